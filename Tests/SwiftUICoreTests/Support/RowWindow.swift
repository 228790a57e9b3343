import SwiftUICore
import Testing
import TransferableTesting

extension TestWindow {
    /// The only scrolling place, or the first of several.
    var scrollView: TestView {
        get throws { try #require(views(.scrollView).first) }
    }

    /// Scrolls the first scrolling place vertically.
    func scroll(to position: CGFloat) throws { try scroll(scrollView, to: CGPoint(x: 0, y: position)) }

    /// The rectangles of the texts that can be seen in the window, by the text.
    func visibleTexts(height: CGFloat) -> [String: CGRect] {
        let visible = views(.text).filter { $0.frame.maxY > 0 && $0.frame.minY < height }
        return Dictionary(visible.map { ($0.text, $0.frame) }) { first, _ in first }
    }
}

/// A row of a height, which notes when it appears and disappears.
struct NotedRow: View {
    let id: Int
    var height: CGFloat = 20
    var width: CGFloat?
    let journal: Journal

    var body: some View {
        Text("row \(id)").frame(width: width, height: height)
            .onAppear { journal.note("+\(id)") }
            .onDisappear { journal.note("-\(id)") }
    }
}

extension TestWindow {
    /// The distance by which the first scrolling place is scrolled.
    var scrollPosition: CGFloat? { views(.scrollView).first.flatMap { $0.scrollOffset?.y } }
}
