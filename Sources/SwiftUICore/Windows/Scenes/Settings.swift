/// A scene for the app's settings, whose window opens with the item Settings… of the Edit menu and with Control-comma.
///
/// ```swift
/// @main struct NotesApp: App {
///     var body: some Scene {
///         WindowGroup { NotesView() }
///         Settings { SettingsView() }
///     }
/// }
/// ```
///
/// The windows of an app with settings have a menu bar, or a primary menu on GNOME.
@_weakLinked
public struct Settings<Content: View> {
    private let group: WindowGroup<Content>

    /// Creates a scene for the app's settings.
    /// - Parameter content: The contents of the window.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content) {
        var group = WindowGroup(id: nil, title: "Settings") { _ in content() }
        group.isSingle = true
        group.role = .settings
        self.group = group
    }
}

extension Settings: Scene {
    /// The scene that contains the window.
    public var body: some Scene { group }
}

/// An action that opens the app's settings.
@_weakLinked
public struct OpenSettingsAction {
    weak var opener: (any WindowOpener)?

    /// Opens the app's settings, or brings their window to the front if it is already open.
    @MainActor @preconcurrency public func callAsFunction() { opener?.openSettings() }
}

private enum OpenSettingsKey: EnvironmentKey { static var defaultValue: OpenSettingsAction { OpenSettingsAction() } }

extension EnvironmentValues {
    /// An action that opens the app's settings.
    public internal(set) var openSettings: OpenSettingsAction {
        get { self[OpenSettingsKey.self] }
        set { self[OpenSettingsKey.self] = newValue }
    }
}

/// A button that opens the app's settings.
@_weakLinked
public struct SettingsLink<Label: View> {
    private let label: Label

    /// Creates a button that opens the app's settings.
    /// - Parameter label: The label of the button.
    nonisolated public init(@ViewBuilder label: () -> Label) { self.label = label() }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    /// Creates a button that opens the app's settings, with the default label.
    nonisolated public init() { self.init { DefaultSettingsLinkLabel() } }
}

extension SettingsLink: View {
    /// A button that opens the app's settings.
    public var body: some View { SettingsButton(label: label) }
}

/// The default label of a button that opens the app's settings.
@_weakLinked
public struct DefaultSettingsLinkLabel {}

extension DefaultSettingsLinkLabel: View {
    public var body: some View { Text("Settings…") }
}

private struct SettingsButton<Label: View>: View {
    let label: Label
    @Environment(\.openSettings) private var openSettings

    var body: some View {
        Button {
            openSettings()
        } label: {
            label
        }
    }
}
