/// A scene with a single window.
@_weakLinked
public struct Window<Content: View> {
    let group: WindowGroup<Content>

    nonisolated private init(id: String, title: String, content: @escaping () -> Content) {
        var group = WindowGroup(id: id, title: title) { _ in content() }
        group.isSingle = true
        self.group = group
    }

    /// Creates a window.
    /// - Parameters:
    ///   - titleKey: Its title.
    ///   - id: The identifier for `openWindow(id:)`, which brings the window to the front where it is open.
    ///   - content: The views that it shows.
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: titleKey.resolved(), content: content)
    }

    /// Creates a window.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        id: String,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(id: id, title: String(title), content: content)
    }

    /// Creates a window.
    /// - Parameters:
    ///   - title: Its title, without its formatting.
    ///   - id: The identifier for `openWindow(id:)`, which brings the window to the front where it is open.
    ///   - content: The views that it shows.
    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: title.string, content: content)
    }
}

extension Window: Scene {
    /// The scene that contains the window.
    public var body: some Scene { group }
}
