/// The placement of an item in a toolbar.
///
/// A toolbar is the bar at the top of the window, with the title in its middle.
@_weakLinked
public struct ToolbarItemPlacement: Hashable, Sendable {
    /// A part of the bar.
    package enum Part: Hashable, Sendable { case leading, document, middle, trailing }

    /// The part of the bar.
    package let part: Part
    /// A Boolean value that indicates whether the item confirms a sheet.
    package var isConfirmation = false

    /// A Boolean value that indicates whether there is such a place.
    var isShown = true

    private init(_ part: Part, isConfirmation: Bool = false, isShown: Bool = true) {
        (self.part, self.isConfirmation, self.isShown) = (part, isConfirmation, isShown)
    }

    /// The place directly before the title, for the window's document.
    static let document = ToolbarItemPlacement(.document)
    /// After the title.
    public static let automatic = ToolbarItemPlacement(.trailing)
    /// In place of the title.
    public static let principal = ToolbarItemPlacement(.middle)
    /// Before the title, for items that navigate.
    public static let navigation = ToolbarItemPlacement(.leading)
    /// After the title, for the most frequent actions.
    public static let primaryAction = ToolbarItemPlacement(.trailing)
    /// After the title, for less frequent actions.
    public static let secondaryAction = ToolbarItemPlacement(.trailing)
    /// After the title, for status information.
    public static let status = ToolbarItemPlacement(.trailing)
    /// At the end of a sheet's bar: the button that confirms.
    public static let confirmationAction = ToolbarItemPlacement(.trailing, isConfirmation: true)
    /// At the beginning of a sheet's bar: the button that cancels.
    public static let cancellationAction = ToolbarItemPlacement(.leading)
    /// At the end of a sheet's bar: the button of a destructive action.
    public static let destructiveAction = ToolbarItemPlacement(.trailing)
    /// Before the title.
    public static let topBarLeading = ToolbarItemPlacement(.leading)
    /// After the title.
    public static let topBarTrailing = ToolbarItemPlacement(.trailing)
    /// The same as ``topBarLeading``.
    public static let navigationBarLeading = ToolbarItemPlacement(.leading)
    /// The same as ``topBarTrailing``.
    public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
    /// In place of the title.
    public static let title = ToolbarItemPlacement(.middle)
    /// Above an on-screen keyboard, which a desktop does not have: the items are not shown.
    public static let keyboard = ToolbarItemPlacement(.trailing, isShown: false)
    /// After the title: windows of a desktop have one bar.
    public static let bottomBar = ToolbarItemPlacement(.trailing)
}
