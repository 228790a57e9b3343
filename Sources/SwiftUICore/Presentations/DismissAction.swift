/// Ends the presentation that a view is in, or closes its window.
///
/// ```swift
/// struct Editor: View {
///     @Environment(\.dismiss) private var dismiss
///
///     var body: some View { Button("Done") { dismiss() } }
/// }
/// ```
@_weakLinked
public struct DismissAction {
    private let dismissal: Dismissal?

    init(_ dismissal: Dismissal?) { self.dismissal = dismissal }

    /// Ends the presentation. Does nothing in a view that is in no window.
    @MainActor @preconcurrency public func callAsFunction() { dismissal?.run() }
}

/// The effect of a ``DismissAction``: one object for each presentation, so its actions are known to be equal.
@MainActor
package final class Dismissal {
    let run: () -> Void

    package init(_ run: @escaping () -> Void) { self.run = run }
}

/// The state of a presentation, and the means to end it; see also ``DismissAction``.
@_weakLinked
public struct PresentationMode {
    /// A Boolean value that indicates whether the view is presented by another.
    public let isPresented: Bool
    private let action: DismissAction

    init(isPresented: Bool, _ action: DismissAction) { (self.isPresented, self.action) = (isPresented, action) }

    /// Ends the presentation.
    @MainActor public mutating func dismiss() { action() }
}

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction(nil) } }
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Ends the presentation that the view is in, or closes its window.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// A Boolean value that indicates whether another view presents the view.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    /// The state of the presentation of the view, and the means to end it.
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(isPresented: isPresented, dismiss)
        return Binding(get: { mode }, set: { _ in })
    }
}
