import Synchronization

/// Remembers which types keys stand for, until the declarations or the desktop's database change.
///
/// It holds a bounded number of types, since keys come from file names and other processes. All operations may be called
/// from any thread.
final class TypeMemo<Key: Hashable & Sendable>: Sendable {
    private static var capacity: Int { 1024 }

    private struct State {
        var generation: Generation?
        var types: [Key: UTType] = [:]
    }

    private let state = Mutex(State())

    /// The remembered type of a key.
    func type(for key: Key) -> UTType? {
        let generation = Generation.current
        return state.withLock { $0.generation == generation ? $0.types[key] : nil }
    }

    /// Remembers the type of a key.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - key: The key.
    ///   - generation: The state of the declarations and the database of which the type was made.
    func remember(_ type: UTType, for key: Key, madeOf generation: Generation) {
        state.withLock { state in
            if state.generation != generation || state.types.count >= Self.capacity {
                state.types.removeAll(keepingCapacity: true)
                state.generation = generation
            }
            state.types[key] = type
        }
    }
}

/// A state of all that types which are not built in are made of.
struct Generation: Equatable, Sendable {
    private let registry: Int
    private let database: Int

    /// The state as of now.
    static var current: Generation {
        Generation(registry: TypeRegistry.shared.generation, database: DesktopDatabase.generation)
    }
}
