import Foundation
import SwiftUICore

// The views of a window as a test finds them.
extension TestWindow {
    /// All views that show content or perform actions, containers before their contents.
    public var views: [TestView] {
        toolbar.items.flatMap { views(in: $0.root, around: []) } + views(in: root, around: [])
    }

    private func views(in widget: MemoryWidget, around: [MemoryWidget]) -> [TestView] {
        widget.children.flatMap { child in
            [TestView(widget: child, around: around)] + views(in: child, around: around + [child])
        }
    }

    /// All texts, in order.
    public var texts: [String] { views.filter { $0.kind == .text }.map(\.text) }

    /// Returns the view that shows a text, directly or in its label.
    ///
    /// Where several views show the text, take one of ``views(text:)``, or look for an identifier.
    /// - Throws: ``TestWindowError`` that lists the texts that there are, or says where several views show the text.
    public func view(text: String) throws -> TestView {
        let found = views(text: text)
        guard let view = found.first else {
            throw TestWindowError("There is no view with the text “\(text)”. The texts are: \(quoted(texts)).")
        }
        guard found.count == 1 else {
            let frames = found.map { "\($0.frame)" }.joined(separator: ", ")
            throw TestWindowError(
                """
                \(found.count) views show the text “\(text)”, in the frames \(frames). Take one of views(text:), or give the view an \
                accessibilityIdentifier(_:).
                """
            )
        }
        return view
    }

    /// Returns all views that show a text, directly or in their labels, in order.
    public func views(text: String) -> [TestView] {
        let showing = views.filter { $0.text == text }
        // The texts themselves rather than their containers, and a container rather than what is in it.
        let texts = showing.filter { $0.kind == .text }
        return texts.isEmpty ? showing.filter { $0.around.allSatisfy { $0.shownText != text } } : texts
    }

    /// Returns the first view with an accessibility identifier.
    /// - Throws: ``TestWindowError`` that lists the identifiers that there are.
    public func view(identifier: String) throws -> TestView {
        guard let view = views.first(where: { $0.identifier == identifier }) else {
            let identifiers = views.compactMap(\.identifier)
            throw TestWindowError(
                "There is no view with the identifier “\(identifier)”. The identifiers are: \(quoted(identifiers))."
            )
        }
        return view
    }

    /// Returns all views of a kind.
    public func views(_ kind: TestView.Kind) -> [TestView] { views.filter { $0.kind == kind } }

    private func quoted(_ names: [String]) -> String {
        names.isEmpty ? "none" : names.map { "“\($0)”" }.joined(separator: ", ")
    }
}
