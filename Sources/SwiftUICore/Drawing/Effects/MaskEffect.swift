import Foundation

/// An effect that shows the contents of a container only where the mask, which is the last view in it, is opaque.
@_weakLinked
package struct MaskEffect: Equatable {}

extension MaskEffect: ContainerEffect {
    package static var beginsContainer: Bool { true }
}

/// A mark on the view that is the mask, which is not drawn itself.
@_weakLinked
package struct MaskLayer: Equatable {}

extension MaskLayer: ContainerEffect {
    /// Returns no elements, because a mask has no description.
    package func accessibility(around inside: [AccessibilityElement], isEnabled: Bool) -> [AccessibilityElement] { [] }
}

extension View {
    /// Masks this view with the opacity of another view.
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

    /// Masks this view with the opacity of another view.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}
