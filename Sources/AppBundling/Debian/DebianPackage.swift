import CommandSupport
import Foundation
import SystemSupport

/// A Debian package of an app, made by dpkg's own programs.
///
/// It needs the versions of libraries that are on this machine, or later ones.
struct DebianPackage {
    let app: BundledApp
    let files: InstalledFiles
    let maintainer: Maintainer

    /// Makes the package.
    /// - Parameters:
    ///   - directory: An existing directory for the package.
    /// - Returns: The path of the package.
    /// - Throws: ``CommandFailure``.
    func make(in directory: String) throws -> String {
        let tools = try Tools()
        let work = try TemporaryFolder()
        // dpkg-shlibdeps wants the tree of a source package.
        let root = "debian/\(app.command)"
        var tree = FileTree()
        tree.add(try files.tree(prefix: "/usr"), below: "\(root)/usr")
        tree.add(ControlFile.source(app, maintainer), to: "debian/control")
        let documentation = "\(root)/usr/share/doc/\(app.command)"
        tree.add(CopyrightFile(app).text, to: "\(documentation)/copyright")
        tree.add(DebianChangelog(app, maintainer).text, to: "\(documentation)/changelog")
        tree.add(ManualPage(app).text, to: "\(root)/usr/share/man/man1/\(app.command).1")
        tree.add(lintianOverrides, to: "\(root)/usr/share/lintian/overrides/\(app.command)")
        try tree.write(to: work.path)

        let folder = "\(work.path)/\(root)"
        for path in ["share/doc/\(app.command)/changelog", "share/man/man1/\(app.command).1"] {
            try tools.gzip.run(["--best", "--no-name", "\(folder)/usr/\(path)"])
        }
        let program = "\(root)/usr/\(files.libraryFolder)/\(app.program)"
        let control = ControlFile(
            app,
            maintainer,
            architecture: try tools.dpkg.output(["--print-architecture"]).trimmingCharacters(
                in: .whitespacesAndNewlines
            ),
            size: try size(of: "\(folder)/usr"),
            dependencies: Self.dependencies(
                try tools.dependencies.output(["-O", "-e\(program)"], in: work.path),
                versions: try tools.versions.output(["-p", "\(work.path)/\(program)"])
            )
        )
        var rest = FileTree()
        rest.add(control.text, to: "DEBIAN/control")
        rest.add(try checksums(of: folder, tools), to: "DEBIAN/md5sums")
        try rest.write(to: folder)

        let name = "\(app.command)_\(app.version)_\(control.architecture).deb"
        // However the command ends, what has the name of the package is whole.
        let beside = try TemporaryFolder(in: directory)
        // The same files make the same package.
        let time = ["SOURCE_DATE_EPOCH": String(Int(app.date.timeIntervalSince1970))]
        let arguments = ["--root-owner-group", "-Zxz", "--build", folder, "\(beside.path)/\(name)"]
        _ = try tools.builder.output(arguments, environment: time)
        let package = "\(directory)/\(name)"
        do throws(SystemError) {
            try FileSystem.rename("\(beside.path)/\(name)", package)
        } catch {
            throw CommandFailure("\(package.quoted) cannot be written: \(error.reason)")
        }
        return package
    }

    /// dpkg's programs.
    private struct Tools {
        let dpkg, builder, dependencies, versions, gzip, checksums: Program

        init() throws {
            dpkg = try Self.program("dpkg", package: "dpkg")
            builder = try Self.program("dpkg-deb", package: "dpkg")
            dependencies = try Self.program("dpkg-shlibdeps", package: "dpkg-dev")
            versions = try Self.program("objdump", package: "binutils")
            gzip = try Self.program("gzip", package: "gzip")
            checksums = try Self.program("md5sum", package: "coreutils")
        }

        private static func program(_ name: String, package: String) throws -> Program {
            guard let program = Program(named: name) else {
                throw CommandFailure(
                    "A Debian package is made by \(name), which is missing: install the package \(package), or make other formats."
                )
            }
            return program
        }
    }

    /// Returns the value of `shlibs:Depends` in the output of dpkg-shlibdeps.
    ///
    /// That program looks at symbols. A program with short relocations asks for a C library that loads them by a version alone, which no
    /// symbol has.
    /// - Parameter versions: What objdump(1) says of the versions that the program asks for.
    static func dependencies(_ output: String, versions: String) -> String {
        let prefix = "shlibs:Depends="
        let line = output.split(whereSeparator: \.isNewline).first { $0.hasPrefix(prefix) }
        let names = line.map { String($0.dropFirst(prefix.count)) } ?? ""
        guard versions.contains(LLVMLinker.versionOfShortRelocations) else { return names }
        let library = "libc6 (>= "
        return names.split(separator: ", ").map { name in
            guard name.hasPrefix(library), !LLVMLinker.isNewEnough("glibc \(name.dropFirst(library.count).dropLast())")
            else { return String(name) }
            return "\(library)2.36)"
        }
        .joined(separator: ", ")
    }

    /// The size of the installed files in KiB, each rounded up.
    private func size(of folder: String) throws -> Int {
        try FileManager.default.subpathsOfDirectory(atPath: folder).reduce(0) { sum, path in
            var status = stat()
            guard lstat("\(folder)/\(path)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return sum + 1 }
            return sum + (Int(status.st_size) + 1023) / 1024
        }
    }

    private func checksums(of folder: String, _ tools: Tools) throws -> String {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().filter { path in
            var status = stat()
            return lstat("\(folder)/\(path)", &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        }
        return try stride(from: 0, to: paths.count, by: 500).map { start in
            try tools.checksums.output(["--"] + paths[start..<min(start + 500, paths.count)], in: folder)
        }
        .joined()
    }

    /// Swift's libraries are in the program, because Debian has no packages of them.
    private var lintianOverrides: String {
        """
        # Debian has no packages of Swift's libraries, so they are in the program.
        \(app.command): embedded-library *

        """
    }
}
