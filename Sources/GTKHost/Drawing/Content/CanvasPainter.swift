import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// A painter that draws the operations of a canvas in a window or in a picture.
@MainActor
struct CanvasPainter {
    let colors: ThemeColors
    /// A closure that lays out a text in a size.
    let layout: (TextContent, CGSize) -> TextLayout
    /// A closure that draws an image in a size.
    let drawImage: (ImageContent, CGSize, OpaquePointer) -> Void
    /// A closure that draws a view of the canvas in its own size.
    let drawSymbol: (Int, OpaquePointer) -> Void

    /// Draws operations in order, each above the previous ones.
    func draw(_ commands: [CanvasCommand], on snapshot: OpaquePointer) {
        var layers = BlendedLayers()
        for command in commands {
            layers.add(command.state.blendMode) { draw(command, on: $0) }
        }
        layers.draw(on: snapshot)
    }

    private func draw(_ command: CanvasCommand, on snapshot: OpaquePointer) {
        let state = command.state
        guard state.opacity > 0 else { return }
        if state.clips.isEmpty { return drawFiltered(command, on: snapshot) }
        draw(within: state.clips[...], on: snapshot) { drawFiltered(command, on: $0) }
    }

    private func drawFiltered(_ command: CanvasCommand, on snapshot: OpaquePointer) {
        let opacity = command.state.opacity
        if opacity < 1 { gtk_snapshot_push_opacity(snapshot, opacity) }
        draw(with: command.state.filters[...], on: snapshot) { inner in
            let transform = ProjectionTransform(command.state.transform)
            guard !transform.isIdentity else { return draw(command.operation, on: inner) }
            // A scaled snapshot omits its cairo drawing, but a node with a transform does not.
            let contents = DrawnContents { draw(command.operation, on: $0) }
            let node = SeenPart.transformed(by: command.state.transform.inverted()) { contents.node() }
            guard let node else { return }
            defer { gsk_render_node_unref(node) }
            let size = CGRect(boundsOf: node).size
            let plane = ProjectionEffect { _ in transform }.contentTransform(size, hasPerspective: false)
            defer { gsk_transform_unref(plane) }
            guard let moved = gsk_transform_node_new(node, plane) else { return }
            gtk_snapshot_append_node(inner, moved)
            gsk_render_node_unref(moved)
        }
        if opacity < 1 { gtk_snapshot_pop(snapshot) }
    }

    // MARK: Filters

    /// Draws with filters, the outermost one first.
    private func draw(
        with filters: ArraySlice<CanvasFilter>,
        on snapshot: OpaquePointer,
        _ contents: @escaping (OpaquePointer) -> Void
    ) {
        guard let filter = filters.first else { return contents(snapshot) }
        let inner = DrawnContents { draw(with: filters.dropFirst(), on: $0, contents) }
        switch filter {
        case .blur(let radius):
            guard let radius = Double(blurRadius: radius) else { return inner(snapshot) }
            inner.drawBlurred(radius, on: snapshot)
        case .shadow(let shadow, let isShadowOnly):
            if isShadowOnly {
                drawShadow(shadow, of: inner, on: snapshot)
            } else {
                shadow.draw(on: snapshot, in: .zero, colors, inner)
            }
        case .color(let effect): effect.draw(on: snapshot, in: .zero, colors, inner)
        case .matrix(let rows):
            ComponentMatrix(rows: rows).draw(inner, on: snapshot)
        case .alphaThreshold(let opacities, let color):
            let inside = DrawnContents { ComponentMatrix.sides(of: opacities).draw(inner, on: $0) }
            ComponentMatrix.between(color.resolved(in: colors)).draw(inside, on: snapshot)
        case .projection(let transform):
            let effect = ProjectionEffect { _ in transform }
            let moved = DrawnContents { snapshot in
                gtk_snapshot_save(snapshot)
                if let plane = effect.contentTransform(.zero, hasPerspective: false) {
                    gtk_snapshot_transform(snapshot, plane)
                }
                inner(snapshot)
                gtk_snapshot_restore(snapshot)
            }
            effect.draw(on: snapshot, in: .zero, colors, moved)
        }
    }

    /// Draws a shadow alone: its source in one colour, blurred and moved.
    private func drawShadow(_ shadow: ShadowEffect, of contents: DrawnContents, on snapshot: OpaquePointer) {
        gtk_snapshot_save(snapshot)
        var offset = graphene_point_t(CGPoint(x: shadow.offset.width, y: shadow.offset.height))
        gtk_snapshot_translate(snapshot, &offset)
        let radius = Double(blurRadius: shadow.radius / 2)
        let ink = DrawnContents { ComponentMatrix.ink(shadow.color.resolved(in: colors)).draw(contents, on: $0) }
        if let radius { ink.drawBlurred(radius, on: snapshot) } else { ink(snapshot) }
        gtk_snapshot_restore(snapshot)
    }

    // MARK: Clips

    /// Draws within all clips.
    private func draw(
        within clips: ArraySlice<CanvasClip>,
        on snapshot: OpaquePointer,
        _ contents: @escaping (OpaquePointer) -> Void
    ) {
        guard let clip = clips.first else { return contents(snapshot) }
        let inner = DrawnContents { draw(within: clips.dropFirst(), on: $0, contents) }
        guard let node = CairoDrawing.run(inner.node) else { return }
        defer { gsk_render_node_unref(node) }
        guard let part = SeenPart.of(CGRect(boundsOf: node)) else { return }
        var area = graphene_rect_t(part)
        let cairo = gtk_snapshot_append_cairo(snapshot, &area)!
        defer { cairo_destroy(cairo) }
        switch clip.area {
        case .path(let path, let isEvenOdd, let isInverse):
            addPath(path.applying(clip.transform), to: cairo)
            guard !isInverse else {
                cairo_push_group(cairo)
                gsk_render_node_draw(node, cairo)
                cairo_set_fill_rule(cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
                addPath(path.applying(clip.transform), to: cairo)
                cairo_fill(cairo)
                cairo_pop_group_to_source(cairo)
                cairo_new_path(cairo)
                return cairo_paint(cairo)
            }
            cairo_set_fill_rule(cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_clip(cairo)
            gsk_render_node_draw(node, cairo)
        case .layer(let commands, let opacity, let isInverse):
            let mask = CairoDrawing.run(DrawnContents { draw(commands, on: $0) }.node)
            cairo_push_group(cairo)
            gsk_render_node_draw(node, cairo)
            cairo_push_group(cairo)
            if let mask {
                gsk_render_node_draw(mask, cairo)
                gsk_render_node_unref(mask)
            }
            cairo_pop_group_to_source(cairo)
            cairo_set_operator(cairo, isInverse ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_DEST_IN)
            cairo_paint_with_alpha(cairo, opacity)
            cairo_pop_group_to_source(cairo)
            cairo_paint(cairo)
        }
    }

    // MARK: Things

    private func draw(_ operation: CanvasOperation, on snapshot: OpaquePointer) {
        switch operation {
        case .fill(let path, let paint, let isEvenOdd):
            draw(path, paint, stroke: nil, isEvenOdd: isEvenOdd, on: snapshot)
        case .stroke(let path, let paint, let style):
            draw(path, paint, stroke: style, isEvenOdd: false, on: snapshot)
        case .text(let text, let rect):
            moved(to: rect.origin, on: snapshot) { layout(text, rect.size).draw(colors.primary, on: snapshot) }
        case .image(let image, let rect):
            moved(to: rect.origin, on: snapshot) { drawImage(image, rect.size, snapshot) }
        case .symbol(let index, let size, let rect):
            guard size.width > 0, size.height > 0 else { return }
            moved(to: rect.origin, on: snapshot) {
                gtk_snapshot_scale(
                    snapshot,
                    Float(factor: rect.width / size.width, of: size.width),
                    Float(factor: rect.height / size.height, of: size.height)
                )
                drawSymbol(index, snapshot)
            }
        case .layer(let commands): draw(commands, on: snapshot)
        }
    }

    private func moved(to origin: CGPoint, on snapshot: OpaquePointer, _ draw: () -> Void) {
        var origin = graphene_point_t(origin)
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &origin)
        draw()
        gtk_snapshot_restore(snapshot)
    }

    private func draw(
        _ path: Path,
        _ paint: CanvasPaint,
        stroke: StrokeStyle?,
        isEvenOdd: Bool,
        on snapshot: OpaquePointer
    ) {
        let bounds = path.boundingRect
        guard !bounds.isNull else { return }
        let content = ShapeContent(shape: path, paint: paint.paint, stroke: stroke, isEvenOdd: isEvenOdd)
        content.paintPath(in: paint.bounds ?? bounds, colors, snapshot)
    }
}
