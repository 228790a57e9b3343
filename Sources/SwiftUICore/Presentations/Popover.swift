import Foundation

/// The anchor of a popover in a view.
@_weakLinked
public enum PopoverAttachmentAnchor {
    /// A rectangle of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view, as fractions of its width and height.
    case point(UnitPoint)
}

extension PopoverAttachmentAnchor {
    /// Returns the rectangle that the popover points to, for the rectangle of the view.
    func rectangle(in bounds: CGRect, _ direction: LayoutDirection) -> CGRect {
        switch self {
        case .rect(let source): return source.value(bounds, direction)
        case .point(let point):
            let point = point.seen(in: direction)
            return CGRect(
                x: bounds.minX + point.x * bounds.width,
                y: bounds.minY + point.y * bounds.height,
                width: 0,
                height: 0
            )
        }
    }
}

/// The place of the view to which a popover is attached.
@MainActor
final class PopoverPlace {
    weak var element: PlacedElement?

    nonisolated init() {}
}

/// Notes where the view is.
@_weakLinked
struct PopoverPlaceModifier {
    let place: PopoverPlace
}

extension PopoverPlaceModifier: ElementModifier {
    typealias Body = Never

    func makeElement(around content: LayoutElement, in node: ViewNode) -> PlacedElement {
        PlacedElement(content, graph: node.graph)
    }

    func update(_ element: PlacedElement, in node: ViewNode) { place.element = element }
}

/// A presentation of a bubble that points to the view.
@_weakLinked
struct PopoverPresentation<Base: PresentationModifier> {
    let base: Base
    let attachment: PopoverAttachmentAnchor
    let place: PopoverPlace
}

extension PopoverPresentation: PresentationModifier {
    typealias Body = Never

    var style: Presentation.Style { base.style }
    var onDismiss: (() -> Void)? { nil }
    func request() -> PresentationRequest<Base.Presented>? { base.request() }
    func dismiss() { base.dismiss() }
    func anchor() -> CGRect? { place.element.map { attachment.rectangle(in: $0.frameInWindow, $0.layoutDirection) } }
}

/// A modifier that presents a bubble that points to the view that it is applied to.
@_weakLinked
struct PopoverModifier<Base: PresentationModifier> {
    let base: Base
    let attachment: PopoverAttachmentAnchor
    @State private var place = PopoverPlace()

    init(_ base: Base, attachment: PopoverAttachmentAnchor) { (self.base, self.attachment) = (base, attachment) }
}

extension PopoverModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .modifier(PopoverPlaceModifier(place: place))
            .modifier(PopoverPresentation(base: base, attachment: attachment, place: place))
    }
}

extension View {
    /// Presents a popover that points to this view while a binding is true.
    /// - Parameters:
    ///   - isPresented: Whether it is presented; false is written when the user clicks elsewhere.
    ///   - attachmentAnchor: The part of the view to which it points.
    ///   - arrowEdge: The side of the view on which it stands, where there is room; nil for the top.
    ///   - content: The views that it shows.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PopoverModifier(
                IsPresentedModifier(
                    style: .popover(arrowEdge: arrowEdge ?? .top),
                    isPresented: isPresented,
                    onDismiss: nil,
                    presented: content
                ),
                attachment: attachmentAnchor
            )
        )
    }

    /// Presents a popover while an item is not nil.
    /// - Parameters:
    ///   - item: The item; nil is written when the user clicks elsewhere.
    ///   - attachmentAnchor: The part of the view to which it points.
    ///   - arrowEdge: The side of the view on which it stands, where there is room; nil for the top.
    ///   - content: Makes the views for the item.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PopoverModifier(
                ItemPresentedModifier(
                    style: .popover(arrowEdge: arrowEdge ?? .top),
                    item: item,
                    onDismiss: nil,
                    presented: content
                ),
                attachment: attachmentAnchor
            )
        )
    }
}
