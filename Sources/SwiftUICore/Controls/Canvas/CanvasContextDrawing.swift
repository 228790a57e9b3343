import Foundation

/// A `CGContext` drawing that is performed on a canvas.
package struct CanvasContextDrawing: ContextDrawing {
    private let canvas: GraphicsContext

    /// - Parameter canvas: The canvas, without a transformation.
    package init(_ canvas: GraphicsContext) { self.canvas = canvas }

    private func context(_ state: ContextState) -> GraphicsContext {
        var context = canvas
        for clip in state.clips { context.clip(to: clip.path, style: FillStyle(eoFill: clip.isEvenOdd)) }
        context.concatenate(state.transform)
        context.opacity *= state.opacity
        if state.blendMode != .normal { context.blendMode = GraphicsContext.BlendMode(state.blendMode) }
        if let shadow = state.shadow {
            let (x, y) = (shadow.offset.width, shadow.offset.height)
            context.addFilter(.shadow(color: shadow.color, radius: shadow.radius, x: x, y: y))
        }
        return context
    }

    package func fill(_ path: Path, _ color: Color, isEvenOdd: Bool, _ state: ContextState) {
        context(state).fill(path, with: .color(color), style: FillStyle(eoFill: isEvenOdd))
    }

    package func stroke(_ path: Path, _ color: Color, _ style: StrokeStyle, _ state: ContextState) {
        context(state).stroke(path, with: .color(color), style: style)
    }

    package func draw(_ image: Image, in rect: CGRect, _ state: ContextState) {
        context(state).draw(image, in: rect)
    }

    package func clear(_ path: Path, _ state: ContextState) {
        var state = state
        (state.opacity, state.blendMode, state.shadow) = (1, .destinationOut, nil)
        context(state).fill(path, with: .color(.black))
    }
}
