import Foundation

/// The properties that views request of their window.
@MainActor
package struct WindowChrome: @MainActor Equatable {
    /// The title; nil if no view sets one.
    package var title: String?
    /// A closure that receives the title that the user enters; nil for a title that the user can't change.
    package var rename: (@MainActor (String) -> Void)?
    /// The subtitle; nil if no view sets one.
    package var subtitle: String?
    /// The items of the toolbar, in the order of the views.
    package var toolbar: [ToolbarEntry] = []
    /// A Boolean value that indicates whether there is a toolbar, even if it is empty.
    package var hasToolbar = false
    /// The presentations over the window, from back to front.
    package var presentations: [Presentation] = []
    /// The file dialogs that are shown over the window.
    package var fileDialogs: [FileDialog] = []
    /// The light or dark appearance of the window; nil for that of the desktop.
    package var colorScheme: ColorScheme?
    /// The ways in which the user may change the window.
    package var interactions = WindowInteractions()
    /// A Boolean value that indicates whether the user is prevented from closing the presentation of the views.
    package var isInteractiveDismissDisabled = false
    /// A Boolean value that indicates whether the views have a control that ends their sheet, such as a button “Cancel”.
    package var hasEndingControl = false
    /// The actions for URLs from outside, in the order of the views.
    var openURLActions: [(URL) -> Void] = []
    /// The preference of the views for URLs from outside; nil for none.
    var eventPreference: EventPreference?
    /// The controls that keys press, in the order of the views.
    var shortcutTargets: [ShortcutTarget] = []
    /// The menus with keyboard shortcuts, in the order of the views.
    var menus: [MenuSource] = []
    /// The action that leaves a dialog, like its cancel button; nil if it has none.
    var cancelAction: (@MainActor () -> Void)?

    init() {}

    init(_ preferences: PreferenceValues) {
        title = preferences[NavigationTitleKey.self]?.text
        if let title = preferences[NavigationTitleKey.self]?.renaming { rename = { title.wrappedValue = $0 } }
        subtitle = preferences[NavigationSubtitleKey.self]
        toolbar = preferences[ToolbarHiddenKey.self] ? [] : preferences[ToolbarEntriesKey.self]
        hasToolbar = !toolbar.isEmpty || preferences[ToolbarRoomKey.self] || rename != nil
        interactions = preferences[WindowInteractionsKey.self]
        presentations = preferences[PresentationsKey.self]
        fileDialogs = preferences[FileDialogsKey.self]
        colorScheme = preferences[PreferredColorSchemeKey.self]
        isInteractiveDismissDisabled = preferences[InteractiveDismissDisabledKey.self]
        openURLActions = preferences[OpenURLActionsKey.self]
        eventPreference = preferences[EventPreferenceKey.self]
        cancelAction = preferences[CancelActionKey.self]
        shortcutTargets = preferences[ShortcutTargetsKey.self]
        menus = preferences[ShortcutMenusKey.self]
        hasEndingControl =
            preferences[EndingButtonKey.self] || toolbar.contains(where: \.placement.endsSheet)
            || shortcutTargets.contains { $0.shortcut == .cancelAction }
    }

    /// Returns a Boolean value that indicates whether a host displays both the same way.
    package static func == (first: WindowChrome, second: WindowChrome) -> Bool {
        guard (first.rename == nil) == (second.rename == nil), first.interactions == second.interactions else {
            return false
        }
        return first.title == second.title && first.subtitle == second.subtitle
            && first.toolbar.elementsEqual(second.toolbar, by: ===)
            && first.hasToolbar == second.hasToolbar && first.colorScheme == second.colorScheme
            && first.presentations.elementsEqual(second.presentations, by: ===)
            && first.fileDialogs.elementsEqual(second.fileDialogs, by: ===)
            && first.isInteractiveDismissDisabled == second.isInteractiveDismissDisabled
            && first.hasEndingControl == second.hasEndingControl
    }
}
