import Foundation
import SwiftUICore

/// One line of text in memory that can be edited and not be read.
final class MemorySecureField: MemoryContentWidget<SecureFieldContent> {
    override var kind: TestView.Kind { .secureField }
    override var shownText: String { String(repeating: "•", count: content.text.shown.count) }
    override var isEnabled: Bool { content.isEnabled }
    override var setText: ((String) -> Void)? { { [content] in content.text.set($0) } }
    override var submit: (() -> Void)? { content.onSubmit }
    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 100, height: 24)
    }
}

extension TestView.Kind {
    /// A single line of editable text whose characters are hidden. Its ``TestView/text`` has a dot for each character.
    public static let secureField = Self("secureField")
}

extension TestAccessibilityElement.Role {
    /// Editable text whose characters are hidden.
    public static let secureField = Self(role: .secureField)
}
