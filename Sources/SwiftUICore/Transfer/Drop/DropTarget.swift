import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// What a container takes from a drag that ends in it.
@MainActor
package struct DropTarget {
    /// The types of which an offer must have one.
    package var contentTypes: [UTType]
    /// Takes the items; says whether they were of use.
    package var perform: (_ items: [NSItemProvider], _ location: CGPoint) async -> Bool
    /// Told when a drag that fits comes over the container and when it leaves.
    package var isTargeted: (Bool) -> Void
}

extension DropTarget: ContainerPart {}
