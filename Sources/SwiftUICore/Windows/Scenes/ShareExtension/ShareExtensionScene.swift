/// A scene whose windows receive items that the user shares with the app.
///
/// ```swift
/// @main struct ReadingListApp: App {
///     var body: some Scene {
///         WindowGroup { ReadingList() }
///         ShareExtensionScene("Add to Reading List") { context in
///             AddToReadingList(context: context)
///         }
///     }
/// }
/// ```
///
/// Share sheets offer the app for what `NSExtensionActivationRule` of its `Info.plist` names. When the user chooses it, a window of
/// this scene opens with the items, and no other, where the app does not run.
///
/// Apple's SwiftUI has no such scene: there a share extension is a target with a view controller, whose `extensionContext` is what the
/// closure gets here.
@_weakLinked
public struct ShareExtensionScene<Content: View> {
    private let group: WindowGroup<ShareExtensionContent<Content>>

    nonisolated private init(title: String?, content: @escaping (NSExtensionContext) -> Content) {
        var group = WindowGroup(
            id: nil,
            title: title,
            values: WindowValues(of: NSExtensionContext.self, default: { nil })
        ) { value in
            ShareExtensionContent(value: value, content: content)
        }
        group.role = .share
        self.group = group
    }

    /// Creates a scene for shared items.
    /// - Parameter content: The contents of the window for one exchange with another program.
    nonisolated public init(@ViewBuilder content: @escaping (_ context: NSExtensionContext) -> Content) {
        self.init(title: nil, content: content)
    }

    /// Creates a scene for shared items whose windows have a title.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - content: The contents of the window for one exchange with another program.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: @escaping (_ context: NSExtensionContext) -> Content
    ) {
        self.init(title: titleKey.resolved(), content: content)
    }

    /// Creates a scene for shared items whose windows have a title.
    /// - Parameters:
    ///   - title: The title.
    ///   - content: The contents of the window for one exchange with another program.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        @ViewBuilder content: @escaping (_ context: NSExtensionContext) -> Content
    ) {
        self.init(title: String(title), content: content)
    }
}

extension ShareExtensionScene: Scene {
    /// The scene that contains the windows.
    public var body: some Scene { group }
}

/// The content of a window for one exchange.
@_weakLinked
struct ShareExtensionContent<Content: View> {
    let value: WindowValue?
    let content: (NSExtensionContext) -> Content
}

extension ShareExtensionContent: View {
    var body: some View {
        if let context = (value as? TypedWindowValue<NSExtensionContext>)?.location.untrackedValue { content(context) }
    }
}
