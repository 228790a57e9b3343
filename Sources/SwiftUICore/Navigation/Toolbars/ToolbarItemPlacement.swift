/// The placement of an item in a toolbar.
///
/// A toolbar is the bar at the top of the window, with the title in its middle; ``bottomBar`` is another at the bottom.
@_weakLinked
public struct ToolbarItemPlacement: Hashable, Sendable {
    /// A part of the bar, or the bar at the bottom of the window.
    package enum Part: Hashable, Sendable { case leading, document, middle, trailing, bottom }

    /// The part of the bar.
    package let part: Part
    /// A Boolean value that indicates whether the item is the confirmation action of a sheet.
    package var isConfirmation = false

    /// A Boolean value that indicates whether the item ends a sheet, so that its window needs no button for that.
    var endsSheet = false

    /// A Boolean value that indicates whether the item stands in place of the window's title.
    package var replacesTitle = false

    /// A Boolean value that indicates whether there is such a place.
    var isShown = true

    private init(
        _ part: Part,
        isConfirmation: Bool = false,
        endsSheet: Bool = false,
        replacesTitle: Bool = false,
        isShown: Bool = true
    ) {
        (self.part, self.isConfirmation, self.isShown) = (part, isConfirmation, isShown)
        (self.endsSheet, self.replacesTitle) = (endsSheet, replacesTitle)
    }

    /// The place directly before the title, for the window's document.
    static let document = ToolbarItemPlacement(.document)
    /// After the title.
    public static let automatic = ToolbarItemPlacement(.trailing)
    /// In the middle of the bar. The title is then at its start.
    public static let principal = ToolbarItemPlacement(.middle)
    /// Before the title, for items that navigate.
    public static let navigation = ToolbarItemPlacement(.leading)
    /// After the title, for the most frequent actions.
    public static let primaryAction = ToolbarItemPlacement(.trailing)
    /// After the title, for less frequent actions.
    public static let secondaryAction = ToolbarItemPlacement(.trailing)
    /// After the title, for status information.
    public static let status = ToolbarItemPlacement(.trailing)
    /// At the trailing end of a sheet's bar, for the action that confirms.
    public static let confirmationAction = ToolbarItemPlacement(.trailing, isConfirmation: true, endsSheet: true)
    /// At the leading end of a sheet's bar, for the action that cancels.
    public static let cancellationAction = ToolbarItemPlacement(.leading, endsSheet: true)
    /// At the trailing end of a sheet's bar, for a destructive action.
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
    public static let title = ToolbarItemPlacement(.middle, replacesTitle: true)
    /// Above an on-screen keyboard, which a desktop does not have. The items are not shown.
    public static let keyboard = ToolbarItemPlacement(.trailing, isShown: false)
    /// In a bar at the bottom of the window.
    public static let bottomBar = ToolbarItemPlacement(.bottom)
}
