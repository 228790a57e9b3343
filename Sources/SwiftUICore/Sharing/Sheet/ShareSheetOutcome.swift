/// How a use of the share sheet ended.
@_weakLinked
public enum ShareSheetOutcome: Sendable {
    /// A destination has the items.
    /// - Parameter with: The title of the destination, as the user read it.
    case shared(with: String)
    /// The user closed the sheet.
    case cancelled
    /// The user closed the sheet after a destination did not get the items.
    /// - Parameter error: What prevented it.
    case failed(any Error)
}
