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

    private let connection: OpaquePointer
    private let answers: ServerAnswers
    /// The atoms of names that need not be asked for. They are few, and most pastes need no others.
    private var known: [(name: String, atom: xcb_atom_t)] = []

    init(_ connection: OpaquePointer, _ answers: ServerAnswers) {
        self.connection = connection
        self.answers = answers
        let names = Name.allCases.map(\.string)
        known = Array(zip(names, intern(names)))
        known += [("PRIMARY", Self.primary), ("ATOM", Self.atom), ("STRING", Self.string)]
    }

    /// One of the names above.
    subscript(name: Name) -> xcb_atom_t { known[name.rawValue].atom }

    /// The atoms of some names, all asked for at once.
    /// - Returns: As many as there are names; ``none`` for what the server refuses.
    func intern(_ names: [String]) -> [xcb_atom_t] {
        let asked = names.map { name -> (atom: xcb_atom_t, cookie: xcb_intern_atom_cookie_t?) in
            if let known = known.first(where: { $0.name == name }) { return (known.atom, nil) }
            return (Self.none, xcb_intern_atom(connection, 0, UInt16(clamping: name.utf8.count), name))
        }
        return asked.map { atom, cookie in
            guard let cookie else { return atom }
            guard let reply = answers.reply(cookie.sequence, as: xcb_intern_atom_reply_t.self) else {
                return Self.none
            }
            defer { free(reply) }
            return reply.pointee.atom
        }
    }

    /// The names of some atoms, all asked for at once.
    /// - Returns: As many as there are atoms; nil for what is no atom.
    func names(of atoms: [xcb_atom_t]) -> [String?] {
        let asked = atoms.map { atom -> (name: String?, cookie: xcb_get_atom_name_cookie_t?) in
            if atom == Self.none { return (nil, nil) }
            if let known = known.first(where: { $0.atom == atom }) { return (known.name, nil) }
            return (nil, xcb_get_atom_name(connection, atom))
        }
        return asked.map { name, cookie in
            guard let cookie else { return name }
            guard let reply = answers.reply(cookie.sequence, as: xcb_get_atom_name_reply_t.self) else { return nil }
            defer { free(reply) }
            let bytes = UnsafeRawBufferPointer(
                start: xcb_get_atom_name_name(reply),
                count: Int(xcb_get_atom_name_name_length(reply))
            )
            return String(decoding: bytes, as: UTF8.self)
        }
    }
}
