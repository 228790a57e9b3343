/// A part of the tree with its own effects or behaviours.
@MainActor
package struct ContainerContent: WidgetContent {
    /// An effect or behaviour in its place.
    package struct Entry {
        /// The effect or behaviour.
        package var part: any ContainerPart
        /// A Boolean value that indicates whether the place of its modifier takes input.
        package var isEnabled: Bool
    }

    /// The layout of the contents. The host calls it with the size of the container.
    package let content: LayoutElement

    /// The effects and behaviours, the innermost first. A container keeps their number and their types.
    package private(set) var entries: [Entry] = []

    /// Creates a container that only holds its content.
    package init(content: LayoutElement) { self.content = content }

    /// A Boolean value that indicates whether any of the container takes input.
    package var isEnabled: Bool { entries.isEmpty || entries.contains(where: \.isEnabled) }

    /// Returns the effect or behaviour of a type. A container has one of each type. A second one has a separate
    /// container.
    package func part<Part: ContainerPart>(_ type: Part.Type) -> Part? { entry(of: type)?.part as? Part }

    /// Returns the effect or behaviour of a type, where it takes input.
    package func enabledPart<Part: ContainerPart>(_ type: Part.Type) -> Part? {
        entry(of: type).flatMap { $0.isEnabled ? $0.part as? Part : nil }
    }

    private func entry(of type: any ContainerPart.Type) -> Entry? {
        entries.first { Swift.type(of: $0.part) == type }
    }

    /// Returns whether a part can be added to those inside it.
    func canTake(_ part: any ContainerPart) -> Bool {
        let type = Swift.type(of: part)
        return !type.beginsContainer && entry(of: type) == nil
    }

    mutating func append(_ entry: Entry) { entries.append(entry) }

    mutating func replaceEntry(at index: Int, with entry: Entry) { entries[index] = entry }
}
