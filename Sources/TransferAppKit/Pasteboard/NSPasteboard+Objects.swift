import Foundation
import UniformTypeIdentifiers

extension NSPasteboard {
    /// Returns a Boolean value that indicates whether objects can be made of the items.
    /// - Parameters:
    ///   - classArray: The classes of the objects.
    ///   - options: The limits for URLs.
    public func canReadObject(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]?) -> Bool {
        !(readObjects(forClasses: classArray, options: options) ?? []).isEmpty
    }

    /// Makes objects of the items: of each item that has a type which one of the classes reads, of the first such class.
    /// - Parameters:
    ///   - classArray: The classes, such as `NSURL`, `NSString`, ``NSImage`` and ``NSPasteboardItem``, the preferred first.
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

    /// A limit for what is read.
    public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name of the limit.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A key for whether URLs of files alone are read.
        public static let urlReadingFileURLsOnly = ReadingOptionKey(rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
        /// The identifiers of types, one of which the contents of files must have.
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
