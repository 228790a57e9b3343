import SwiftUICore

extension ContainerContent {
    /// Whether the container is a mask, which is not drawn itself.
    var isMask: Bool { part(MaskLayer.self) != nil }

    /// How the container is mixed with what is behind it; nil if it only covers that.
    /// - Parameters:
    ///   - child: What is inside, where that is one thing alone: its way of mixing is the container's.
    ///   - mode: Gives that way.
    func blendMode<Child>(of child: Child?, _ mode: (Child) -> BlendMode?) -> BlendMode? {
        if let own = part(BlendEffect.self)?.mode { return own == .normal ? nil : own }
        guard let child, part(CompositingGroup.self) == nil, part(MaskEffect.self) == nil else { return nil }
        return mode(child)
    }
}
