import Foundation
internal import SystemSupport

/// Finds the `Info.plist` files in which the running application declares types.
package enum ApplicationDeclarations {
    /// Returns the declarations of the application and of the resource bundles beside it.
    static func load() -> [UTTypeDeclaration] {
        guard let executable = OwnProgram.path else { return [] }
        return propertyLists(forExecutableAt: executable).flatMap { path -> [UTTypeDeclaration] in
            do {
                return try UTTypeDeclaration.declarations(inPropertyListAt: URL(fileURLWithPath: path))
            } catch {
                TypeLog.logger.warning("Type declarations are ignored: \(error)")
                return []
            }
        }
    }

    /// Returns the property lists for an executable: those beside it, in `Resources` there and in the resource bundles that Swift packages
    /// place there, and, for an installed program, those in `../share/NAME`.
    ///
    /// This runs at the first lookup of a type that is not built in, so it makes a handful of system calls and no more.
    package static func propertyLists(forExecutableAt executable: String) -> [String] {
        guard let (directory, name) = split(executable) else { return [] }
        var places: [String] = []
        let contents = contents(of: directory)
        if contents.mayHavePropertyList { places.append("\(directory)/Info.plist") }
        if contents.mayHaveResources { places.append("\(directory)/Resources/Info.plist") }
        places.append("\(directory)/../share/\(name)/Info.plist")
        for bundle in contents.bundles {
            places += ["\(directory)/\(bundle)/Info.plist", "\(directory)/\(bundle)/Resources/Info.plist"]
        }
        return places.filter(FileSystem.isReadable)
    }

    /// Returns the directory and the name of an executable.
    private static func split(_ executable: String) -> (directory: String, name: String)? {
        var executable = executable
        return executable.withUTF8 { bytes in
            // The collections' own search takes a page of code, which has to be read for it.
            var slash = bytes.count - 1
            while slash >= 0, bytes[slash] != UInt8(ascii: "/") { slash -= 1 }
            guard slash >= 0 else { return nil }
            let (directory, name) = (bytes[..<slash], bytes[(slash + 1)...])
            return (
                String(decoding: UnsafeBufferPointer(rebasing: directory), as: UTF8.self),
                String(decoding: UnsafeBufferPointer(rebasing: name), as: UTF8.self)
            )
        }
    }

    /// The places in a directory that may contain declarations.
    private struct Contents {
        var mayHavePropertyList = false
        var mayHaveResources = false
        /// The resource bundles of Swift packages.
        var bundles: [String] = []
    }

    private static func contents(of directory: String) -> Contents {
        var contents = Contents()
        let isListed = FileSystem.forEachName(in: directory.isEmpty ? "/" : directory) { name in
            if isEqual(name, "Info.plist") { contents.mayHavePropertyList = true }
            if isEqual(name, "Resources") { contents.mayHaveResources = true }
            let ending: StaticString = ".resources"
            guard name.count > ending.utf8CodeUnitCount,
                isEqual(UnsafeBufferPointer(rebasing: name.suffix(ending.utf8CodeUnitCount)), ending)
            else { return }
            contents.bundles.append(String(decoding: name, as: UTF8.self))
        }
        guard isListed else {
            // A directory that cannot be listed may still be readable.
            contents.mayHavePropertyList = true
            contents.mayHaveResources = true
            return contents
        }
        if contents.bundles.count > 1 { contents.bundles.sort() }
        return contents
    }

    private static func isEqual(_ name: UnsafeBufferPointer<UInt8>, _ other: StaticString) -> Bool {
        name.count == other.utf8CodeUnitCount && memcmp(name.baseAddress!, other.utf8Start, name.count) == 0
    }
}
