import SwiftUICore

/// The receiver of the items of an Edit menu, which performs them on the view with the focus.
@MainActor
protocol MenuEditing: AnyObject {
    /// Called before a menu of the menu bar, or the primary menu, is opened by keys.
    var menuBarWillOpen: () -> Void { get set }

    /// Returns whether an action is meant for a text, which edits itself.
    func isForText(_ action: EditAction) -> Bool

    func canPerform(_ action: EditAction) -> Bool

    func perform(_ action: EditAction)

    /// Gives the focus back that the menu bar took.
    func leaveMenuBar()
}
