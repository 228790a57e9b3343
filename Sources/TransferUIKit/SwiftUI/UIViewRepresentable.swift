import KitSupport
import SwiftUICore

/// A view that represents a UIKit view, such as a `UIPasteControl`, or one by which code finds its window.
///
/// The views are `UIPasteControl`, and a `UIView` of the app's own, which draws nothing.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == RepresentedViewPlace {
    /// The class of the UIKit view.
    associatedtype UIViewType: UIView
    /// The class of the coordinator; `Void` for none.
    associatedtype Coordinator = Void

    /// Creates the UIKit view, once. It is in no window yet.
    func makeUIView(context: Context) -> UIViewType
    /// Updates the UIKit view, each time that the view changes.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Tells the view that the UIKit view is no longer shown.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Creates the coordinator, once.
    func makeCoordinator() -> Coordinator

    /// The type of what the methods are given.
    typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
    /// Returns nothing, because there is no coordinator.
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

/// The context for the methods of a representable.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The coordinator.
    public let coordinator: Representable.Coordinator
    /// The environment of the view.
    public let environment: EnvironmentValues
    /// The transaction of the update.
    public let transaction: Transaction
}

extension UIViewRepresentable {
    /// The place of the UIKit view.
    @MainActor @preconcurrency public var body: RepresentedViewPlace {
        RepresentedViewPlace(
            RepresentableMethods {
                makeCoordinator()
            } make: {
                makeUIView(context: context($0, $1))
            } update: {
                updateUIView($0, context: context($1, $2))
            } dismantle: {
                Self.dismantleUIView($0, coordinator: $1)
            }
        )
    }

    private func context(_ coordinator: Coordinator, _ environment: EnvironmentValues) -> Context {
        Context(coordinator: coordinator, environment: environment, transaction: Transaction())
    }
}
