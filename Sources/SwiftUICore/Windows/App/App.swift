/// A program with a user interface.
///
/// Mark the type that conforms with `@main`; `import SwiftUI` brings the `main` that opens its windows.
@MainActor @preconcurrency
@_weakLinked
public protocol App {
    /// The type of `body`.
    associatedtype Body: Scene

    /// The scenes of the app.
    @SceneBuilder var body: Body { get }

    /// Creates the app.
    init()
}

/// A part of an app's user interface that the desktop shows as windows.
@MainActor @preconcurrency
@_weakLinked
public protocol Scene {
    /// The type of `body`.
    associatedtype Body: Scene

    /// The content of the scene.
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Never called, because scenes of the framework have no body.
    public var body: Never { fatalError("\(Self.self) is shown by the framework and has no body") }
}

/// A result builder that creates scenes from a closure.
@resultBuilder
@_weakLinked
public struct SceneBuilder {
    /// Builds an expression from a scene.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// Builds a block from a single scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Builds a block from several scenes.
    @MainActor
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        var scenes: [any Scene] = []
        for scene in repeat each content { scenes.append(scene) }
        return SceneGroup(scenes: scenes)
    }
}
