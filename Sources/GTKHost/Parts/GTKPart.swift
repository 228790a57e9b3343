import CGTK
import Foundation
import SwiftUICore

/// The host's implementation of one effect or behaviour of a container.
@MainActor
class GTKPart {
    unowned let container: ContainerWidget
    /// A Boolean value that indicates whether the place of the effect or behaviour takes input.
    fileprivate(set) final var isEnabled: Bool

    fileprivate init(in container: ContainerWidget, isEnabled: Bool) {
        (self.container, self.isEnabled) = (container, isEnabled)
    }

    /// Takes another value of the effect or behaviour.
    func update(_ entry: ContainerContent.Entry) {}

    /// Draws the container.
    /// - Parameters:
    ///   - snapshot: The snapshot to draw on.
    ///   - contents: Draws the contents of the effect.
    func draw(_ snapshot: OpaquePointer, _ contents: DrawnContents) { contents(snapshot) }

    /// Returns the transform of the container's contents, for an effect that begins a container.
    /// - Parameter size: The size of the container.
    /// - Returns: A transform that the caller owns, or nil for none.
    func contentTransform(_ size: CGSize) -> OpaquePointer? { nil }

    /// Called when the container has been given its place.
    func didAllocate() {}
}

/// The host's implementation of effects or behaviours of one type.
@MainActor
class TypedPart<Part: ContainerPart>: GTKPart {
    /// The effect or behaviour.
    private(set) final var part: Part

    required init(_ part: Part, in container: ContainerWidget, isEnabled: Bool) {
        self.part = part
        super.init(in: container, isEnabled: isEnabled)
    }

    final override func update(_ entry: ContainerContent.Entry) {
        guard let part = entry.part as? Part else { return }
        let before = self.part
        self.part = part
        isEnabled = entry.isEnabled
        partDidChange(from: before)
    }

    /// Follows another value of the effect or behaviour.
    func partDidChange(from before: Part) {}

    final var widget: UnsafeMutablePointer<GtkWidget> { container.pointer }
}

/// The effects and behaviours that this host implements. The others only hold values.
@MainActor
enum PartRegistry {
    private typealias Make = (ContainerContent.Entry, ContainerWidget) -> GTKPart?

    private static let makers: [ObjectIdentifier: Make] = Dictionary(
        uniqueKeysWithValues: [
            maker(EffectPart<BlendEffect>.self),
            maker(EffectPart<BlurEffect>.self),
            maker(EffectPart<ClipEffect>.self),
            maker(EffectPart<ColorEffect>.self),
            maker(EffectPart<CompositingGroup>.self),
            maker(CommandsPart.self),
            maker(ContextMenuPart.self),
            maker(DragPart.self),
            maker(DropPart.self),
            maker(FocusPart.self),
            maker(FocusEffectPart.self),
            maker(FocusExclusionPart.self),
            maker(FocusFollowerPart.self),
            maker(FocusablePart.self),
            maker(GesturePart.self),
            maker(HelpPart.self),
            maker(HitTestingPart.self),
            maker(HoverPart.self),
            maker(EffectPart<MaskEffect>.self),
            maker(MoveKeysPart.self),
            maker(EffectPart<OpacityEffect>.self),
            maker(PointerPart.self),
            maker(EffectPart<ProjectionEffect>.self),
            maker(EffectPart<RotationEffect>.self),
            maker(EffectPart<ScaleEffect>.self),
            maker(SelectionMenuPart.self),
            maker(EffectPart<ShadowEffect>.self),
            maker(SwipePart.self),
        ]
    )

    private static func maker<Part: ContainerPart>(_ type: TypedPart<Part>.Type) -> (ObjectIdentifier, Make) {
        (
            ObjectIdentifier(Part.self),
            { entry, container in
                (entry.part as? Part).map { type.init($0, in: container, isEnabled: entry.isEnabled) }
            }
        )
    }

    /// Creates the host's implementation of an effect or behaviour of a container.
    static func make(_ entry: ContainerContent.Entry, in container: ContainerWidget) -> GTKPart? {
        makers[ObjectIdentifier(type(of: entry.part))]?(entry, container)
    }
}
