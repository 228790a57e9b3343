import Foundation

/// The states and properties of observable objects that the renderer of a canvas has read, after whose changes the canvas is drawn again.
///
/// The renderer is called when the canvas is drawn, after the evaluation of the views around it, which does not see what it reads.
@MainActor
package final class CanvasObservation: ValueReader {
    private var evaluator = Evaluator()
    private let drawAgain: @MainActor () -> Void

    /// - Parameter drawAgain: Has the canvas drawn again soon.
    package init(drawAgain: @escaping @MainActor () -> Void) { self.drawAgain = drawAgain }

    /// Returns the drawing commands of a canvas.
    /// - Parameters:
    ///   - content: The canvas.
    ///   - size: Its size.
    package func commands(of content: CanvasContent, _ size: CGSize) -> [CanvasCommand] {
        evaluator.evaluate(for: self) { content.commands(size) }
    }

    func readValueDidChange() { drawAgain() }
}
