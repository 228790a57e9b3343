extension PhotosPickerItem {
    /// The policy that determines whether an item offers its own format or a common one first.
    ///
    /// Of a picture in a format that few programs read, such as HEIC, AVIF or TIFF, an item can also be loaded as JPEG.
    /// The picture is converted when it is loaded. Films have their own format only.
    @_weakLinked
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        enum Order: Hashable, Sendable {
            case ownFormatFirst
            case ownFormatOnly
            case commonFormatFirst
        }

        let order: Order

        /// The format of the file first, and then a common one.
        public static let automatic = EncodingDisambiguationPolicy(order: .ownFormatFirst)
        /// Only the format of the file.
        public static let current = EncodingDisambiguationPolicy(order: .ownFormatOnly)
        /// A common format first, and then that of the file.
        public static let compatible = EncodingDisambiguationPolicy(order: .commonFormatFirst)
    }
}
