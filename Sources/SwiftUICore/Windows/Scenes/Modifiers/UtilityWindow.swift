/// A utility window, which stays above the app's other windows if the desktop allows it.
///
/// It opens when `openWindow(id:)` asks for it.
@_weakLinked
public struct UtilityWindow<Content: View> {
    private let group: WindowGroup<Content>

    nonisolated private init(id: String, title: String, content: @escaping () -> Content) {
        var group = WindowGroup(id: id, title: title) { _ in content() }
        group.isSingle = true
        group.role = .utility
        self.group = group
    }

    /// Creates a utility window.
    /// - Parameters:
    ///   - titleKey: Its title.
    ///   - id: The identifier for `openWindow(id:)`.
    ///   - content: The views that it shows.
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: titleKey.resolved(), content: content)
    }

    /// Creates a utility window.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        id: String,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(id: id, title: String(title), content: content)
    }
}

extension UtilityWindow: Scene {
    /// The scene that contains the window.
    public var body: some Scene { group }
}
