import Foundation
import SwiftUICore

/// The drawing contexts of a thread, the current one last.
package enum CurrentContext {
    private static let key = "swift-transferable.contexts"

    private static var contexts: [CGContext] {
        get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    /// The current drawing context; nil for none.
    package static var current: CGContext? { contexts.last }

    private static let savedKey = "swift-transferable.saved-contexts"

    private static var saved: [[CGContext]] {
        get { Thread.current.threadDictionary[savedKey] as? [[CGContext]] ?? [] }
        set { Thread.current.threadDictionary[savedKey] = newValue }
    }

    /// Saves which contexts there are, and the state of the current one.
    package static func save() {
        current?.saveGState()
        saved.append(contexts)
    }

    /// Restores the contexts that were saved last, and the state of the current one.
    package static func restore() {
        guard let last = saved.popLast() else { return }
        contexts = last
        current?.restoreGState()
    }

    /// Makes another context the current one in the place of that; nil for the one before.
    package static func replace(with context: CGContext?) {
        contexts = contexts.dropLast() + (context.map { [$0] } ?? [])
    }

    /// Makes a context the current one.
    package static func push(_ context: CGContext) { contexts.append(context) }

    /// Restores the previous context.
    package static func pop() { contexts = contexts.dropLast() }
}

extension CGContext {
    /// Draws a picture upright in a rectangle.
    /// - Parameters:
    ///   - picture: The picture.
    ///   - rect: The rectangle.
    ///   - part: The part of the picture that fills the rectangle, in points from its bottom left corner; nil for all.
    ///   - image: The picture as views show it.
    ///   - opacity: From 0 to 1.
    ///   - mode: The mixture with what is there.
    package func draw(
        _ picture: Picture,
        in rect: CGRect,
        part: CGRect? = nil,
        as image: Image,
        opacity: CGFloat = 1,
        mode: CGBlendMode = .normal
    ) {
        saveGState()
        defer { restoreGState() }
        setAlpha(opacity)
        setBlendMode(mode)
        guard let part, part.width > 0, part.height > 0, part != CGRect(origin: .zero, size: picture.size) else {
            return drawUpright(image, in: rect)
        }
        clip(to: rect)
        let (x, y) = (rect.width / part.width, rect.height / part.height)
        let size = CGSize(width: picture.size.width * x, height: picture.size.height * y)
        // Rectangles of a picture begin at its bottom.
        let isUpward = ctm.a * ctm.d - ctm.b * ctm.c < 0
        let offset = isUpward ? part.minY : picture.size.height - part.maxY
        let origin = CGPoint(x: rect.minX - part.minX * x, y: rect.minY - offset * y)
        drawUpright(image, in: CGRect(origin: origin, size: size))
    }
}
