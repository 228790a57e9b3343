import Foundation

/// Shows the contents of a container where the mask is opaque, which is the last view inside.
@_weakLinked
package struct MaskEffect: Equatable {}

extension MaskEffect: ContainerEffect {
    package static var beginsContainer: Bool { true }
}

/// Marks the mask, which is not drawn itself.
@_weakLinked
package struct MaskLayer: Equatable {}

extension MaskLayer: ContainerEffect {
    /// Returns no elements, because a mask has no description.
    package func accessibility(around inside: [AccessibilityElement], isEnabled: Bool) -> [AccessibilityElement] { [] }
}

extension View {
    /// Masks this view with the opacity of another.
    /// - Parameters:
    ///   - alignment: The alignment of the other view.
    ///   - mask: The other view.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        let layer = mask()
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: alignment)
            .modifier(MaskLayer())
            .allowsHitTesting(false)
        return overlay(layer).modifier(MaskEffect())
    }

    /// Masks this view with the opacity of another.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}
