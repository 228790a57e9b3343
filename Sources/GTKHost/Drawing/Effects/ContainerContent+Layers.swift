import SwiftUICore

extension ContainerContent {
    /// A Boolean value that indicates whether the container is a mask, which is not drawn itself.
    var isMask: Bool { part(MaskLayer.self) != nil }

    /// Returns the mode in which the container is mixed with its background; nil if it only covers the background.
    /// - Parameters:
    ///   - child: The contents, if they are a single child: its mode is the container's.
    ///   - mode: Returns that mode.
    func blendMode<Child>(of child: Child?, _ mode: (Child) -> BlendMode?) -> BlendMode? {
        if let own = part(BlendEffect.self)?.mode { return own == .normal ? nil : own }
        guard let child, part(CompositingGroup.self) == nil, part(MaskEffect.self) == nil else { return nil }
        return mode(child)
    }
}
