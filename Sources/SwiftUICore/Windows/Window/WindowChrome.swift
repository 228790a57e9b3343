import Foundation

/// What views ask of the window that they are in.
@MainActor
package struct WindowChrome: @MainActor Equatable {
    /// The title; nil where no view sets one.
    package var title: String?
    /// Writes the title that the user gives; nil for a title that the user cannot change.
    package var rename: (@MainActor (String) -> Void)?
    /// The subtitle; nil where no view sets one.
    package var subtitle: String?
    /// The items of the toolbar, in the order of the views.
    package var toolbar: [ToolbarEntry] = []
    /// Whether there is a toolbar, be it empty.
    package var hasToolbar = false
    /// What is presented over the window, the first at the back.
    package var presentations: [Presentation] = []
    /// The file dialogs that are shown over the window.
    package var fileDialogs: [FileDialog] = []
    /// Whether the window is to be light or dark; nil for as the desktop is.
    package var colorScheme: ColorScheme?
    /// What the user may do with the window.
    package var interactions = WindowInteractions()
    /// Whether the user may not close what the views are presented in.
    package var isInteractiveDismissDisabled = false
    /// What is done with URLs from outside, in the order of the views.
    var openURLActions: [(URL) -> Void] = []
    /// Which URLs from outside the views prefer and take; nil where they say nothing.
    var eventPreference: EventPreference?
    /// The controls that keys press, in the order of the views.
    var shortcutTargets: [ShortcutTarget] = []
    /// The menus whose items keys choose, in the order of the views.
    var menus: [MenuSource] = []
    /// What leaves a dialog, as its cancel button does; nil where it has none.
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
    }

    /// Whether a host shows the same for both.
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
    }
}
