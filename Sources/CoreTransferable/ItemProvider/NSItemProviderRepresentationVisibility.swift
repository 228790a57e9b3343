/// Who may see a representation of an item provider.
///
/// Linux knows neither teams nor application groups, so what is meant for those stays within the sending process.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every receiver.
    case all = 0
    /// Receivers by the same developer team.
    case team = 1
    /// Receivers in the same application group.
    case group = 2
    /// The sending process only.
    case ownProcess = 3

    /// The same for a representation of a transferable value.
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
