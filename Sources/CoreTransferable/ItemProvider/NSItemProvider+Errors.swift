extension NSItemProvider {
    /// The domain of the errors that item providers make.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// The codes of the errors that item providers make, with the values that they have on Apple's systems.
    public enum ErrorCode: Int, Sendable {
        /// Something else went wrong.
        case unknownError = -1
        /// The item has no such representation, or it could not be made.
        case itemUnavailableError = -1000
        /// The representation was made, but is not of the class that was asked for.
        case unexpectedValueClassError = -1100
        /// The item cannot be turned into what was asked for.
        case unavailableCoercionError = -1200
    }
}
