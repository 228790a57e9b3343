/// The visibility of a representation to other programs.
///
/// ```swift
/// static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: .drawing).visibility(.group)
///     ProxyRepresentation(exporting: \.title)
/// }
/// ```
///
/// ``ownProcess`` is kept from every other process. ``team`` and ``group`` are declared in the `Info.plist` of programs
/// and checked on both sides of a transfer. See <doc:LimitingARepresentation> for the limits of that protection.
@_weakLinked
public struct TransferRepresentationVisibility: Sendable, Equatable {
    /// The distance that a receiver may have from the sender. A larger number is further.
    let reach: Int

    /// Every receiver on the system.
    public static let all = TransferRepresentationVisibility(reach: 3)

    /// Programs of the same user that declare the same developer team or share an application group.
    public static let team = TransferRepresentationVisibility(reach: 2)

    /// Programs of the same user that share an application group.
    public static let group = TransferRepresentationVisibility(reach: 1)

    /// The sending process only.
    public static let ownProcess = TransferRepresentationVisibility(reach: 0)

    /// Returns whether receivers at the distance of `receiver` may see a representation of this visibility.
    func includes(_ receiver: TransferRepresentationVisibility) -> Bool {
        reach >= receiver.reach
    }

    /// Returns the narrower of two visibilities, for modifiers that are nested.
    func narrowed(to other: TransferRepresentationVisibility) -> TransferRepresentationVisibility {
        reach <= other.reach ? self : other
    }
}
