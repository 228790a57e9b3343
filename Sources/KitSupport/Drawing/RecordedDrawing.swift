import Foundation
import SwiftUICore
import Synchronization
import SystemSupport

/// A drawing made with a `CGContext` that is converted to pixels later.
package final class RecordedDrawing: Sendable {
    fileprivate enum Command {
        case fill(Path, Color, isEvenOdd: Bool)
        case stroke(Path, Color, StrokeStyle)
        case image(Image, CGRect)
        case clear(Path)
    }

    // A drawing is recorded by one thread at a time, and read when it is complete.
    private let commands = Mutex<[UncheckedBox<(Command, ContextState)>]>([])

    package init() {}

    /// Returns a copy of the drawing so far.
    package func copy() -> RecordedDrawing {
        let (copy, commands) = (RecordedDrawing(), commands.withLock { $0 })
        copy.commands.withLock { $0 = commands }
        return copy
    }

    /// A Boolean value that indicates whether nothing has been drawn.
    package var isEmpty: Bool { commands.withLock { $0.isEmpty } }

    fileprivate func add(_ command: Command, _ state: ContextState) {
        let command = UncheckedBox((command, state))
        commands.withLock { $0.append(command) }
    }

    /// Records the drawing of a closure.
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

    /// Returns a context whose drawing is recorded.
    package func context(size: CGSize, beginsAtTop: Bool) -> CGContext {
        CGContext(Recorder(drawing: self), size: size, beginsAtTop: beginsAtTop)
    }

    /// Returns the drawing as PNG data; nil if the program cannot draw or the picture is too large.
    package func png(size: CGSize, scale: CGFloat, isOpaque: Bool) -> Data? {
        guard size.width > 0, size.height > 0 else { return nil }
        let commands = UncheckedBox(self.commands.withLock { $0 })
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

/// A value that records the drawing of a context.
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
