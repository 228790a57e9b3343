import CombineCore
import SystemSupport

extension View {
    /// Performs an action for each value of a publisher while the view exists.
    /// - Parameters:
    ///   - publisher: The publisher. It is subscribed to when the view appears, and again when it changes.
    ///   - action: The action for a value, on the main thread.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P,
        perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(SubscriptionModifier(publisher: publisher, action: action))
    }
}

/// A modifier that performs an action for each value of a publisher.
@_weakLinked
struct SubscriptionModifier<P: Publisher> where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void
}

extension SubscriptionModifier: PrimitiveModifier {
    typealias Body = Never

    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>> {
        SubscriptionNode(view, inputs)
    }
}

/// A node that subscribes when the view is in place, so a publisher which has a value at once changes no state before.
private final class SubscriptionNode<Content: View, P: Publisher>: ModifiedNode<Content, SubscriptionModifier<P>>
where P.Failure == Never {
    private var subscription: AnyCancellable?
    private var subscribed: P?

    override init(_ view: ModifiedContent<Content, SubscriptionModifier<P>>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        graph.commit(self)
    }

    override func viewDidChange() {
        super.viewDidChange()
        graph.commit(self)
    }

    override func commit() {
        let publisher = view.modifier.publisher
        if let subscribed, areEqual(subscribed, publisher) { return }
        subscribed = publisher
        subscription = nil
        subscription = publisher.sink { [weak self] value in
            // A publisher may send on any thread. It hands the value over.
            nonisolated(unsafe) let value = value
            MainThread.run { self?.receive(value) }
        }
    }

    private func receive(_ value: P.Output) {
        guard !isRemoved else { return }
        view.modifier.action(value)
    }

    override func didRemove() {
        subscription = nil
        subscribed = nil
    }
}
