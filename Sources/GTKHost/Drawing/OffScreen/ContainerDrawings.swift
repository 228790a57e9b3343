import CGTK
import Foundation
import SwiftUICore

/// A drawn view around others.
class GroupDrawing<Content: WidgetContent>: ContentDrawing<Content> {
    final private var children: [DrawnView] = []

    final override func setChildren(_ children: [any HostWidget]) {
        self.children = children.compactMap { $0 as? DrawnView }
    }

    final override func layOut() {
        layOutContent(in: bounds)
        for child in children { child.layOut() }
    }

    /// Gives the views inside their places.
    func layOutContent(in bounds: CGRect) {}

    /// Draws each view inside in its place, the first at the back.
    final func drawChildren(on snapshot: OpaquePointer) {
        guard children.contains(where: { $0.isMask || $0.blendMode != nil }) else {
            for child in children { child.drawInPlace(on: snapshot) }
            return
        }
        var layers = BlendedLayers()
        for child in children where !child.isMask {
            layers.add(child.blendMode ?? .normal) { child.drawInPlace(on: $0) }
        }
        layers.draw(on: snapshot)
    }

    /// Draws the views inside that are marked as a mask.
    final func drawMask(on snapshot: OpaquePointer) {
        for child in children where child.isMask { child.drawInPlace(on: snapshot) }
    }

    /// Draws one of the views inside at the origin.
    final func drawChild(_ index: Int, on snapshot: OpaquePointer) {
        if children.indices.contains(index) { children[index].draw(on: snapshot) }
    }

    /// The view inside, where there is one alone.
    final var onlyChild: DrawnView? { children.count == 1 ? children[0] : nil }
}

/// A drawing that places other drawings as the layout of views does, with the effects of its content.
final class ContainerDrawing: GroupDrawing<ContainerContent> {
    /// Creates the root of a drawing.
    convenience init(around element: LayoutElement, host: DrawingHost) {
        self.init(ContainerContent(content: element), host: host)
        element.layoutHost = LayoutHost(
            sizeDidChange: {},
            setWidgets: { [weak self] in self?.setChildren($0) },
            originInWindow: { .zero }
        )
        setChildren(element.widgets)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.content.size(proposal) }
    override func layOutContent(in bounds: CGRect) { content.content.layOut(in: bounds) }

    override func draw(on snapshot: OpaquePointer) {
        draw(effects[...], on: snapshot)
    }

    private var effects: [any DrawnEffect] {
        content.entries.compactMap { entry in
            if host.isDragPreview, let shape = (entry.part as? DragPreviewShape)?.shape {
                return ClipEffect(shape: shape)
            }
            return entry.part as? any DrawnEffect
        }
    }

    /// Draws the contents with some of the effects, the outermost of which is the last.
    private func draw(_ effects: ArraySlice<any DrawnEffect>, on snapshot: OpaquePointer) {
        guard let effect = effects.last else { return drawChildren(on: snapshot) }
        let contents = DrawnContents(
            draw: { inner in
                gtk_snapshot_save(inner)
                // The snapshot takes the transform over.
                if let transform = effect.contentTransform(self.frame.size, hasPerspective: false) {
                    gtk_snapshot_transform(inner, transform)
                }
                self.draw(effects.dropLast(), on: inner)
                gtk_snapshot_restore(inner)
            },
            drawMask: { self.drawMask(on: $0) },
            hasPerspective: false
        )
        effect.draw(on: snapshot, in: frame.size, style.colors, contents)
    }
}

extension DrawnView {
    /// Draws the view where it stands in the view around.
    fileprivate func drawInPlace(on snapshot: OpaquePointer) {
        var origin = graphene_point_t(frame.origin)
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &origin)
        draw(on: snapshot)
        gtk_snapshot_restore(snapshot)
    }

    /// A Boolean value that indicates whether the view is a mask, which is not drawn itself.
    fileprivate var isMask: Bool { (self as? ContainerDrawing)?.content.isMask ?? false }

    /// The mode in which the view is mixed with those behind it; nil if it only covers them.
    fileprivate var blendMode: BlendMode? {
        guard let container = self as? ContainerDrawing else { return nil }
        return container.content.blendMode(of: container.onlyChild) { $0.blendMode }
    }
}

/// A drawing that shows as much of the beginning of its content as fits.
final class ScrollDrawing: GroupDrawing<ScrollContent> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.content.size(proposal) }
    override func layOutContent(in bounds: CGRect) { content.content.layOut(in: bounds, alignment: .top) }

    override func draw(on snapshot: OpaquePointer) {
        var area = graphene_rect_t(bounds)
        gtk_snapshot_push_clip(snapshot, &area)
        drawChildren(on: snapshot)
        gtk_snapshot_pop(snapshot)
    }
}

/// A button: its label on the ground of buttons.
final class ButtonDrawing: GroupDrawing<ButtonContent> {
    private var hasGround: Bool {
        switch content.appearance {
        case .automatic, .bordered, .borderedProminent: true
        case .plain, .borderless, .link: false
        }
    }

    /// The room between the label and the border.
    private var inset: EdgeInsets {
        hasGround ? EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) : EdgeInsets()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let label = content.label.size(
            ProposedViewSize(
                width: proposal.width.map { max(0, $0 - inset.leading - inset.trailing) },
                height: proposal.height.map { max(0, $0 - inset.top - inset.bottom) }
            )
        )
        return CGSize(
            width: label.width + inset.leading + inset.trailing,
            height: label.height + inset.top + inset.bottom
        )
    }

    private func labelPlace(in bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: inset.leading, dy: inset.top)
    }

    override func baselines(in size: CGSize) -> TextBaselines? {
        let label = labelPlace(in: CGRect(origin: .zero, size: size)).size
        return content.label.baselines(in: label).map {
            TextBaselines(first: $0.first + inset.top, last: $0.last + inset.top)
        }
    }

    override func layOutContent(in bounds: CGRect) { content.label.layOut(in: labelPlace(in: bounds)) }

    override func draw(on snapshot: OpaquePointer) {
        guard hasGround else { return drawChildren(on: snapshot) }
        let isProminent = content.appearance == .borderedProminent
        let ground = ShapeContent(
            shape: RoundedRectangle(cornerRadius: 6),
            paint: .color(isProminent ? .accentColor : Color.primary.opacity(0.1))
        )
        ground.draw(in: bounds, style.colors, on: snapshot)
        guard isProminent else { return drawChildren(on: snapshot) }
        host.withText(RGBA(red: 1, green: 1, blue: 1, alpha: 1)) { drawChildren(on: snapshot) }
    }
}
