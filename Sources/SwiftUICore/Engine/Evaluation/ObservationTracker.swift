import Observation
import SystemSupport

/// An object that tells a reader when a property of an observable object that the last evaluation read is about to change.
///
/// Observation keeps a tracking until one of the properties changes, and has no way to withdraw it before. So each tracking also
/// reads a property of an object of the tracker's own, which changes when the tracking is not needed.
@MainActor
final class ObservationTracker {
    /// The number of the last evaluation. Earlier ones are passed over when they are withdrawn.
    private(set) var evaluation = 0
    private var withdrawal: Withdrawal?

    /// The types of readers that have read a property of an observable object. Most read none, and need no withdrawal, which
    /// takes a microsecond and 700 bytes. The first tracking of each type cannot be withdrawn.
    private static var observingTypes: Set<AddressKey> = []

    /// Runs an evaluation, and tracks the values that it reads in place of those of the last one.
    /// - Parameter reader: The reader, which is notified once, on the main actor.
    func track<Result>(for reader: any ValueReader, _ evaluate: () -> Result) -> Result {
        evaluation += 1
        withdrawal?.withdraw()
        if withdrawal == nil, Self.observingTypes.contains(AddressKey(type(of: reader))) {
            withdrawal = Withdrawal()
        }
        return withObservationTracking(
            {
                withdrawal?.read()
                return evaluate()
            },
            onChange: handler(for: reader)
        )
    }

    /// Returns a handler that is called before a change. Observation requests it after an evaluation that has read an
    /// observable property.
    private func handler(for reader: any ValueReader) -> @Sendable () -> Void {
        if withdrawal == nil { Self.observingTypes.insert(AddressKey(type(of: reader))) }
        let tracked = evaluation
        return { [weak self, weak reader] in
            let transaction = Transaction.current
            MainThread.run {
                guard self?.evaluation == tracked else { return }
                transaction.perform { reader?.readValueDidChange() }
            }
        }
    }

    deinit { withdrawal?.withdraw() }
}

/// An observable object whose only property changes when a tracking ends.
private final class Withdrawal: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var mark: Void { () }

    func read() { registrar.access(self, keyPath: \.mark) }
    func withdraw() { registrar.willSet(self, keyPath: \.mark) }
}
