/// The point of a view at which assistive technologies and keys begin a drag.
@_weakLinked
package struct AccessibilityDragPoint: Equatable {
    package var point: UnitPoint
    /// The text that is spoken for it.
    package var description: String
}

extension AccessibilityDragPoint: ContainerEffect {
    static var keepsNothing: Bool { true }
}

/// A point of a view at which assistive technologies and keys drop items.
@_weakLinked
package struct AccessibilityDropPoint: Equatable {
    package var point: UnitPoint
    /// The text that is spoken for it.
    package var description: String
}

extension AccessibilityDropPoint: ContainerEffect {
    static var keepsNothing: Bool { true }
}

extension View {
    /// Names the point at which a drag by keys begins; see `draggable(_:)`.
    ///
    /// Screen readers of Linux say the description when the view is picked up.
    /// - Parameters:
    ///   - point: The place of the point in this view.
    ///   - description: The text that is spoken for it.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View {
        modifier(AccessibilityDragPoint(point: point, description: description.spokenString))
    }

    /// Names the point at which a drag by keys begins.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
        accessibilityDragPoint(point, description: Text(description))
    }

    /// Names the point at which a drag by keys begins.
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View {
        accessibilityDragPoint(point, description: Text(description))
    }

    /// Names a point at which keys drop items. Of several points of a view, the arrow keys choose one.
    ///
    /// The modifier stands around the one that makes the view a drop destination.
    /// - Parameters:
    ///   - point: The place of the point in this view.
    ///   - description: The text that is spoken for it.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View {
        modifier(AccessibilityDropPoint(point: point, description: description.spokenString))
    }

    /// Names a point at which keys drop items.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
        accessibilityDropPoint(point, description: Text(description))
    }

    /// Names a point at which keys drop items.
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View {
        accessibilityDropPoint(point, description: Text(description))
    }
}
