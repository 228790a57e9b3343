import Foundation

extension LayoutElement {
    /// The name of the view that the element and the modifiers around make, for assistive technologies: its label, that of a heading in
    /// it, or else that of the first element in it; nil if there is none.
    final var spokenName: String? {
        var element = self
        while let around = element.parent as? WrapperElement { element = around }
        let named = element.accessibilityInReadingOrder.flatMap(\.flattened).filter { $0.label?.isEmpty == false }
        return (named.first { $0.role == .heading } ?? named.first)?.label
    }
}

extension ContainerContent {
    /// The name of the view for assistive technologies; nil if it has none.
    package var spokenName: String? { content.spokenName }

    /// The point at which an accessibility modifier of the view has drags begin.
    package var accessibilityDragPoint: AccessibilityDragPoint? { parts(AccessibilityDragPoint.self).first }

    /// Returns the points at which accessibility modifiers of the view have items dropped.
    /// - Parameter size: The size of the container.
    package func accessibilityDropPoints(in size: CGSize) -> [HeldPlace] {
        parts(AccessibilityDropPoint.self).map { part in
            HeldPlace(
                at: CGPoint(x: size.width * part.point.x, y: size.height * part.point.y),
                name: part.description
            )
        }
    }

    /// Scrolls the container into view.
    /// - Parameter size: The size of the container.
    package func reveal(in size: CGSize) {
        _ = content.reveal(CGRect(origin: .zero, size: size), anchor: nil)
    }

    /// Reports that the parts may offer different actions to assistive technologies.
    package func accessibilityDidChange() {
        var element = content.parent as? PartElement
        while let part = element {
            part.partAccessibilityDidChange()
            element = part.parent as? PartElement
        }
    }

    /// The parts of a type that the container and those around it for the same view have, the innermost first.
    private func parts<Part: ContainerPart & Equatable>(_ type: Part.Type) -> [Part] {
        var found: [Part] = []
        var element = content.parent as? PartElement
        while let part = element {
            if let value = part.ownPart as? Part { found.append(value) }
            element = part.parent as? PartElement
        }
        return found
    }
}
