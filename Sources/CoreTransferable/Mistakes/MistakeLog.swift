import Synchronization
import UniformTypes

/// Reports mistakes through swift-log, each once in a process.
enum MistakeLog {
    private static let checked = Mutex<Set<ObjectIdentifier>>([])
    private static let said = Mutex<Set<Mistake>>([])

    /// Says the mistakes in a type's representation when the type is used for the first time.
    static func check<Item: Transferable>(_ type: Item.Type) {
        guard checked.withLock({ $0.insert(ObjectIdentifier(type)).inserted }) else { return }
        // The content types' own logger already reports undeclared types.
        for mistake in type.mistakes where mistake.kind != .undeclaredType { say(mistake) }
    }

    /// Reports a mistake unless it was reported before.
    static func say(_ mistake: Mistake) {
        guard said.withLock({ $0.insert(mistake).inserted }) else { return }
        BackgroundLogger(label: "CoreTransferable").warning("\(mistake.description)")
    }
}
