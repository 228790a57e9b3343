import CoreTransferable
import Foundation
import SystemSupport

/// An in-memory representation of a file, a folder with its contents, or a symbolic link.
///
/// Foundation has this class on Apple's systems and not on Linux. Documents are made from file wrappers and are saved as them:
/// see ``FileDocument``.
///
/// ```swift
/// let package = FileWrapper(directoryWithFileWrappers: [:])
/// package.addRegularFile(withContents: text, preferredFilename: "Text.txt")
/// try package.write(to: url, options: .atomic, originalContentsURL: nil)
/// ```
///
/// A wrapper is for one thread at a time.
@_weakLinked
open class FileWrapper: NSObject, NSSecureCoding {
    /// Options for reading files.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The raw value of the options.
        public let rawValue: UInt
        /// Creates options from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Reads all files immediately, rather than each when its contents are first accessed.
        public static let immediate = ReadingOptions(rawValue: 1 << 0)
        /// Reads files without memory-mapping them. This is always so, because if another program shortened a mapped file, this process
        /// would end.
        public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
    }

    /// Options for writing files.
    public struct WritingOptions: OptionSet, Sendable {
        /// The raw value of the options.
        public let rawValue: UInt
        /// Creates options from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Replaces an existing file in a single step, so that it stays intact if writing fails. Files are always written this way.
        public static let atomic = WritingOptions(rawValue: 1 << 0)
        /// Updates each wrapper's ``FileWrapper/filename`` to the name under which it was written.
        public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    enum Contents {
        case regularFile(Data)
        case directory([String: FileWrapper])
        case symbolicLink(URL)
        /// Contents that are read on first access.
        case unread(URL, isDirectory: Bool)
    }

    var contents: Contents

    /// The preferred name of the file in a folder. If another file has this name, a unique name is derived from it.
    open var preferredFilename: String?

    /// The name under which the file was last read or written; nil if it was neither.
    open var filename: String?

    /// The attributes of the file, by the names that `FileManager` uses. Only the permissions are written.
    open var fileAttributes: [String: Any] = [:]

    // MARK: Creating wrappers

    /// Creates a wrapper for the item at a URL.
    /// - Parameters:
    ///   - url: The URL of a file, a folder or a symbolic link, which is not followed.
    ///   - options: The way to read it.
    /// - Throws: `CocoaError`, which names the path, if the item does not exist or may not be read.
    public init(url: URL, options: ReadingOptions = []) throws {
        contents = .regularFile(Data())
        super.init()
        try read(from: url, options: options)
    }

    /// Creates a wrapper for a folder.
    /// - Parameter childrenByPreferredName: The contents, by the preferred names of the files.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        contents = .directory([:])
        super.init()
        for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
            if child.preferredFilename == nil { child.preferredFilename = name }
            insert(child, named: name)
        }
    }

    /// Creates a wrapper for a file.
    /// - Parameter contents: The bytes of the file.
    public init(regularFileWithContents contents: Data) {
        self.contents = .regularFile(contents)
        super.init()
    }

    /// Creates a wrapper for a symbolic link.
    /// - Parameter url: The destination of the link.
    public init(symbolicLinkWithDestinationURL url: URL) {
        contents = .symbolicLink(url)
        super.init()
    }

    /// Creates a wrapper from its ``serializedRepresentation``; nil if the data is not one.
    public init?(serializedRepresentation serializeRepresentation: Data) {
        guard let form = SerializedFileWrapper(serializeRepresentation) else { return nil }
        contents = .regularFile(Data())
        super.init()
        take(form)
    }

    /// Creates a wrapper from an archive.
    public required init?(coder inCoder: NSCoder) {
        guard let data = inCoder.decodeObject(of: NSData.self, forKey: Self.codingKey),
            let form = SerializedFileWrapper(data as Data)
        else { return nil }
        contents = .regularFile(Data())
        super.init()
        take(form)
    }

    public static var supportsSecureCoding: Bool { true }
    private static let codingKey = "serializedRepresentation"

    /// Encodes the wrapper in an archive.
    open func encode(with coder: NSCoder) {
        if let data = serializedRepresentation { coder.encode(data as NSData, forKey: Self.codingKey) }
    }

    // MARK: Kinds

    /// A Boolean value that indicates whether the wrapper represents a folder.
    open var isDirectory: Bool {
        switch contents {
        case .directory, .unread(_, isDirectory: true): true
        default: false
        }
    }

    /// A Boolean value that indicates whether the wrapper represents a regular file.
    open var isRegularFile: Bool {
        switch contents {
        case .regularFile, .unread(_, isDirectory: false): true
        default: false
        }
    }

    /// A Boolean value that indicates whether the wrapper represents a symbolic link.
    open var isSymbolicLink: Bool {
        if case .symbolicLink = contents { true } else { false }
    }

    /// The contents of a regular file; nil for other items, and if the file can no longer be read.
    open var regularFileContents: Data? {
        if case .unread(_, isDirectory: false) = contents { try? readNow() }
        return if case .regularFile(let data) = contents { data } else { nil }
    }

    /// The destination of a symbolic link; nil for other items.
    open var symbolicLinkDestinationURL: URL? {
        if case .symbolicLink(let url) = contents { url } else { nil }
    }

    /// The wrappers of a folder's items by name; nil for other items, and if the folder can no longer be read.
    open var fileWrappers: [String: FileWrapper]? {
        if case .unread(_, isDirectory: true) = contents { try? readNow() }
        return if case .directory(let children) = contents { children } else { nil }
    }

    // MARK: Reading and writing

    /// Replaces the contents of the wrapper with those at a URL.
    /// - Parameters:
    ///   - url: The URL of a file, a folder or a symbolic link, which is not followed.
    ///   - options: The way to read it.
    /// - Throws: `CocoaError`, which names the path. The wrapper stays as it was then.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        let (contents, attributes) = try FileWrapperReader(options: options).contents(of: url)
        self.contents = contents
        filename = url.lastPathComponent
        if preferredFilename == nil { preferredFilename = filename }
        fileAttributes = attributes
    }

    /// Writes the contents of the wrapper to a URL.
    ///
    /// It takes its place at once, complete and written out to the disk. What was there before is replaced then, and stays
    /// whole where writing fails.
    /// - Parameters:
    ///   - url: The place, in an existing folder.
    ///   - options: The way to write it.
    ///   - originalContentsURL: The URL from which the wrapper was read. All that the wrapper has is written in any
    ///     case.
    /// - Throws: `CocoaError`, which names the path.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        try write(to: url, replacesExisting: true)
        if options.contains(.withNameUpdating) { updateNames(url.lastPathComponent) }
    }

    /// Returns a Boolean value that indicates whether the item at a URL matches the wrapper: whether it is of the same kind and has the
    /// same bytes and names.
    open func matchesContents(of url: URL) -> Bool {
        guard let other = try? FileWrapper(url: url) else { return false }
        return matches(other)
    }

    /// The wrapper and its contents as data from which a wrapper can be created; nil if a part can no longer be read.
    ///
    /// The form is that of this library, and not the one of Apple's systems.
    open var serializedRepresentation: Data? { try? SerializedFileWrapper(self).data() }

    // MARK: Folders

    /// Adds a wrapper to the folder.
    /// - Parameter child: The added wrapper, which has a ``preferredFilename``.
    /// - Returns: The name that it has in the folder: the preferred one, with a number where another has it.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        insert(child, named: child.preferredFilename ?? child.filename ?? "Untitled")
    }

    /// Adds a regular file to the folder.
    /// - Parameters:
    ///   - data: The bytes of the file.
    ///   - fileName: The name that the file should have.
    /// - Returns: The name that it has in the folder.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Removes an item from the folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard let children = fileWrappers else { return }
        contents = .directory(children.filter { $0.value !== child })
    }

    /// Returns the name of an item in the folder; nil if the folder does not contain it.
    open func keyForFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

    @discardableResult
    private func insert(_ child: FileWrapper, named name: String) -> String {
        guard var children = fileWrappers else { return name }
        let key = children[name] == nil ? name : FileName.firstFree(name) { children[$0] != nil }
        children[key] = child
        contents = .directory(children)
        return key
    }
}

extension FileWrapper {
    /// Reads contents whose reading was deferred.
    func readNow() throws {
        guard case .unread(let url, let isDirectory) = contents else { return }
        let reader = FileWrapperReader(options: [])
        contents = isDirectory ? .directory(try reader.children(of: url)) : .regularFile(try reader.data(of: url))
    }

    fileprivate func updateNames(_ name: String) {
        filename = name
        guard case .directory(let children) = contents else { return }
        for (name, child) in children { child.updateNames(name) }
    }

    fileprivate func matches(_ other: FileWrapper) -> Bool {
        if isSymbolicLink {
            return symbolicLinkDestinationURL?.relativePath == other.symbolicLinkDestinationURL?.relativePath
        }
        if isRegularFile {
            guard let data = regularFileContents else { return false }
            return data == other.regularFileContents
        }
        guard let children = fileWrappers, let others = other.fileWrappers, children.count == others.count else {
            return false
        }
        return children.allSatisfy { name, child in others[name].map { child.matches($0) } ?? false }
    }

    /// Creates the wrapper that was read from data.
    convenience init(_ form: SerializedFileWrapper) {
        self.init(regularFileWithContents: Data())
        take(form)
    }

    fileprivate func take(_ form: SerializedFileWrapper) {
        contents = form.contents
        (filename, preferredFilename) = (form.filename, form.preferredFilename)
        if let permissions = form.permissions {
            fileAttributes[FileAttributeKey.posixPermissions.rawValue] = permissions
        }
    }
}
