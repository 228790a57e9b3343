import CXCB
import Glibc

/// The atoms of a connection: the numbers that an X server gives to names.
struct Atoms {
    /// Names that have a number in every server (X protocol, appendix B).
    static let primary = xcb_atom_t(XCB_ATOM_PRIMARY.rawValue)
    static let atom = xcb_atom_t(XCB_ATOM_ATOM.rawValue)
    static let integer = xcb_atom_t(XCB_ATOM_INTEGER.rawValue)
    static let string = xcb_atom_t(XCB_ATOM_STRING.rawValue)
    static let none = xcb_atom_t(XCB_ATOM_NONE.rawValue)

    /// Names that selections work with (ICCCM, section 2), which are interned together when the connection is made.
    enum Name: Int, CaseIterable {
        case clipboard, clipboardManager, targets, timestamp, multiple, saveTargets
        case delete, insertProperty, insertSelection, incremental, atomPair, null, utf8String, text
        /// The property of this program's own windows that selections are converted to.
        case transfer

        /// The name as the server knows it.
        var string: String {
            switch self {
            case .clipboard: "CLIPBOARD"
            case .clipboardManager: "CLIPBOARD_MANAGER"
            case .targets: "TARGETS"
            case .timestamp: "TIMESTAMP"
            case .multiple: "MULTIPLE"
            case .saveTargets: "SAVE_TARGETS"
            case .delete: "DELETE"
            case .insertProperty: "INSERT_PROPERTY"
            case .insertSelection: "INSERT_SELECTION"
            case .incremental: "INCR"
            case .atomPair: "ATOM_PAIR"
            case .null: "NULL"
            case .utf8String: "UTF8_STRING"
            case .text: "TEXT"
            case .transfer: "_TRANSFERABLE_TRANSFER"
            }
        }
    }

    // Lifetime: that of the connection with this value.
    private let connection: OpaquePointer
    private let answers: ServerAnswers
    /// The atoms of names that need not be asked for. They are few, and most pastes need no others.
    private var known: [Known] = []

    private struct Known {
        let name: String
        let atom: xcb_atom_t
    }

    init(_ connection: OpaquePointer, _ answers: ServerAnswers) {
        self.connection = connection
        self.answers = answers
        let names = Name.allCases.map(\.string)
        let atoms = intern(names)
        known.reserveCapacity(names.count + 3)
        for index in names.indices { known.append(Known(name: names[index], atom: atoms[index])) }
        known.append(Known(name: "PRIMARY", atom: Self.primary))
        known.append(Known(name: "ATOM", atom: Self.atom))
        known.append(Known(name: "STRING", atom: Self.string))
    }

    /// One of the names above.
    subscript(name: Name) -> xcb_atom_t { known[name.rawValue].atom }

    /// Returns the atoms of some names, with all requests sent together.
    /// - Returns: One atom for each name; ``none`` if the server refuses the name.
    func intern(_ names: [String]) -> [xcb_atom_t] {
        // Each kind of array that a short command makes costs it some ten microseconds: there is one, of numbers. They are
        // those of requests until the answers take their places.
        var numbers: [UInt32] = []
        for name in names where index(of: name) == nil {
            numbers.append(xcb_intern_atom(connection, 0, UInt16(clamping: name.utf8.count), name).sequence)
        }
        for position in numbers.indices {
            let reply = answers.reply(numbers[position], as: xcb_intern_atom_reply_t.self)
            numbers[position] = reply?.pointee.atom ?? Self.none
            free(reply)
        }
        if numbers.count == names.count { return numbers }
        var asked = numbers.makeIterator()
        return names.map { name in index(of: name).map { known[$0].atom } ?? asked.next() ?? Self.none }
    }

    private func index(of name: String) -> Int? { known.firstIndex { $0.name == name } }
    private func index(of atom: xcb_atom_t) -> Int? { known.firstIndex { $0.atom == atom } }

    /// Returns the names of some atoms, with all requests sent together.
    /// - Returns: One name for each atom; nil for an invalid atom.
    func names(of atoms: [xcb_atom_t]) -> [String?] {
        var requests: [UInt32] = []
        for atom in atoms where atom != Self.none && index(of: atom) == nil {
            requests.append(xcb_get_atom_name(connection, atom).sequence)
        }
        var asked = requests.makeIterator()
        return atoms.map { atom in
            if atom == Self.none { return nil }
            if let index = index(of: atom) { return known[index].name }
            guard let request = asked.next(),
                let reply = answers.reply(request, as: xcb_get_atom_name_reply_t.self)
            else { return nil }
            defer { free(reply) }
            let bytes = UnsafeRawBufferPointer(
                start: xcb_get_atom_name_name(reply),
                count: Int(xcb_get_atom_name_name_length(reply))
            )
            return String(decoding: bytes, as: UTF8.self)
        }
    }
}
