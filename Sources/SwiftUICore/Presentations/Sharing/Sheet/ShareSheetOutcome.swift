/// The outcome of a share sheet.
@_weakLinked
public enum ShareSheetOutcome: Sendable {
    /// A destination has the items.
    /// - Parameter with: The title of the destination, as the user read it.
    case shared(with: String)
    /// The user closed the sheet.
    case cancelled
    /// The user closed the sheet after sharing to a destination failed.
    /// - Parameter error: The error.
    case failed(any Error)
}
