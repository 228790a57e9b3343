import CommandSupport
import Foundation

/// The shared libraries of a program that an AppImage takes with it.
enum NeededLibraries {
    /// A library that ldd(1) found.
    struct Library: Equatable {
        let name: String
        let path: String
    }

    /// Returns the libraries in the output of ldd.
    /// - Throws: ``CommandFailure`` where one is missing.
    static func libraries(_ output: String) throws -> [Library] {
        try output.split(whereSeparator: \.isNewline).compactMap { line -> Library? in
            let parts = line.split(whereSeparator: \.isWhitespace)
            guard parts.count >= 3, parts[1] == "=>" else { return nil }
            guard parts[2].hasPrefix("/") else {
                throw CommandFailure("The program needs \(String(parts[0]).quoted), which is not installed.")
            }
            return Library(name: String(parts[0]), path: String(parts[2]))
        }
    }

    /// Returns the libraries to copy: those that GTK does not load itself, and that need nothing but the libraries of C.
    /// - Parameters:
    ///   - program: The libraries of the program.
    ///   - toolkit: The names of the libraries that GTK loads, and its own.
    ///   - dependencies: Returns the libraries that a library loads.
    static func copied(
        of program: [Library],
        besides toolkit: Set<String>,
        dependencies: (Library) throws -> [Library]
    ) rethrows -> [Library] {
        try program.filter { library in
            guard !toolkit.contains(library.name), !isOfC(library.name) else { return false }
            return try dependencies(library).allSatisfy { isOfC($0.name) || toolkit.contains($0.name) }
        }
    }

    private static let namesOfC: Set<String> = [
        "libc", "libm", "libdl", "libpthread", "librt", "libresolv", "libgcc_s", "libstdc++",
    ]

    private static func isOfC(_ name: String) -> Bool { namesOfC.contains(String(name.prefix { $0 != "." })) }

    /// Looks at a program with ldd, which asks the loader.
    /// - Returns: The paths of the libraries to copy.
    static func ofProgram(at path: String) throws -> [String] {
        guard let ldd = Program(named: "ldd") else {
            throw CommandFailure("ldd, a program of the C library, is not in PATH.")
        }
        func dependencies(_ path: String) throws -> [Library] {
            // It fails for a program without shared libraries.
            try libraries((try? ldd.output([path])) ?? "")
        }
        let all = try dependencies(path)
        guard let gtk = all.first(where: { $0.name.hasPrefix("libgtk-4.") }) else { return [] }
        let toolkit = Set([gtk.name] + (try dependencies(gtk.path)).map(\.name))
        return try copied(of: all, besides: toolkit) { try dependencies($0.path) }.map(\.path)
    }
}
