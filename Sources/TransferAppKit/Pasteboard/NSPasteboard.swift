import CoreTransferable
import Foundation
import KitSupport
import UniformTypeIdentifiers

/// A pasteboard, which all programs of the user share.
///
/// ```swift
/// let pasteboard = NSPasteboard.general
/// pasteboard.clearContents()
/// pasteboard.setString("Hello", forType: .string)
/// let text = pasteboard.string(forType: .string)
/// ```
///
/// The general pasteboard is the desktop's clipboard: other programs find each form under all of the names that desktops have for
/// it, and nothing is made before they ask. It is read at once, so that a program that does not answer holds the caller up, for ten
/// seconds at most. What a program has written is lost when the program ends, unless a clipboard manager keeps it; an app with
/// windows hands it to one. All other pasteboards are files of the user's, which outlive the program.
public final class NSPasteboard: NSObject, @unchecked Sendable {
    private let clipboard: Clipboard

    private init(_ clipboard: Clipboard) { self.clipboard = clipboard }

    /// The clipboard of copy and paste.
    public static let general = NSPasteboard(.general)

    /// Returns the pasteboard of a name, which is made when something is written to it.
    public convenience init(name: Name) { self.init(.named(name.rawValue)) }

    /// Returns a new pasteboard, which other programs find by its name.
    public class func withUniqueName() -> NSPasteboard { NSPasteboard(.unique()) }

    /// Removes a pasteboard that `withUniqueName()` has made. Others are only released.
    public func releaseGlobally() { clipboard.release() }

    /// The name of the pasteboard.
    public var name: Name { Name(clipboard.name) }

    /// A number that changes each time another program, or this one, becomes the owner of the contents.
    public var changeCount: Int { clipboard.changeCount }

    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name: any text of at most 80 bytes.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The clipboard of copy and paste.
        public static let general = Name("Apple CFPasteboard general")
        /// The text that is searched for.
        public static let find = Name("Apple CFPasteboard find")
        /// The font that was copied.
        public static let font = Name("Apple CFPasteboard font")
        /// The paragraph style that was copied.
        public static let ruler = Name("Apple CFPasteboard ruler")
        /// The contents of a drag, which views get by `onDrop` and `dropDestination`.
        public static let drag = Name("Apple CFPasteboard drag")
    }

    // MARK: Writing

    /// Makes this program the owner of the pasteboard, and empties it.
    /// - Returns: The count of changes.
    @discardableResult
    public func clearContents() -> Int { clipboard.clear() }

    /// Makes this program the owner of the pasteboard, and empties it.
    /// - Parameter options: Whether devices nearby get the contents: none does.
    /// - Returns: The count of changes.
    @discardableResult
    public func prepareForNewContents(with options: ContentsOptions = []) -> Int { clipboard.clear() }

    /// The devices that get the contents.
    public struct ContentsOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates options.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// This device alone.
        public static let currentHostOnly = ContentsOptions(rawValue: 1)
    }

    /// Makes this program the owner of the pasteboard, and offers types.
    /// - Parameters:
    ///   - newTypes: The types, the preferred first.
    ///   - newOwner: An object that gives each when a receiver asks for it; nil where `setString(_:forType:)` and its kin give them.
    /// - Returns: The count of changes.
    @discardableResult
    public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
        let count = clipboard.clear()
        addTypes(newTypes, owner: newOwner)
        return count
    }

    /// Offers more types.
    /// - Parameters:
    ///   - newTypes: The types, the preferred first.
    ///   - newOwner: An object that gives each when a receiver asks for it; nil for none.
    /// - Returns: The count of changes; 0 where another program owns the pasteboard.
    @discardableResult
    public func addTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
        guard let owner = newOwner as? any NSPasteboardTypeOwner, let items = clipboard.ownItems else {
            return clipboard.ownItems == nil ? 0 : changeCount
        }
        let (item, held) = (items.first ?? ClipboardItem(), HeldOwner(owner: owner))
        for type in newTypes {
            item.set(
                .provided { [weak self] _ in
                    if let self { held.owner.pasteboard(self, provideDataForType: type) }
                },
                for: type.rawValue
            )
        }
        return clipboard.write(items.isEmpty ? [item] : items) ? changeCount : 0
    }

    /// Writes bytes.
    /// - Parameters:
    ///   - data: The bytes; nil to write none.
    ///   - dataType: The type of the bytes.
    /// - Returns: Whether they are there. Another program may own the pasteboard.
    @discardableResult
    public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
        guard let items = clipboard.ownItems else { return false }
        let item = items.first ?? ClipboardItem()
        if item.take(data, for: dataType.rawValue) { return true }
        item.set(.data(data ?? Data()), for: dataType.rawValue)
        return clipboard.write(items.isEmpty ? [item] : items)
    }

    /// Writes a text.
    /// - Parameters:
    ///   - string: The text.
    ///   - dataType: The type of the text.
    /// - Returns: Whether it is there.
    @discardableResult
    public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        setData(Data(string.utf8), forType: dataType)
    }

    /// Writes a property list.
    /// - Parameters:
    ///   - plist: Arrays, dictionaries, texts, bytes, dates and numbers.
    ///   - dataType: The type of the property list.
    /// - Returns: Whether it is there.
    @discardableResult
    public func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool {
        guard let data = PropertyList.data(plist) else { return false }
        return setData(data, forType: dataType)
    }

    /// Writes objects, each as an item after those that this program has written.
    /// - Parameter objects: The objects.
    /// - Returns: Whether they are there.
    @discardableResult
    public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
        let items =
            clipboard.ownItems
            ?? {
                clipboard.clear()
                return []
            }()
        return clipboard.write(items + objects.map { $0.clipboardItem(for: self) })
    }

    // MARK: Reading

    /// The types of all items, the preferred first and none twice; nil where the pasteboard cannot be read.
    public var types: [PasteboardType]? {
        var types: [PasteboardType] = []
        for item in pasteboardItems ?? [] {
            for type in item.types where !types.contains(type) { types.append(type) }
        }
        return types + clipboard.markIdentifiers.map { PasteboardType($0) }.filter { !types.contains($0) }
    }

    /// The items.
    public var pasteboardItems: [NSPasteboardItem]? { clipboard.items.map { NSPasteboardItem($0) } }

    /// Returns the first of some types that an item has.
    public func availableType(from types: [PasteboardType]) -> PasteboardType? {
        let available = self.types ?? []
        return types.first { type in
            available.contains { $0 == type || $0.contentType.conforms(to: type.contentType) }
        }
    }

    /// Returns a Boolean value that indicates whether an item has one of some types.
    public func canReadItem(withDataConformingToTypes types: [String]) -> Bool {
        availableType(from: types.map { PasteboardType($0) }) != nil
    }

    /// Returns the bytes of a type of the first item that has it.
    public func data(forType dataType: PasteboardType) -> Data? {
        (pasteboardItems ?? []).lazy.compactMap { $0.data(forType: dataType) }.first
    }

    /// Returns the text of a type: of all items that have it, a line each.
    public func string(forType dataType: PasteboardType) -> String? {
        let texts = (pasteboardItems ?? []).compactMap { $0.string(forType: dataType) }
        return texts.isEmpty ? nil : texts.joined(separator: "\n")
    }

    /// Returns the property list of a type of the first item that has it.
    public func propertyList(forType dataType: PasteboardType) -> Any? {
        if dataType == .filenames {
            let paths = (readObjects(forClasses: [NSURL.self], options: [.urlReadingFileURLsOnly: true]) as? [URL])?
                .map(\.path)
            return paths?.isEmpty == false ? paths : nil
        }
        return (pasteboardItems ?? []).lazy.compactMap { $0.propertyList(forType: dataType) }.first
    }

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

/// An object that gives the types that it has offered when a receiver asks for them.
public protocol NSPasteboardTypeOwner: AnyObject {
    /// Gives a type, by `setString(_:forType:)` or its kin.
    /// - Parameters:
    ///   - sender: The pasteboard.
    ///   - type: The type.
    @MainActor @preconcurrency
    func pasteboard(_ sender: NSPasteboard, provideDataForType type: NSPasteboard.PasteboardType)
}

private struct HeldOwner: @unchecked Sendable {
    let owner: any NSPasteboardTypeOwner
}

/// Property lists on a pasteboard.
enum PropertyList {
    /// Returns a property list as bytes; a text as itself.
    static func data(_ value: Any) -> Data? {
        if let text = value as? String { return Data(text.utf8) }
        return try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    }

    static func value(_ data: Data) -> Any? {
        (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil))
            ?? String(bytes: data, encoding: .utf8)
    }
}

/// The limits for URLs that are read.
struct ReadingLimits {
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
