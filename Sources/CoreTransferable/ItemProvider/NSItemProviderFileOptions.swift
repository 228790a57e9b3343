/// Options that specify how a receiver may use the file of a representation.
@_weakLinked
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates a set of options from a raw value.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The receiver may open the sender's own file.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
