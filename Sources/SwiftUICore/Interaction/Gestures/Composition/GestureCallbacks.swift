/// A gesture with a transformed value.
@_weakLinked
public struct _MapGesture<Base: Gesture, Value> {
    let base: Base
    let transform: (Base.Value) -> Value
}

extension _MapGesture: PrimitiveGesture {
    public typealias Body = Never

    func recognizer(reusing kept: Recognizer<Value>?) -> Recognizer<Value> {
        let kept = kept as? EffectRecognizer<Base.Value, Value>
        return EffectRecognizer(base.makeRecognizer(reusing: kept?.base), keeping: kept) { [transform] phase, _ in
            phase.map(transform)
        }
    }
}

/// A gesture that reports its value to the program.
@_weakLinked
public struct _CallbackGesture<Base: Gesture> {
    let base: Base
    /// The report of a phase to the program, depending on the previous report.
    let effect: (GesturePhase<Base.Value>, EffectMemory) -> (() -> Void)?
}

extension _CallbackGesture: PrimitiveGesture {
    public typealias Body = Never
    public typealias Value = Base.Value

    func recognizer(reusing kept: Recognizer<Value>?) -> Recognizer<Value> {
        let kept = kept as? EffectRecognizer<Value, Value>
        let memory = kept?.memory ?? EffectMemory()
        return EffectRecognizer(base.makeRecognizer(reusing: kept?.base), keeping: kept, memory) {
            [effect] phase, context in
            if let action = effect(phase, memory) { context.effects.append(action) }
            return phase
        }
    }
}

/// A gesture that updates a state while it is in progress.
@_weakLinked
public struct GestureStateGesture<Base: Gesture, State> {
    let base: Base
    let state: GestureState<State>
    let update: (Base.Value, inout State, inout Transaction) -> Void
}

extension GestureStateGesture: PrimitiveGesture {
    public typealias Body = Never
    public typealias Value = Base.Value

    func recognizer(reusing kept: Recognizer<Value>?) -> Recognizer<Value> {
        let kept = kept as? EffectRecognizer<Value, Value>
        return EffectRecognizer(base.makeRecognizer(reusing: kept?.base), keeping: kept) {
            [state, update] phase, context in
            switch phase {
            case .possible, .active:
                guard let value = phase.value else { break }
                context.effects.append { state.update { update(value, &$0, &$1) } }
            case .ended, .failed:
                context.effects.append { state.reset() }
            }
            return phase
        } onReset: { [state] in
            state.reset()
        }
    }
}

/// A recognizer that observes the phases of another.
final class EffectRecognizer<BaseValue, Value>: Recognizer<Value> {
    let base: Recognizer<BaseValue>
    let memory: EffectMemory
    private let look: (GesturePhase<BaseValue>, inout RecognitionContext) -> GesturePhase<Value>
    private let onReset: (() -> Void)?
    /// A Boolean value that indicates whether something was begun that a reset puts back.
    private var isBegun: Bool

    init(
        _ base: Recognizer<BaseValue>,
        keeping kept: EffectRecognizer?,
        _ memory: EffectMemory = EffectMemory(),
        _ look: @escaping (GesturePhase<BaseValue>, inout RecognitionContext) -> GesturePhase<Value>,
        onReset: (() -> Void)? = nil
    ) {
        (self.base, self.memory, self.look, self.onReset) = (base, memory, look, onReset)
        isBegun = kept?.isBegun ?? false
    }

    override func reset(_ context: inout RecognitionContext) {
        base.reset(&context)
        if isBegun { onReset?() }
        isBegun = false
        memory.value = nil
    }

    override func handle(_ event: GestureEvent, _ context: inout RecognitionContext) -> GesturePhase<Value> {
        let phase = base.handle(event, &context)
        isBegun = true
        return look(phase, &context)
    }
}

extension Gesture {
    /// Returns a gesture that transforms the value of this one.
    /// - Parameter body: Makes the value.
    public func map<Other>(_ body: @escaping (Value) -> Other) -> _MapGesture<Self, Other> {
        _MapGesture(base: self, transform: body)
    }

    /// Adds an action to perform when the gesture ends.
    /// - Parameter action: Called with the last value.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _CallbackGesture<Self> {
        _CallbackGesture(base: self) { phase, _ in
            if case .ended(let value) = phase { { action(value) } } else { nil }
        }
    }

    /// Updates a state while the gesture is in progress. The state is reset afterward.
    /// - Parameters:
    ///   - state: The state: a `@GestureState` with a `$`.
    ///   - body: Called with the gesture's value, the state to change, and the transaction of the change.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, update: body)
    }
}

extension Gesture where Value: Equatable {
    /// Adds an action to perform when the gesture's value changes.
    /// - Parameter action: Called with the value.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _CallbackGesture<Self> {
        _CallbackGesture(base: self) { phase, memory in
            guard !phase.isEnded, let value = phase.value else { return nil }
            return {
                if memory.value as? Value != value { action(value) }
                memory.value = value
            }
        }
    }
}

/// The last report of a gesture to a program.
final class EffectMemory {
    var value: Any?
}
