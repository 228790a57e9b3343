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
    enum Name: String, CaseIterable {
        case clipboard = "CLIPBOARD"
        case clipboardManager = "CLIPBOARD_MANAGER"
        case targets = "TARGETS"
        case timestamp = "TIMESTAMP"
        case multiple = "MULTIPLE"
        case saveTargets = "SAVE_TARGETS"
        case delete = "DELETE"
        case insertProperty = "INSERT_PROPERTY"
        case insertSelection = "INSERT_SELECTION"
        case incremental = "INCR"
        case atomPair = "ATOM_PAIR"
        case null = "NULL"
        case utf8String = "UTF8_STRING"
        case text = "TEXT"
        /// The property of this program's own windows that selections are converted to.
        case transfer = "_TRANSFERABLE_TRANSFER"
    }

    private let connection: OpaquePointer
    private var atoms: [String: xcb_atom_t] = ["PRIMARY": Self.primary, "ATOM": Self.atom, "STRING": Self.string]
    private var names: [xcb_atom_t: String] = [Self.primary: "PRIMARY", Self.atom: "ATOM", Self.string: "STRING"]

    init(_ connection: OpaquePointer) {
        self.connection = connection
        _ = intern(Name.allCases.map(\.rawValue))
    }

    /// One of the names above.
    subscript(name: Name) -> xcb_atom_t { atoms[name.rawValue] ?? Self.none }

    /// The atoms of some names. All that are new are asked for at once.
    /// - Returns: As many as there are names; ``none`` for what the server refuses.
    mutating func intern(_ names: [String]) -> [xcb_atom_t] {
        let asked = names.map { name in
            atoms[name] == nil ? xcb_intern_atom(connection, 0, UInt16(clamping: name.utf8.count), name) : nil
        }
        return zip(names, asked).map { name, cookie in
            if let atom = atoms[name] {
                if let cookie { xcb_discard_reply(connection, cookie.sequence) }
                return atom
            }
            guard let cookie, let reply = xcb_intern_atom_reply(connection, cookie, nil) else { return Self.none }
            defer { free(reply) }
            atoms[name] = reply.pointee.atom
            self.names[reply.pointee.atom] = name
            return reply.pointee.atom
        }
    }

    /// The names of some atoms. All that are new are asked for at once.
    /// - Returns: As many as there are atoms; nil for what is no atom.
    mutating func names(of atoms: [xcb_atom_t]) -> [String?] {
        let asked = atoms.map { names[$0] == nil && $0 != Self.none ? xcb_get_atom_name(connection, $0) : nil }
        return zip(atoms, asked).map { atom, cookie in
            guard let cookie else { return names[atom] }
            guard let reply = xcb_get_atom_name_reply(connection, cookie, nil) else { return nil }
            defer { free(reply) }
            let bytes = UnsafeRawBufferPointer(
                start: xcb_get_atom_name_name(reply),
                count: Int(xcb_get_atom_name_name_length(reply))
            )
            let name = String(decoding: bytes, as: UTF8.self)
            names[atom] = name
            self.atoms[name] = atom
            return name
        }
    }
}
