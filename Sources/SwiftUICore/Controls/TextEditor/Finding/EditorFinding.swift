/// The found places in an editor for hosts, and what they do for the find bar. Places count Unicode scalars, as GTK does.
@MainActor
package struct EditorFinding {
    /// The places, which are marked.
    package let matches: [Range<Int>]
    /// The place that the bar is at, which is marked more strongly.
    package let current: Range<Int>?
    /// The last request of the bar.
    package let request: Request
    /// Opens the bar. The search begins at the insertion point.
    package let open: (_ insertion: Int) -> Void
    /// Notes that the user edits this editor, which has the bar among several.
    package let didEdit: () -> Void

    /// A request of the find bar, which a host does once.
    package struct Request {
        /// The number of the request, by which a host knows whether it is new.
        package var number = 0
        package var action = Action.focus
        /// Runs after the request is done and the program has any new text.
        package var completion: (@MainActor () -> Void)?
    }

    /// An action of a host on an editor.
    package enum Action {
        /// Gives the editor the keyboard.
        case focus
        /// Selects a place and scrolls to it.
        case select(Range<Int>)
        /// Replaces places by a text, as if the user typed it.
        case replace([Range<Int>], by: String)
    }
}
