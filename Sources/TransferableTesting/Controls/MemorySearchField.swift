import Foundation
import SwiftUICore

/// A search field in memory.
final class MemorySearchField: MemoryContentWidget<SearchFieldContent> {
    override var kind: TestView.Kind { .searchField }
    override var shownText: String { content.text.shown }
    override var isEnabled: Bool { content.isEnabled }
    override var setText: ((String) -> Void)? { { [content] in content.text.set($0) } }
    override var submit: (() -> Void)? { content.onSubmit }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 160, height: 24)
    }
}

extension TestView.Kind {
    /// A search field.
    public static let searchField = Self("searchField")
}

extension MemoryWidget {
    package final var searchField: SearchFieldContent? { content(SearchFieldContent.self) }
}
