import Foundation
internal import SystemSupport

extension UTTypeDeclaration {
    /// The largest `Info.plist` that is read.
    static let maximumPropertyListSize = 4 << 20

    /// A reason why type declarations could not be read.
    public struct ReadingError: Error, Sendable, CustomStringConvertible {
        /// The location of the file.
        public let url: URL
        /// A description of the defect.
        public let reason: String

        /// A description of the defect, including the path of the file.
        public var description: String { "\(url.path): \(reason)" }
    }

    /// Reads the declarations of an `Info.plist`.
    ///
    /// Descriptions are translated by an `InfoPlist.strings` in the user's language, from a `LANGUAGE.lproj` directory beside
    /// the file. Entries that are not valid are left out and reported through the logger “UniformTypeIdentifiers”.
    ///
    /// - Parameter url: A property list in XML or binary form.
    /// - Throws: ``ReadingError`` when the file cannot be read or is not a property list.
    public static func declarations(inPropertyListAt url: URL) throws -> [UTTypeDeclaration] {
        let (declarations, problems) = try read(url)
        for problem in problems {
            TypeLog.logger.warning("\(url.path): \(problem)")
        }
        return declarations
    }

    static func read(
        _ url: URL,
        languages: [String] = DesktopLanguages.preferred(environment: ProcessEnvironment.variable)
    ) throws -> (declarations: [UTTypeDeclaration], problems: [String]) {
        let data = try contents(of: url)
        do {
            let (declarations, problems) = try read(data)
            let translated = LocalizedDescriptions.translated(
                declarations,
                directory: url.deletingLastPathComponent(),
                languages: languages
            )
            return (translated, problems)
        } catch {
            throw ReadingError(url: url, reason: error.reason)
        }
    }

    /// Returns the contents of a regular file of moderate size. Anything else, such as a pipe, might keep the process
    /// waiting.
    static func contents(of url: URL) throws -> Data {
        let file: Descriptor
        do throws(SystemError) {
            file = try Descriptor.reading(url.path)
        } catch {
            throw ReadingError(url: url, reason: "cannot be opened: \(error.reason)")
        }
        guard let status = try? file.status(), status.isRegularFile else {
            throw ReadingError(url: url, reason: "is not a regular file")
        }
        guard status.size <= maximumPropertyListSize else {
            throw ReadingError(url: url, reason: "is larger than \(maximumPropertyListSize >> 20) MiB")
        }
        do {
            return Data(try file.bytes(at: 0, count: status.size))
        } catch {
            throw ReadingError(url: url, reason: "cannot be read: \(error)")
        }
    }

    static func read(_ data: Data) throws(PropertyListProblem) -> (
        declarations: [UTTypeDeclaration], problems: [String]
    ) {
        let plist: PropertyList
        do {
            plist = try PropertyList(reading: data)
        } catch {
            throw PropertyListProblem(reason: "is not a property list: it \(error.reason)")
        }
        guard let root = plist.dictionary else {
            throw PropertyListProblem(reason: "is a property list, but not a dictionary")
        }
        var declarations: [UTTypeDeclaration] = []
        var problems: [String] = []
        let keys: [(String, Scope)] = [
            ("UTExportedTypeDeclarations", .exported), ("UTImportedTypeDeclarations", .imported),
        ]
        for (key, scope) in keys {
            guard let value = root[key] else { continue }
            guard let entries = value.array else {
                problems.append("\(key) is not an array")
                continue
            }
            for (position, entry) in entries.enumerated() {
                do {
                    declarations.append(try UTTypeDeclaration(entry: entry, scope: scope))
                } catch {
                    problems.append("\(key)[\(position)]: \(error.reason)")
                }
            }
        }
        return (declarations, problems)
    }

    /// Makes a declaration from an entry of a property list.
    init(entry: PropertyList, scope: Scope) throws(PropertyListProblem) {
        guard let entry = entry.dictionary else { throw PropertyListProblem(reason: "is not a dictionary") }
        guard let identifier = entry["UTTypeIdentifier"]?.string else {
            throw PropertyListProblem(reason: "UTTypeIdentifier is missing or is not a string")
        }
        guard TypeIdentifier.isWellFormed(identifier), !TypeIdentifier.isDynamic(identifier) else {
            throw PropertyListProblem(reason: "“\(identifier.prefix(80))” is not a valid identifier")
        }
        let tagClasses = entry["UTTypeTagSpecification"]?.dictionary ?? [:]
        var tags: [UTTagClass: [String]] = [:]
        for (name, value) in tagClasses {
            let tagClass = UTTagClass(rawValue: name)
            let values = Self.strings(value).filter(tagClass.allows)
            if !values.isEmpty { tags[tagClass] = values }
        }
        self.init(
            identifier: identifier,
            scope: scope,
            description: entry["UTTypeDescription"]?.string,
            conformsTo: Self.strings(entry["UTTypeConformsTo"]),
            tags: tags,
            iconNames: Self.iconNames(entry),
            referenceURL: entry["UTTypeReferenceURL"]?.string.flatMap(URL.init(string:)),
            version: Self.integer(entry["UTTypeVersion"])
        )
    }

    /// Returns a string, or the strings of an array: Apple documents that a list of one may be written as its only
    /// item.
    private static func strings(_ value: PropertyList?) -> [String] {
        switch value {
        case .string(let text): [text]
        case .array(let items): items.compactMap(\.string)
        default: []
        }
    }

    private static func integer(_ value: PropertyList?) -> Int? {
        switch value {
        case .string(let text): Int(text)
        case .integer(let number): number
        case .real(let number): Int(exactly: number)
        default: nil
        }
    }

    private static func iconNames(_ entry: [String: PropertyList]) -> [String] {
        var names: [String] = []
        for key in ["UTTypeIconFile", "UTTypeIconFiles", "UTTypeIconName"] {
            names += strings(entry[key])
        }
        if let icons = entry["UTTypeIcons"]?.dictionary {
            for key in ["UTTypeIconText", "UTTypeIconBackgroundName", "UTTypeIconBadgeName", "UTTypeIconName"] {
                names += strings(icons[key])
            }
        }
        return names
    }
}

/// A defect of a property list or of one of its entries.
struct PropertyListProblem: Error {
    let reason: String
}
