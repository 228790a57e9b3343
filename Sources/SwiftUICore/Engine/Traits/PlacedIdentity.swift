import Foundation

/// An element that has a place and an identity by which programs mean it.
@MainActor
protocol PlacedIdentity: LayoutElement {
    /// The identity and the place in the container that is laid out; nil without one of them.
    var placedIdentity: (identity: AnyHashable, frame: CGRect)? { get }
}
