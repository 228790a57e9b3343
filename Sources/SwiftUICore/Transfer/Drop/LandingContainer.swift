import Foundation

/// A container inside a drop destination that shows where items would land among its views.
@MainActor
protocol LandingContainer: AnyObject {
    /// A Boolean value that indicates whether items can land in it.
    var isEnabled: Bool { get }
    var frameInWindow: CGRect { get }

    /// The landing at a place that was named; nil where the place is in another container.
    func landing(named place: ReorderPlace) -> LandingPlace?

    /// Returns the places among the items, in the coordinates of the window and in their order.
    func placesInWindow() -> [HeldPlace]

    /// The landing that is nearest to a point of the window.
    func landing(at point: CGPoint) -> LandingPlace?

    /// Hides the shown place.
    func hideLanding()
}

/// The place in a container at which items would be inserted.
@MainActor
struct LandingPlace {
    let container: any LandingContainer
    /// The place by identities.
    let named: ReorderPlace?
    /// A closure that shows the place.
    let show: () -> Void
}

/// The containers in the views inside, for the drop destinations around; the outermost only.
@_weakLinked
enum LandingContainersKey: PreferenceKey {
    static var defaultValue: [any LandingContainer] { [] }
    static func reduce(value: inout [any LandingContainer], nextValue: () -> [any LandingContainer]) {
        value += nextValue()
    }
}
