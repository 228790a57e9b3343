import SwiftUICore

/// The box behind the rows of a section of a form, in memory.
final class MemoryFormBox: MemoryContentWidget<FormBoxContent> {
    override var kind: TestView.Kind { .formBox }
    override var meetsPointer: Bool { false }
}

extension TestView.Kind {
    /// The box behind the rows of a section of a form.
    public static let formBox = Self("formBox")
}
