/// The outcome of a share sheet.
@_weakLinked
public enum ShareSheetOutcome: Sendable {
    /// The items were sent to a destination.
    /// - Parameter with: The title of the destination, as the user read it.
    case shared(with: String)
    /// The user closed the sheet.
    case cancelled
    /// The user closed the sheet after sending to a destination had failed.
    /// - Parameter error: The error.
    case failed(any Error)
}
