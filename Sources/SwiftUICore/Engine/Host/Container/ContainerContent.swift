/// A part of the tree with effects or behaviours of its own.
@MainActor
package struct ContainerContent: WidgetContent {
    /// An effect or behaviour and its context.
    package struct Entry {
        /// The effect or behaviour.
        package var part: any ContainerPart
        /// A Boolean value that indicates whether the part accepts input, either because its environment is enabled or because it works
        /// everywhere.
        package var isEnabled: Bool
        /// A Boolean value that indicates whether the place of its modifier takes input.
        var isInEnabledPlace: Bool

        init(part: any ContainerPart, isInEnabledPlace: Bool) {
            (self.part, self.isInEnabledPlace) = (part, isInEnabledPlace)
            isEnabled = isInEnabledPlace || type(of: part).worksWhereDisabled
        }
    }

    /// The layout of the contents. The host lays it out in the size of the container.
    package let content: LayoutElement

    /// The effects and behaviours, from the innermost to the outermost. Their number and types never change in a container.
    package private(set) var entries: [Entry] = []

    /// Creates a container without effects or behaviours.
    package init(content: LayoutElement) { self.content = content }

    /// A Boolean value that indicates whether any part of the container accepts input.
    package var isEnabled: Bool { entries.isEmpty || entries.contains(where: \.isInEnabledPlace) }

    /// A Boolean value that indicates whether the container responds to the pointer, either to all input or only to drags.
    package var meetsInput: Bool { entries.isEmpty || entries.contains(where: \.isEnabled) }

    /// Returns the effect or behaviour of a type. A container has at most one of each type; a second one has a separate container.
    package func part<Part: ContainerPart>(_ type: Part.Type) -> Part? { entry(of: type)?.part as? Part }

    /// Returns the effect or behaviour of a type if it accepts input.
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

    /// Returns a Boolean value that indicates whether the contents are the same view with a part of a type that this container repeats.
    package func repeats<Part: ContainerPart>(_ type: Part.Type) -> Bool {
        part(type) != nil && (content as? PartElement)?.part(type) != nil
    }

    mutating func append(_ entry: Entry) { entries.append(entry) }

    mutating func replaceEntry(at index: Int, with entry: Entry) { entries[index] = entry }
}
