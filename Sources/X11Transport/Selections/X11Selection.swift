import CXCB

/// One of an X server's selections.
public enum X11Selection: Hashable, Sendable {
    /// What is copied and pasted: `CLIPBOARD`.
    case clipboard
    /// What is selected, and inserted with the middle mouse button: `PRIMARY`.
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
