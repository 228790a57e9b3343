/// The point of a view where assistive technologies and keyboard drags pick up items.
@_weakLinked
package struct AccessibilityDragPoint: Equatable {
    package var point: UnitPoint
    /// The spoken description of the point.
    package var description: String
}

extension AccessibilityDragPoint: ContainerEffect {
    static var keepsNothing: Bool { true }
}

/// A point of a view where assistive technologies and keyboard drags drop items.
@_weakLinked
package struct AccessibilityDropPoint: Equatable {
    package var point: UnitPoint
    /// The spoken description of the point.
    package var description: String
}

extension AccessibilityDropPoint: ContainerEffect {
    static var keepsNothing: Bool { true }
}

extension View {
    /// Describes the point at which a keyboard drag begins; see `draggable(_:)`.
    ///
    /// Screen readers of Linux say the description when the view is picked up.
    /// - Parameters:
    ///   - point: The place of the point in this view.
    ///   - description: The text that is spoken for it.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View {
        modifier(AccessibilityDragPoint(point: point, description: description.spokenString))
    }

    /// Describes the point at which a keyboard drag begins.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
        accessibilityDragPoint(point, description: Text(description))
    }

    /// Describes the point at which a keyboard drag begins.
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View {
        accessibilityDragPoint(point, description: Text(description))
    }

    /// Describes a point at which keyboard drags drop items. If a view has several, the arrow keys choose among them.
    ///
    /// The modifier stands around the one that makes the view a drop destination.
    /// - Parameters:
    ///   - point: The place of the point in this view.
    ///   - description: The text that is spoken for it.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View {
        modifier(AccessibilityDropPoint(point: point, description: description.spokenString))
    }

    /// Describes a point at which keyboard drags drop items.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
        accessibilityDropPoint(point, description: Text(description))
    }

    /// Describes a point at which keyboard drags drop items.
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View {
        accessibilityDropPoint(point, description: Text(description))
    }
}
