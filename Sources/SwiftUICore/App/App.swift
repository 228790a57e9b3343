import Foundation

/// A program with a user interface.
///
/// Mark the type that conforms with `@main`; `import SwiftUI` brings the `main` that opens its windows.
@MainActor @preconcurrency
public protocol App {
    /// The type of ``body``.
    associatedtype Body: Scene

    /// The app's windows.
    @SceneBuilder var body: Body { get }

    /// Creates the app.
    init()
}

/// A part of an app's interface that the desktop shows as windows.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of ``body``.
    associatedtype Body: Scene

    /// What the scene is made of.
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Scenes that the framework shows have no body; nothing calls this.
    public var body: Never { fatalError("\(Self.self) is shown by the framework and has no body") }
}

/// Collects the scenes that a closure lists.
@resultBuilder
public struct SceneBuilder {
    /// Takes one scene.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// Builds a closure with one scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Builds a closure with several scenes.
    @MainActor
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        var scenes: [any Scene] = []
        for scene in repeat each content { scenes.append(scene) }
        return SceneGroup(scenes: scenes)
    }
}

struct SceneGroup: Scene {
    typealias Body = Never
    let scenes: [any Scene]
}

/// Windows that all show the same kind of content.
public struct WindowGroup<Content: View> {
    let title: String?
    let content: () -> Content

    /// Creates a scene of windows.
    /// - Parameter content: What each window shows.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content) {
        (title, self.content) = (nil, content)
    }

    /// Creates a scene of windows with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        (title, self.content) = (titleKey.resolved(), content)
    }

    /// Creates a scene of windows with a title.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping () -> Content) {
        (self.title, self.content) = (String(title), content)
    }
}

extension WindowGroup: Scene {
    public typealias Body = Never
}

extension Scene {
    /// Sets the size with which windows open.
    /// - Parameters:
    ///   - width: In points.
    ///   - height: In points.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        SizedScene(content: self, size: CGSize(width: width, height: height))
    }

    /// Sets the size with which windows open.
    public func defaultSize(_ size: CGSize) -> some Scene { SizedScene(content: self, size: size) }
}

struct SizedScene<Content: Scene>: Scene {
    typealias Body = Never
    let content: Content
    let size: CGSize
}

// MARK: - What a host opens

/// A window that an app wants.
@MainActor
package struct WindowDescription {
    package var title: String?
    package var defaultSize: CGSize?
    /// Builds the window's tree of views.
    package var makeGraph: (EnvironmentValues, any ViewHost) -> ViewGraph
    /// Gives a tree that was built before the window's present content.
    package var updateGraph: (ViewGraph) -> Void
}

extension Scene {
    /// The windows of this scene, in order.
    fileprivate func windows() -> [WindowDescription] {
        if let group = self as? SceneGroup {
            func windows<Content: Scene>(of scene: Content) -> [WindowDescription] { scene.windows() }
            return group.scenes.flatMap { windows(of: $0) }
        }
        if let window = self as? any WindowScene { return window.describe() }
        return body.windows()
    }
}

/// A scene that describes its windows itself.
@MainActor
private protocol WindowScene: Scene {
    func describe() -> [WindowDescription]
}

extension WindowGroup: WindowScene {
    func describe() -> [WindowDescription] {
        let content = self.content
        return [
            WindowDescription(
                title: title,
                makeGraph: { ViewGraph(DeferredView(content: content), environment: $0, host: $1) },
                updateGraph: { $0.setRoot(DeferredView(content: content)) }
            )
        ]
    }
}

extension SizedScene: WindowScene {
    func describe() -> [WindowDescription] {
        content.windows().map { window in
            var window = window
            window.defaultSize = window.defaultSize ?? size
            return window
        }
    }
}

/// An app that runs: its state, and the windows that follow it.
@MainActor
package final class AppInstance<Program: App>: ValueReader {
    private let app: Program
    private var evaluator = Evaluator()
    private var isScheduled = false
    private let schedule: (@escaping @MainActor () -> Void) -> Void
    private let windowsDidChange: @MainActor ([WindowDescription]) -> Void

    /// Creates the app.
    /// - Parameters:
    ///   - schedule: Runs work soon on the main thread.
    ///   - windowsDidChange: Given the windows when the app's state has changed.
    package init(
        _ type: Program.Type,
        schedule: @escaping (@escaping @MainActor () -> Void) -> Void = { work in
            DispatchQueue.main.async { MainActor.assumeIsolated(work) }
        },
        windowsDidChange: @escaping @MainActor ([WindowDescription]) -> Void
    ) {
        app = Program()
        self.schedule = schedule
        self.windowsDidChange = windowsDidChange
    }

    /// The windows that the app wants now.
    package func windows() -> [WindowDescription] {
        evaluator.evaluate(app, for: self, in: EnvironmentValues()) { $0.body.windows() }
    }

    /// Several changes of one event are followed once, after the code that made them.
    func readValueDidChange() {
        guard !isScheduled else { return }
        isScheduled = true
        schedule { [weak self] in
            guard let self else { return }
            self.isScheduled = false
            self.windowsDidChange(self.windows())
        }
    }
}
