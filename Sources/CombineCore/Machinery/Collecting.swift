extension Publisher {
    /// Attaches a subscriber by way of an operator that publishes once, when it knows enough: it asks for all values, and
    /// keeps its result until that is asked for.
    /// - Parameters:
    ///   - onValue: Takes a value. What it returns, if anything, ends the operator.
    ///   - result: The value to publish after all others, if there is one.
    func collect<Downstream: Subscriber>(
        _ downstream: Downstream,
        onValue: @escaping (Output) -> Downstream.Input?,
        result: @escaping () -> Downstream.Input?
    ) where Downstream.Failure == Failure {
        collect(downstream, mapError: { $0 }, tryValue: { .success(onValue($0)) }, result: result)
    }

    /// Attaches a subscriber by way of an operator that publishes once, and that can throw.
    func collectThrowing<Downstream: Subscriber>(
        _ downstream: Downstream,
        onValue: @escaping (Output) throws -> Downstream.Input?,
        result: @escaping () -> Downstream.Input?
    ) where Downstream.Failure == any Error {
        collect(downstream, mapError: { $0 }, tryValue: { value in Result { try onValue(value) } }, result: result)
    }

    private func collect<Downstream: Subscriber>(
        _ downstream: Downstream,
        mapError: @escaping (Failure) -> Downstream.Failure,
        tryValue: @escaping (Output) -> Result<Downstream.Input?, Downstream.Failure>,
        result: @escaping () -> Downstream.Input?
    ) {
        let outlet = Outlet(downstream)
        func end(_ value: Downstream.Input?) {
            if let value { outlet.send(value) }
            outlet.finish(.finished)
        }
        var relay: Relay<Output, Failure>?
        let made = Relay<Output, Failure>(
            onCompletion: { completion in
                switch completion {
                case .finished: end(result())
                case .failure(let error): outlet.finish(.failure(mapError(error)))
                }
                relay = nil
            },
            onValue: { value in
                let made = tryValue(value)
                if case .success(nil) = made { return .none }
                relay?.cancel()
                relay = nil
                switch made {
                case .success(let value): end(value)
                case .failure(let error): outlet.finish(.failure(error))
                }
                return .none
            }
        )
        relay = made
        outlet.onCancel = {
            relay?.cancel()
            relay = nil
        }
        outlet.attach()
        made.request(.unlimited)
        guard !outlet.isOver else { return made.cancel() }
        receive(subscriber: made)
    }
}
