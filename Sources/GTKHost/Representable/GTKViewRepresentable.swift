import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// A view that represents a GTK widget that the program creates.
///
/// ```swift
/// import CGTK
/// import GTKHost
/// import SwiftUI
///
/// struct Separator: GTKViewRepresentable {
///     let isTall: Bool
///
///     func makeWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
///         gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)
///     }
///
///     func updateWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {
///         gtk_widget_set_size_request(widget, -1, isTall ? 12 : 1)
///     }
/// }
/// ```
///
/// The widget is made when the view appears, follows each new value of the view and of its environment, and is let go when the view
/// disappears. All of it happens on the main thread.
///
/// An object of the program's own, the coordinator, connects signals of the widget with bindings and actions of the view; see
/// ``makeCoordinator()``.
@MainActor @preconcurrency
public protocol GTKViewRepresentable: View {
    /// The type of the object that receives signals of the widget.
    associatedtype Coordinator = Void

    /// The context of a representable view: its environment, coordinator and transaction.
    typealias Context = GTKViewRepresentableContext<Self>

    /// Creates the widget.
    /// - Parameter context: The coordinator, and the environment of the view.
    /// - Returns: A new widget, whose floating reference the view takes over.
    func makeWidget(context: Context) -> UnsafeMutablePointer<GtkWidget>

    /// Updates the widget for a new value of the view. This is also called after ``makeWidget(context:)``.
    /// - Parameters:
    ///   - widget: The widget.
    ///   - context: The coordinator, and the environment of the view.
    func updateWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context)

    /// Creates the coordinator before the widget.
    func makeCoordinator() -> Coordinator

    /// Returns the size of the view for a proposal.
    ///
    /// By default it is the widget's natural size; along an axis in which the widget expands, all that is offered.
    /// - Parameters:
    ///   - proposal: The proposed size, in points.
    ///   - widget: The widget.
    ///   - context: The coordinator, and the environment of the view.
    /// - Returns: The size, or nil for the default.
    func sizeThatFits(
        _ proposal: ProposedViewSize,
        widget: UnsafeMutablePointer<GtkWidget>,
        context: Context
    ) -> CGSize?

    /// Cleans up when the view has disappeared, before the widget is released.
    /// - Parameters:
    ///   - widget: The widget.
    ///   - coordinator: The coordinator.
    static func dismantleWidget(_ widget: UnsafeMutablePointer<GtkWidget>, coordinator: Coordinator)
}

/// The context of a representable view: its environment, coordinator and transaction.
@MainActor
public struct GTKViewRepresentableContext<Representable: GTKViewRepresentable> {
    /// The object that receives signals of the widget.
    public let coordinator: Representable.Coordinator
    /// The environment of the view.
    public let environment: EnvironmentValues
    /// The transaction of the current change, including its animation.
    public let transaction: Transaction
}

extension GTKViewRepresentable {
    /// Returns nil, so that the widget determines the size.
    public func sizeThatFits(
        _ proposal: ProposedViewSize,
        widget: UnsafeMutablePointer<GtkWidget>,
        context: Context
    ) -> CGSize? { nil }

    /// Does nothing.
    public static func dismantleWidget(_ widget: UnsafeMutablePointer<GtkWidget>, coordinator: Coordinator) {}

    /// The view of the widget.
    public var body: some View {
        ForeignView(
            make: { RepresentedWidget(self, in: $0) },
            update: { widget, content in (widget as? RepresentedWidget<Self>)?.update(self, in: content) }
        )
    }
}

extension GTKViewRepresentable where Coordinator == Void {
    /// Returns nothing, because there is no coordinator.
    public func makeCoordinator() {}
}

/// A GTK widget that a program has created.
@MainActor
protocol GTKForeignWidget: ForeignWidget {
    var pointer: UnsafeMutablePointer<GtkWidget> { get }
    func size(_ proposal: ProposedViewSize) -> CGSize?
}

/// The widget of a representable view, with its coordinator.
@MainActor
private final class RepresentedWidget<Representable: GTKViewRepresentable>: GTKForeignWidget {
    let pointer: UnsafeMutablePointer<GtkWidget>
    private let reference: ObjectReference
    private let coordinator: Representable.Coordinator
    private var view: Representable
    private var content: ForeignContent

    init(_ view: Representable, in content: ForeignContent) {
        (self.view, self.content) = (view, content)
        coordinator = view.makeCoordinator()
        pointer = view.makeWidget(
            context: .init(
                coordinator: coordinator,
                environment: content.environment,
                transaction: content.transaction
            )
        )
        g_object_ref_sink(pointer)
        reference = ObjectReference(owning: UnsafeMutableRawPointer(pointer))
        update(view, in: content)
    }

    isolated deinit { Representable.dismantleWidget(pointer, coordinator: coordinator) }

    private var context: Representable.Context {
        .init(coordinator: coordinator, environment: content.environment, transaction: content.transaction)
    }

    func update(_ view: Representable, in content: ForeignContent) {
        (self.view, self.content) = (view, content)
        gtk_widget_set_sensitive(pointer, content.environment.isEnabled ? 1 : 0)
        view.updateWidget(pointer, context: context)
    }

    func size(_ proposal: ProposedViewSize) -> CGSize? {
        view.sizeThatFits(proposal, widget: pointer, context: context)
    }
}
