/// The matches in an editor and the requests of the find bar, for hosts. Offsets count Unicode scalars, as in GTK.
@MainActor
package struct EditorFinding {
    /// The matches, which are highlighted.
    package let matches: [Range<Int>]
    /// The current match of the find bar, which is highlighted more strongly.
    package let current: Range<Int>?
    /// The most recent request of the find bar.
    package let request: Request
    /// A closure that opens the find bar and starts the search at the insertion point.
    package let open: (_ insertion: Int) -> Void
    /// A closure that reports that the user is editing this editor, so that the find bar belongs to it rather than to another.
    package let didEdit: () -> Void

    /// A request of the find bar, which a host performs once.
    package struct Request {
        /// The number of the request, which tells a host whether the request is new.
        package var number = 0
        package var action = Action.focus
        /// A closure that runs after the request has been performed and the program has received any new text.
        package var completion: (@MainActor () -> Void)?
    }

    /// An action for a host to perform on an editor.
    package enum Action {
        /// Moves keyboard focus to the editor.
        case focus
        /// Selects a range and scrolls to it.
        case select(Range<Int>)
        /// Replaces ranges with a text, as though the user had typed it.
        case replace([Range<Int>], by: String)
    }
}
