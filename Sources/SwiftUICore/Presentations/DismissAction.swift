/// An action that dismisses the presentation that contains a view, or closes its window.
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

    /// Dismisses the presentation. It does nothing in a view that is not in a window.
    @MainActor @preconcurrency public func callAsFunction() { dismissal?.run() }
}

/// The effect of a ``DismissAction``. There is one object for each presentation, so that actions can be compared.
@MainActor
package final class Dismissal {
    let run: () -> Void

    package init(_ run: @escaping () -> Void) { self.run = run }
}

/// The state of a presentation, with a way to dismiss it; see also ``DismissAction``.
@_weakLinked
public struct PresentationMode {
    /// A Boolean value that indicates whether the view is presented.
    public let isPresented: Bool
    private let action: DismissAction

    init(isPresented: Bool, _ action: DismissAction) { (self.isPresented, self.action) = (isPresented, action) }

    /// Dismisses the presentation.
    @MainActor public mutating func dismiss() { action() }
}

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction(nil) } }
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// An action that dismisses the presentation that contains the view, or closes its window.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the view is presented.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    /// The state of the presentation that contains the view, with a way to dismiss it.
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(isPresented: isPresented, dismiss)
        return Binding(get: { mode }, set: { _ in })
    }
}
