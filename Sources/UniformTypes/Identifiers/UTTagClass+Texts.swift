extension UTTagClass {
    /// The longest filename extension: a file name has 255 bytes at most (`NAME_MAX`).
    private static let maximumExtensionLength = 255
    /// The longest tag of any other class.
    private static let maximumTagLength = 1024

    /// Returns whether a text can be a tag of this class.
    func allows(_ tag: String) -> Bool {
        let bytes = tag.utf8
        guard !bytes.isEmpty else { return false }
        switch self {
        case .filenameExtension:
            return bytes.count <= Self.maximumExtensionLength && !bytes.contains(UInt8(ascii: "/"))
                && !bytes.contains(0)
        case .mimeType:
            return bytes.count <= Self.maximumTagLength && bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
        default:
            return bytes.count <= Self.maximumTagLength && !bytes.contains(0)
        }
    }
}
