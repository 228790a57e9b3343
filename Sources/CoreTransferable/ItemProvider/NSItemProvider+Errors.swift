extension NSItemProvider {
    /// The domain of the errors that item providers make.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// The codes of item provider errors, with the values that they have on Apple's systems.
    public enum ErrorCode: Int, Sendable {
        /// An error for which there is no other code.
        case unknownError = -1
        /// The item has no such representation, or the representation could not be made.
        case itemUnavailableError = -1000
        /// The representation is not of the requested class.
        case unexpectedValueClassError = -1100
        /// The item cannot be converted to the requested type.
        case unavailableCoercionError = -1200
    }
}
