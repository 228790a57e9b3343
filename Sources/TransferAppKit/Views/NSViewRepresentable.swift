import KitSupport
import SwiftUICore

/// A view that represents an AppKit view, such as the one by which code finds its window.
///
/// See ``NSView`` for the views that there are.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == RepresentedViewPlace {
    /// The class of the AppKit view.
    associatedtype NSViewType: NSView
    /// The class of the coordinator; `Void` for none.
    associatedtype Coordinator = Void

    /// Creates the AppKit view, once. It is in no window yet.
    func makeNSView(context: Context) -> NSViewType
    /// Updates the AppKit view, each time that the view changes.
    func updateNSView(_ nsView: NSViewType, context: Context)
    /// Tells the view that the AppKit view is no longer shown.
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    /// Creates the coordinator, once.
    func makeCoordinator() -> Coordinator

    /// The type of what the methods are given.
    typealias Context = NSViewRepresentableContext<Self>
}

extension NSViewRepresentable where Coordinator == Void {
    /// Returns nothing, because there is no coordinator.
    public func makeCoordinator() {}
}

extension NSViewRepresentable {
    /// Does nothing.
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
}

/// The context for the methods of a representable.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    /// The coordinator.
    public let coordinator: Representable.Coordinator
    /// The environment of the view.
    public let environment: EnvironmentValues
    /// The transaction of the update.
    public let transaction: Transaction
}

extension NSViewRepresentable {
    /// The place of the AppKit view.
    @MainActor @preconcurrency public var body: RepresentedViewPlace {
        RepresentedViewPlace(
            RepresentableMethods {
                makeCoordinator()
            } make: {
                makeNSView(context: context($0, $1))
            } update: {
                updateNSView($0, context: context($1, $2))
            } dismantle: {
                Self.dismantleNSView($0, coordinator: $1)
            }
        )
    }

    private func context(_ coordinator: Coordinator, _ environment: EnvironmentValues) -> Context {
        Context(coordinator: coordinator, environment: environment, transaction: Transaction())
    }
}
