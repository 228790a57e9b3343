/// Who may see a representation.
///
/// ``ownProcess`` is kept from every other process. Linux has no developer teams and no application groups that the
/// system vouches for, so a representation for ``team`` or ``group`` is not shown to other processes either: sending less
/// than intended is the safe side.
public struct TransferRepresentationVisibility: Sendable, Equatable {
    /// How far from the sender a receiver may stand; larger means further.
    let reach: Int

    /// Every receiver on the system.
    public static let all = TransferRepresentationVisibility(reach: 3)

    /// Receivers by the same developer team.
    public static let team = TransferRepresentationVisibility(reach: 2)

    /// Receivers in the same application group.
    public static let group = TransferRepresentationVisibility(reach: 1)

    /// The sending process only.
    public static let ownProcess = TransferRepresentationVisibility(reach: 0)

    /// Whether a representation of this visibility is seen by receivers that stand as far away as `receiver` says.
    func includes(_ receiver: TransferRepresentationVisibility) -> Bool {
        reach >= receiver.reach
    }

    /// The narrower of two visibilities, for modifiers that are nested.
    func narrowed(to other: TransferRepresentationVisibility) -> TransferRepresentationVisibility {
        reach <= other.reach ? self : other
    }
}
