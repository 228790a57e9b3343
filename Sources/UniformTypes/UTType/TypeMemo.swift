import Synchronization

/// A cache of types by key, valid until the declarations or the desktop's database change.
///
/// It holds a bounded number of types, since keys come from file names and other processes. All operations may be called
/// from any thread.
///
/// The table is a custom one because the first use of a dictionary makes the runtime search all libraries for the key's
/// conformance to `Hashable`. For each type of key that takes some hundred microseconds and kilobytes, which is too
/// much for the first look-up in a short-lived program.
final class TypeMemo: Sendable {
    private static var capacity: Int { 1024 }
    private static var slotCount: Int { 2 * capacity }

    /// An object, because the runtime would have to make the type of the storage of an array of structures, too.
    private final class Entry: Sendable {
        let number: UInt64
        let text: String
        let type: UTType

        init(number: UInt64, text: String, type: UTType) {
            self.number = number
            self.text = text
            self.type = type
        }
    }

    private struct State {
        var generation: Generation?
        /// The database whose names or numbers the keys are; nil for keys of no database.
        var database: DesktopDatabase?
        var entries: [Entry] = []
        /// The positions of entries plus one, each at the place of its key's hash or at the next free place.
        var slots: [UInt16] = []
    }

    private let state = Mutex(State())

    /// Returns the remembered type of a key, which is a number, a text or both.
    ///
    /// - Parameters:
    ///   - number: The number of the key.
    ///   - text: The text of the key.
    ///   - database: The database in which the key has its meaning; nil for a key that means the same in each.
    func type(number: UInt64 = 0, text: String = "", in database: DesktopDatabase? = nil) -> UTType? {
        let generation = Generation.current
        return state.withLock { state in
            guard state.generation == generation, state.database === database, !state.entries.isEmpty else {
                return nil
            }
            let slot = Self.slot(number, text, in: state)
            return state.slots[slot] == 0 ? nil : state.entries[Int(state.slots[slot]) - 1].type
        }
    }

    /// Remembers the type of a key.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - number: The number of the key.
    ///   - text: The text of the key.
    ///   - database: The database in which the key has its meaning; nil for a key that means the same in each.
    ///   - generation: The state of the declarations and the database of which the type was made.
    func remember(
        _ type: UTType,
        number: UInt64 = 0,
        text: String = "",
        in database: DesktopDatabase? = nil,
        madeOf generation: Generation
    ) {
        state.withLock { state in
            let isOther = state.generation != generation || state.database !== database
            if isOther || state.entries.count >= Self.capacity {
                state.entries.removeAll(keepingCapacity: true)
                state.slots = [UInt16](repeating: 0, count: Self.slotCount)
                (state.generation, state.database) = (generation, database)
            }
            let slot = Self.slot(number, text, in: state)
            let entry = Entry(number: number, text: text, type: type)
            if state.slots[slot] == 0 {
                state.entries.append(entry)
                state.slots[slot] = UInt16(state.entries.count)
            } else {
                state.entries[Int(state.slots[slot]) - 1] = entry
            }
        }
    }

    /// Returns the slot of a key, or the free slot for it.
    private static func slot(_ number: UInt64, _ text: String, in state: State) -> Int {
        // FNV-1a. Keys that are made to collide cost a comparison with each of the few keys that there are.
        var hash = (0xCBF2_9CE4_8422_2325 ^ number) &* 0x0100_0000_01B3
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01B3 }
        var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & (slotCount - 1)
        while state.slots[slot] != 0 {
            let entry = state.entries[Int(state.slots[slot]) - 1]
            if entry.number == number, entry.text == text { break }
            slot = (slot + 1) & (slotCount - 1)
        }
        return slot
    }
}

/// A snapshot of everything that determines the types that are not built in.
struct Generation: Equatable, Sendable {
    private let registry: Int
    private let database: Int

    /// The state as of now.
    static var current: Generation {
        Generation(registry: TypeRegistry.shared.generation, database: DesktopDatabase.generation)
    }
}
