import SwiftUICore

/// A view that shows a view controller of UIKit's: a ``UIActivityViewController``, as there are no others.
///
/// ```swift
/// struct ShareSheet: UIViewControllerRepresentable {
///     let items: [Any]
///
///     func makeUIViewController(context: Context) -> UIActivityViewController {
///         UIActivityViewController(activityItems: items, applicationActivities: nil)
///     }
///
///     func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
/// }
/// ```
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == UIActivitySheet {
    /// The class of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// The class of an object that follows the controller; `Void` for none.
    associatedtype Coordinator = Void

    /// Makes the controller, once.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Updates the controller.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Makes the object that follows the controller.
    func makeCoordinator() -> Coordinator

    /// The type of what the methods are given.
    typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Makes no object.
    public func makeCoordinator() {}
}

/// The context that the methods of a representable are given.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The object that follows the controller.
    public let coordinator: Representable.Coordinator
    /// The environment of the view.
    public let environment: EnvironmentValues
    /// The transaction of the update.
    public let transaction: Transaction
}

extension UIViewControllerRepresentable {
    /// The share sheet of the controller.
    @MainActor @preconcurrency public var body: UIActivitySheet {
        UIActivitySheet { environment in
            let context = Context(coordinator: makeCoordinator(), environment: environment, transaction: Transaction())
            let controller = makeUIViewController(context: context)
            updateUIViewController(controller, context: context)
            return controller as? UIActivityViewController
        }
    }
}

/// The share sheet of a ``UIActivityViewController``.
public struct UIActivitySheet: View {
    private let make: @MainActor (EnvironmentValues) -> UIActivityViewController?
    @Environment(\.self) private var environment
    @Environment(\.dismiss) private var dismiss
    @State private var controller: UIActivityViewController?

    init(make: @escaping @MainActor (EnvironmentValues) -> UIActivityViewController?) { self.make = make }

    /// The content of the sheet.
    public var body: some View {
        if let controller {
            controller.sheet { dismiss() }
        } else {
            ProgressView().onAppear { controller = make(environment) }
        }
    }
}
