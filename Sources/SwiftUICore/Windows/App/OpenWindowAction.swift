/// The window to open or to close.
struct WindowRequest {
    /// The identifier of a scene; nil if the type of the value determines the scene.
    var id: String?
    var value: AnyHashable?
    /// The scene; nil if the others tell.
    var scene: SceneID?

    init(id: String? = nil, value: AnyHashable? = nil) { (self.id, self.value) = (id, value) }
    init(scene: SceneID) { self.scene = scene }
}

/// A type that opens and closes the windows of an app.
@MainActor
protocol WindowOpener: AnyObject {
    func openWindow(_ request: WindowRequest)
    func closeWindows(_ request: WindowRequest)
    func openSettings()
}

/// An action that opens a window of the app.
///
/// ```swift
/// struct NoteRow: View {
///     let note: Note
///     @Environment(\.openWindow) private var openWindow
///
///     var body: some View { Button(note.title) { openWindow(value: note.id) } }
/// }
/// ```
@_weakLinked
public struct OpenWindowAction {
    weak var opener: (any WindowOpener)?

    /// Opens a window of the scene with an identifier.
    /// - Parameter id: The identifier. A `Window` that is open is brought to the front.
    @MainActor @preconcurrency public func callAsFunction(id: String) { opener?.openWindow(WindowRequest(id: id)) }

    /// Opens a window for a value, in the scene whose windows show values of its type.
    /// - Parameter value: The value. If it already has a window, that comes to the front.
    @MainActor @preconcurrency public func callAsFunction<Value: Codable & Hashable>(value: Value) {
        opener?.openWindow(WindowRequest(value: value))
    }

    /// Opens a window for a value in the scene with an identifier.
    @MainActor @preconcurrency public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
        opener?.openWindow(WindowRequest(id: id, value: value))
    }
}

/// An action that closes windows of the app.
@_weakLinked
public struct DismissWindowAction {
    weak var opener: (any WindowOpener)?
    /// Closes the window of the view.
    var dismissal: Dismissal?

    /// Closes the window that contains the view.
    @MainActor @preconcurrency public func callAsFunction() { dismissal?.run() }

    /// Closes the windows of the scene with an identifier.
    @MainActor @preconcurrency public func callAsFunction(id: String) { opener?.closeWindows(WindowRequest(id: id)) }

    /// Closes the window for a value.
    @MainActor @preconcurrency public func callAsFunction<Value: Codable & Hashable>(value: Value) {
        opener?.closeWindows(WindowRequest(value: value))
    }

    /// Closes the window for a value in the scene with an identifier.
    @MainActor @preconcurrency public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
        opener?.closeWindows(WindowRequest(id: id, value: value))
    }
}

private enum OpenWindowKey: EnvironmentKey { static var defaultValue: OpenWindowAction { OpenWindowAction() } }
private enum DismissWindowKey: EnvironmentKey {
    static var defaultValue: DismissWindowAction { DismissWindowAction() }
}

extension EnvironmentValues {
    /// An action that opens a window of the app.
    public internal(set) var openWindow: OpenWindowAction {
        get { self[OpenWindowKey.self] }
        set { self[OpenWindowKey.self] = newValue }
    }

    /// An action that closes windows of the app.
    public internal(set) var dismissWindow: DismissWindowAction {
        get { self[DismissWindowKey.self] }
        set { self[DismissWindowKey.self] = newValue }
    }
}
