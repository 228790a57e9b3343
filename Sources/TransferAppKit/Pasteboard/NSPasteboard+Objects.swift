import Foundation
import UniformTypeIdentifiers

extension NSPasteboard {
    /// Returns a Boolean value that indicates whether objects of some classes can be created from the items.
    /// - Parameters:
    ///   - classArray: The classes of the objects.
    ///   - options: The limits for URLs.
    public func canReadObject(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]?) -> Bool {
        !(readObjects(forClasses: classArray, options: options) ?? []).isEmpty
    }

    /// Returns objects created from the items. Each item that has a type that one of the classes can read becomes an object of the first
    /// such class.
    /// - Parameters:
    ///   - classArray: The classes, such as `NSURL`, `NSString`, ``NSImage`` and ``NSPasteboardItem``, in order of preference.
    ///   - options: The limits for URLs.
    /// - Returns: The objects; nil where the pasteboard cannot be read.
    public func readObjects(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> [Any]? {
        let limits = ReadingLimits(options ?? [:])
        return (pasteboardItems ?? []).compactMap { item in
            classArray.lazy.compactMap { aClass -> Any? in
                if aClass == NSPasteboardItem.self { return item }
                let object =
                    if let standard = aClass as? any StandardReading.Type {
                        standard.standardObject(of: item)
                    } else {
                        (aClass as? any NSPasteboardReading.Type)?.object(of: item, on: self)
                    }
                return object.flatMap { limits.allow($0) ? $0 : nil }
            }.first
        }
    }

    /// An option that restricts which objects are read.
    public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key for whether only file URLs are read.
        public static let urlReadingFileURLsOnly = ReadingOptionKey(rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
        /// The key for the type identifiers of which the contents of files must have one.
        public static let urlReadingContentsConformToTypes = ReadingOptionKey(
            rawValue: "NSPasteboardURLReadingContentsConformToTypesKey"
        )
    }
}

/// The limits for URLs that are read.
private struct ReadingLimits {
    private let isForFiles: Bool
    private let contentTypes: [UTType]?

    init(_ options: [NSPasteboard.ReadingOptionKey: Any]) {
        isForFiles = options[.urlReadingFileURLsOnly] as? Bool ?? false
        contentTypes = (options[.urlReadingContentsConformToTypes] as? [String])?.compactMap { UTType($0) }
    }

    /// Returns whether an object that was read may be taken.
    func allow(_ object: Any) -> Bool {
        guard let url = (object as? NSURL).map({ $0 as URL }) else { return true }
        guard let contentTypes else { return !isForFiles || url.isFileURL }
        guard url.isFileURL, let type = UTType(ofItemAt: url) else { return false }
        return contentTypes.contains { type.conforms(to: $0) }
    }
}
