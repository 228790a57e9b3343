/// A program with a user interface.
///
/// Mark the type that conforms with `@main`; `import SwiftUI` brings the `main` that opens its windows.
@MainActor @preconcurrency
@_weakLinked
public protocol App {
    /// The type of `body`.
    associatedtype Body: Scene

    /// The app's windows.
    @SceneBuilder var body: Body { get }

    /// Creates the app.
    init()
}

/// A part of an app's interface that the desktop shows as windows.
@MainActor @preconcurrency
@_weakLinked
public protocol Scene {
    /// The type of `body`.
    associatedtype Body: Scene

    /// The contents of the scene.
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Never called: scenes of the framework have no body.
    public var body: Never { fatalError("\(Self.self) is shown by the framework and has no body") }
}

/// Collects the scenes that a closure lists.
@resultBuilder
@_weakLinked
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
