import CXCB

/// One of the selections of an X server.
public enum X11Selection: Hashable, Sendable {
    /// The clipboard for copying and pasting: `CLIPBOARD`.
    case clipboard
    /// The selected text or items, which the middle mouse button inserts: `PRIMARY`.
    case primary
}

extension X11Connection {
    /// Returns the name of a selection in the server.
    func atom(of selection: X11Selection) -> xcb_atom_t {
        switch selection {
        case .clipboard: atoms[.clipboard]
        case .primary: Atoms.primary
        }
    }
}
