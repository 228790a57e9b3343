import Foundation
import SwiftUICore
import Synchronization

/// A drawing that a program has made with a `CGContext`, and that becomes pixels later.
package final class RecordedDrawing: Sendable {
    fileprivate enum Command {
        case fill(Path, Color, isEvenOdd: Bool)
        case stroke(Path, Color, StrokeStyle)
        case image(Image, CGRect)
        case clear(Path)
    }

    // A drawing is recorded by one thread at a time, and read when it is complete.
    private let commands = Mutex<[Handed<(Command, ContextState)>]>([])

    package init() {}

    /// Returns what has been drawn until now.
    package func copy() -> RecordedDrawing {
        let (copy, commands) = (RecordedDrawing(), commands.withLock { $0 })
        copy.commands.withLock { $0 = commands }
        return copy
    }

    /// A Boolean value that indicates whether nothing was drawn.
    package var isEmpty: Bool { commands.withLock { $0.isEmpty } }

    fileprivate func add(_ command: Command, _ state: ContextState) {
        let command = Handed(value: (command, state))
        commands.withLock { $0.append(command) }
    }

    /// Records what a program draws.
    /// - Parameters:
    ///   - size: The size of the picture in points.
    ///   - beginsAtTop: Whether the origin is the top left corner, and not the bottom left one.
    ///   - draw: Draws with the context, which is the current one meanwhile.
    package func record(size: CGSize, beginsAtTop: Bool, _ draw: (CGContext) -> Void) {
        let context = context(size: size, beginsAtTop: beginsAtTop)
        CurrentContext.push(context)
        defer { CurrentContext.pop() }
        draw(context)
    }

    /// Returns a context that records what is drawn with it.
    package func context(size: CGSize, beginsAtTop: Bool) -> CGContext {
        CGContext(Recorder(drawing: self), size: size, beginsAtTop: beginsAtTop)
    }

    /// Returns the picture as the contents of a PNG file; nil where the program can draw nothing, or the picture is too large.
    package func png(size: CGSize, scale: CGFloat, isOpaque: Bool) -> Data? {
        guard size.width > 0, size.height > 0 else { return nil }
        let commands = Handed(value: self.commands.withLock { $0 })
        return onMainThread {
            let canvas = Canvas { context, _ in
                let drawing = CanvasContextDrawing(context)
                for command in commands.value { command.value.0.draw(on: drawing, command.value.1) }
            }
            let renderer = ImageRenderer(content: canvas.frame(width: size.width, height: size.height))
            (renderer.scale, renderer.isOpaque) = (scale, isOpaque)
            return try? ImageConversion.$chosen.withValue(ImageConversion.drawing) { try renderer.data(as: .png) }
        }
    }
}

/// Records the drawing of a context.
private struct Recorder: ContextDrawing {
    let drawing: RecordedDrawing

    func fill(_ path: Path, _ color: Color, isEvenOdd: Bool, _ state: ContextState) {
        drawing.add(.fill(path, color, isEvenOdd: isEvenOdd), state)
    }
    func stroke(_ path: Path, _ color: Color, _ style: StrokeStyle, _ state: ContextState) {
        drawing.add(.stroke(path, color, style), state)
    }
    func draw(_ image: Image, in rect: CGRect, _ state: ContextState) { drawing.add(.image(image, rect), state) }
    func clear(_ path: Path, _ state: ContextState) { drawing.add(.clear(path), state) }
}

extension RecordedDrawing.Command {
    fileprivate func draw(on canvas: CanvasContextDrawing, _ state: ContextState) {
        switch self {
        case .fill(let path, let color, let isEvenOdd): canvas.fill(path, color, isEvenOdd: isEvenOdd, state)
        case .stroke(let path, let color, let style): canvas.stroke(path, color, style, state)
        case .image(let image, let rect): canvas.draw(image.resizable(), in: rect, state)
        case .clear(let path): canvas.clear(path, state)
        }
    }
}
