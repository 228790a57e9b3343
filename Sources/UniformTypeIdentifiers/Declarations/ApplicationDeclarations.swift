import Foundation

/// Finds the `Info.plist` files in which the running application declares types.
package enum ApplicationDeclarations {
    /// The declarations of the application and of the resource bundles beside it.
    static func load() -> [UTTypeDeclaration] {
        guard let executable = executable() else { return [] }
        return propertyLists(forExecutableAt: executable).flatMap { path -> [UTTypeDeclaration] in
            do {
                return try UTTypeDeclaration.declarations(inPropertyListAt: URL(fileURLWithPath: path))
            } catch {
                TypeLog.logger.warning("Type declarations are ignored: \(error)")
                return []
            }
        }
    }

    /// The property lists that stand beside an executable, in `Resources` there, in the resource bundles that Swift
    /// packages put there, and, for an installed program, in `../share/NAME`.
    ///
    /// This runs at the first lookup of a type that is not built in, so it makes a handful of system calls and no more.
    package static func propertyLists(forExecutableAt executable: String) -> [String] {
        guard let slash = executable.utf8.lastIndex(of: UInt8(ascii: "/")) else { return [] }
        let directory = String(decoding: executable.utf8[..<slash], as: UTF8.self)
        let name = String(decoding: executable.utf8[slash...].dropFirst(), as: UTF8.self)
        var places = [directory, "\(directory)/Resources", "\(directory)/../share/\(name)"]
        for bundle in resourceBundles(in: directory) {
            places += ["\(directory)/\(bundle)", "\(directory)/\(bundle)/Resources"]
        }
        return places.map { "\($0)/Info.plist" }.filter { access($0, R_OK) == 0 }
    }

    private static func resourceBundles(in directory: String) -> [String] {
        guard let stream = opendir(directory.isEmpty ? "/" : directory) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { name -> String? in
                    let length = strlen(name)
                    guard length > 10, strcmp(name + (length - 10), ".resources") == 0 else { return nil }
                    return String(cString: name)
                }
            }
            if let name { names.append(name) }
        }
        return names.sorted()
    }

    private static func executable() -> String? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { buffer in
            let count = buffer.withMemoryRebound(to: CChar.self) {
                readlink("/proc/self/exe", $0.baseAddress!, $0.count)
            }
            guard count > 0, count < buffer.count else { return nil }
            return String(decoding: buffer[..<count], as: UTF8.self)
        }
    }
}
