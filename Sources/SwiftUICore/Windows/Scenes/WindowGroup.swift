import Foundation

/// A scene of windows that show the same kind of content.
///
/// A group with an identifier or a type of values opens its windows when `openWindow` asks for them. The first scene of an app, and
/// a group without identifier and values, open a window when the app starts.
@_weakLinked
public struct WindowGroup<Content: View> {
    let id: String?
    let title: String?
    /// The values with which its windows are opened, if they have any.
    let values: WindowValues?
    /// A Boolean value that indicates whether there is at most one window.
    var isSingle = false
    /// The role of the windows.
    var role = WindowRole.windows
    /// A closure that creates the content of a window.
    let content: (WindowValue?) -> Content

    nonisolated init(
        id: String?,
        title: String?,
        values: WindowValues? = nil,
        content: @escaping (WindowValue?) -> Content
    ) {
        (self.id, self.title, self.values, self.content) = (id, title, values, content)
    }

    /// Creates a window group.
    /// - Parameter content: The contents of each window.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, title: nil) { _ in content() }
    }

    /// Creates a window group whose windows `openWindow(id:)` opens.
    nonisolated public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: nil) { _ in content() }
    }

    /// Creates a window group with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, title: titleKey.resolved()) { _ in content() }
    }

    /// Creates a window group with a title.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, title: String(title)) { _ in content() }
    }

    /// Creates a window group with a title whose windows `openWindow(id:)` opens.
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: titleKey.resolved()) { _ in content() }
    }

    /// Creates a window group with a title whose windows `openWindow(id:)` opens.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        id: String,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(id: id, title: String(title)) { _ in content() }
    }

    /// Creates a window group with a title.
    /// - Parameters:
    ///   - title: The title of each window, without its formatting.
    ///   - content: The contents of each window.
    nonisolated public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, title: title.string) { _ in content() }
    }

    /// Creates a window group with a title whose windows `openWindow(id:)` opens.
    /// - Parameters:
    ///   - title: The title of each window, without its formatting.
    ///   - id: The identifier of the group.
    ///   - content: The contents of each window.
    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: title.string) { _ in content() }
    }
}

/// The role of a scene's windows, which determines how they are opened.
enum WindowRole {
    /// The app's work.
    case windows
    /// The app's settings.
    case settings
    /// Tools beside the app's work, which open when they are asked for.
    case utility
    /// The window of an item in the desktop's panel.
    case extra
    /// The exchanges with programs that share something.
    case share
}

extension WindowGroup: Scene {
    public typealias Body = Never
}

extension WindowGroup: PrimitiveScene {
    func makeNode(_ inputs: SceneInputs) -> SceneNode { WindowGroupNode(self, inputs) }
}
