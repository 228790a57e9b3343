/// The visibility of an item provider's representation to other programs.
///
/// Teams and groups are declared in the `Info.plist` of programs and checked on both sides of a transfer. See
/// <doc:LimitingARepresentation> for the limits of that protection.
@_weakLinked
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every receiver.
    case all = 0
    /// Programs of the same user that declare the same developer team or share an application group.
    case team = 1
    /// Programs of the same user that share an application group.
    case group = 2
    /// The sending process only. No other process sees the representation.
    case ownProcess = 3

    /// Creates the visibility that corresponds to the one of a transferable value's representation.
    init(_ visibility: TransferRepresentationVisibility) {
        self =
            switch visibility {
            case .all: .all
            case .team: .team
            case .group: .group
            default: .ownProcess
            }
    }
}
