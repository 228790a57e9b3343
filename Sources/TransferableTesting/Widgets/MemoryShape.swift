import SwiftUICore

/// A shape in memory.
final class MemoryShape: MemoryContentWidget<ShapeContent> {
    override var kind: TestView.Kind { .shape }
    override var meetsPointer: Bool { false }
}

extension TestView.Kind {
    /// A shape that is filled or stroked.
    public static let shape = Self("shape")
}

extension MemoryWidget {
    package final var shape: ShapeContent? { content(ShapeContent.self) }
}
