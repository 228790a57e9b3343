import SwiftUICore

/// A view that represents a UIKit view controller, which shows it in the place of the view.
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
///
/// The view controllers are those of UIKit, PhotosUI and QuickLook that have a view here: `UIActivityViewController`,
/// `UIDocumentPickerViewController`, `PHPickerViewController` and `QLPreviewController`.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == UIViewControllerSheet {
    /// The class of the view controller.
    associatedtype UIViewControllerType: UIViewController
    /// The class of the coordinator; `Void` for none.
    associatedtype Coordinator = Void

    /// Creates the view controller once.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Updates the view controller, each time that the view changes.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Tells the view that the controller is no longer shown.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Creates the coordinator, once.
    func makeCoordinator() -> Coordinator

    /// The type of what the methods are given.
    typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Returns nothing, because there is no coordinator.
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType,
        coordinator: Coordinator
    ) {}
}

/// The context for the methods of a representable.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The coordinator.
    public let coordinator: Representable.Coordinator
    /// The environment of the view.
    public let environment: EnvironmentValues
    /// The transaction of the update.
    public let transaction: Transaction
}

extension UIViewControllerRepresentable {
    /// The contents of the controller.
    @MainActor @preconcurrency public var body: UIViewControllerSheet {
        UIViewControllerSheet(
            RepresentableMethods {
                makeCoordinator()
            } make: {
                makeUIViewController(context: context($0, $1))
            } update: {
                updateUIViewController($0, context: context($1, $2))
            } dismantle: {
                Self.dismantleUIViewController($0, coordinator: $1)
            }
        )
    }

    private func context(_ coordinator: Coordinator, _ environment: EnvironmentValues) -> Context {
        Context(coordinator: coordinator, environment: environment, transaction: Transaction())
    }
}

/// The contents of a view controller in a view of SwiftUI.
public struct UIViewControllerSheet: View {
    private let methods: RepresentableMethods
    @Environment(\.self) private var environment
    @Environment(\.dismiss) private var dismiss
    @State private var place = ControllerPlace()

    init(_ methods: RepresentableMethods) { self.methods = methods }

    /// The contents of the controller.
    public var body: some View {
        // The stack stays while its contents are replaced by others, so it disappears with the controller alone.
        ZStack {
            // Outside of a presentation the action would close the window.
            place.contents(methods, environment) { if environment.isPresented { dismiss() } }
        }
        .onDisappear { place.end() }
    }
}

/// The place of a controller in a view.
@MainActor
private final class ControllerPlace {
    private var made: MadeObject?
    /// The controller; nil for one that has no view here.
    private var sheet: (any SheetController)?
    private var contents: AnyView?

    nonisolated init() {}

    func contents(
        _ methods: RepresentableMethods,
        _ environment: EnvironmentValues,
        dismiss: @escaping @MainActor () -> Void
    ) -> AnyView {
        if let new = methods.updated(made, in: environment) {
            (made, sheet) = (new, new.object as? any SheetController)
            contents = sheet?.shownSheet(dismiss: dismiss)
            if sheet == nil {
                kitLogger.warning(
                    "\(type(of: new.object)) is not shown: a UIViewControllerRepresentable shows view controllers of UIKit, PhotosUI and QuickLook that have a view here."
                )
            }
        }
        return contents ?? AnyView(EmptyView())
    }

    func end() {
        sheet?.sheetDidDisappear()
        made?.dismantle()
        (made, sheet, contents) = (nil, nil, nil)
    }
}
