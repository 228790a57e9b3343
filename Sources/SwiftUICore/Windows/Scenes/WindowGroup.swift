import Foundation

/// A scene of windows that show the same kind of content.
///
/// A group with an identifier or a type of values opens its windows when `openWindow` asks for them. The first scene of an app, and
/// a group without identifier and values, open a window when the app starts.
@_weakLinked
public struct WindowGroup<Content: View> {
    let id: String?
    let title: String?
    /// What its windows are opened with, where they are opened with values.
    let values: WindowValues?
    /// Whether there is at most one window.
    var isSingle = false
    /// What asks for the windows.
    var role = WindowRole.windows
    /// Makes the content of a window.
    let content: (WindowValue?) -> Content

    nonisolated init(
        id: String?,
        title: String?,
        values: WindowValues? = nil,
        content: @escaping (WindowValue?) -> Content
    ) {
        (self.id, self.title, self.values, self.content) = (id, title, values, content)
    }

    /// Creates a scene of windows.
    /// - Parameter content: What each window shows.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, title: nil) { _ in content() }
    }

    /// Creates a scene of windows that `openWindow(id:)` opens.
    nonisolated public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: nil) { _ in content() }
    }

    /// Creates a scene of windows with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, title: titleKey.resolved()) { _ in content() }
    }

    /// Creates a scene of windows with a title.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, title: String(title)) { _ in content() }
    }

    /// Creates a scene of windows with a title that `openWindow(id:)` opens.
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: titleKey.resolved()) { _ in content() }
    }

    /// Creates a scene of windows with a title that `openWindow(id:)` opens.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        id: String,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(id: id, title: String(title)) { _ in content() }
    }
}

/// What the windows of a scene are for, which says what asks for them.
enum WindowRole {
    /// The app's work.
    case windows
    /// The app's settings.
    case settings
    /// Tools beside the app's work, which open when they are asked for.
    case utility
    /// What an item of the desktop's panel shows.
    case extra
}

extension WindowGroup: Scene {
    public typealias Body = Never
}

extension WindowGroup: PrimitiveScene {
    func makeNode(_ inputs: SceneInputs) -> SceneNode { WindowGroupNode(self, inputs) }
}
