/// The programs that can see a representation of an item provider.
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
    /// The sending process only; nothing of it is listed or sent.
    case ownProcess = 3

    /// Creates the same for a representation of a transferable value.
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
