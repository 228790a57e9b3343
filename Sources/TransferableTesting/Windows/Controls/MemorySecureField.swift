import Foundation
import SwiftUICore

/// One line of text in memory that can be edited and not be read.
final class MemorySecureField: MemoryContentWidget<SecureFieldContent> {
    override var kind: TestView.Kind { .secureField }
    override var shownText: String { String(repeating: "•", count: content.text.shown.count) }
    override var isEnabled: Bool { content.isEnabled }
    override var setText: ((String) -> Void)? { { [content] in content.text.set($0) } }
    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 100, height: 24)
    }
}

extension TestView.Kind {
    /// One line of text that can be edited and not be read; its ``TestView/text`` is a dot for each character.
    public static let secureField = Self("secureField")
}

extension TestAccessibilityElement.Role {
    /// Text that can be edited and not be read.
    public static let secureField = Self(role: .secureField)
}
