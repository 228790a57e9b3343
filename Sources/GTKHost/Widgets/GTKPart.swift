import CGTK
import Foundation
import SwiftUICore

/// The host's implementation of one effect or behaviour of a container.
@MainActor
class GTKPart {
    /// The rules of the style sheet for such parts, for looks without a class in GTK's themes.
    class var styleRules: String { "" }

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

/// The host's implementation of a type of effects or behaviours, which it makes for a value of that type.
@MainActor
protocol RegisteredPart: GTKPart {
    associatedtype Part: ContainerPart

    init(_ part: Part, in container: ContainerWidget, isEnabled: Bool)
}

/// The host's implementation of effects or behaviours of one type.
@MainActor
class TypedPart<Part: ContainerPart>: GTKPart, RegisteredPart {
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
