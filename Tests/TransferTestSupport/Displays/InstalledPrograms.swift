import Foundation

/// Desktop entries that were made for a test, in data directories of their own: programs that write down what they open.
package struct InstalledPrograms: Sendable {
    /// The variables by which desktops find the entries, and nothing else that is installed.
    package let environment: [String: String]
    private let directory: TemporaryDirectory

    /// A program.
    package struct Program: Sendable {
        let id: String
        let name: String
        let mimeTypes: [String]

        /// - Parameters:
        ///   - id: The name of the entry without its extension.
        ///   - name: What the user reads.
        ///   - mimeTypes: What it opens.
        package init(_ id: String, _ name: String, opens mimeTypes: [String]) {
            (self.id, self.name, self.mimeTypes) = (id, name, mimeTypes)
        }
    }

    /// - Parameters:
    ///   - programs: The programs.
    ///   - defaults: The identifiers of the user's defaults by MIME type.
    package init(_ programs: [Program], defaults: [String: String] = [:]) throws {
        directory = try TemporaryDirectory(prefix: "programs")
        let system = try directory.makeDirectory("system")
        // What types are is as on the machine.
        try FileManager.default.createSymbolicLink(atPath: system + "/mime", withDestinationPath: "/usr/share/mime")
        environment = [
            "XDG_DATA_HOME": directory.file("data"), "XDG_DATA_DIRS": system, "XDG_CONFIG_DIRS": system,
            "XDG_CONFIG_HOME": directory.file("config"), "XDG_STATE_HOME": directory.file("state"),
            "TMPDIR": try directory.makeDirectory("temporary"),
        ]
        // It opens its files when the test lets it, which may be long after the program that started it has ended.
        try directory.write(
            """
            #!/bin/sh
            PATH=/usr/bin:/bin
            name=$1; shift
            until [ -e '\(directory.path)/may-open' ]; do
                [ -d '\(directory.path)' ] || exit
                sleep 0.05
            done
            for file; do cp -- "$file" '\(directory.path)/'"$name-${file##*/}"; done
            for file; do printf '%s\\n' "$file"; done >'\(directory.path)/'"$name.part"
            mv '\(directory.path)/'"$name.part" '\(directory.path)/'"$name.opened"
            """,
            to: "open"
        )
        for program in programs {
            let isForLinks = program.mimeTypes.contains { $0.hasPrefix("x-scheme-handler/") }
            try directory.write(
                """
                [Desktop Entry]
                Type=Application
                Name=\(program.name)
                Icon=\(program.id)
                Exec=/bin/sh \(directory.file("open")) \(program.id) \(isForLinks ? "%U" : "%F")
                MimeType=\(program.mimeTypes.joined(separator: ";"));

                """,
                to: "data/applications/\(program.id).desktop"
            )
        }
        var entries: [String: [String]] = [:]
        for program in programs {
            for type in program.mimeTypes { entries[type, default: []].append(program.id + ".desktop") }
        }
        let cache = entries.map { "\($0)=\($1.joined(separator: ";"));\n" }.sorted().joined()
        try directory.write("[MIME Cache]\n" + cache, to: "data/applications/mimeinfo.cache")
        let lines = defaults.map { "\($0)=\($1).desktop\n" }.sorted().joined()
        try directory.write("[Default Applications]\n" + lines, to: "config/mimeapps.list")
    }

    /// Installs a desktop entry as it is written.
    ///
    /// - Parameters:
    ///   - id: The name of the entry without its extension.
    ///   - entry: Its contents, in which `{open}` stands for the program of ``Program`` and the space after it.
    package func install(_ id: String, _ entry: String) throws {
        let program = "/bin/sh \(directory.file("open")) "
        try directory.write(entry.replacing("{open}", with: program), to: "data/applications/\(id).desktop")
    }

    /// Removes a program's entry, as when it is uninstalled.
    package func uninstall(_ id: String) throws {
        try FileManager.default.removeItem(atPath: directory.file("data/applications/\(id).desktop"))
    }

    /// Lets the programs open what they were started with, and gives what one of them has opened then.
    /// - Returns: The arguments.
    package func opened(by id: String) async throws -> [String] {
        try directory.write("", to: "may-open")
        let file = directory.file("\(id).opened")
        try await waitUntil("\(id) has opened its files") { FileManager.default.fileExists(atPath: file) }
        return try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    /// The contents of a file that a program has opened.
    package func contents(of name: String, openedBy id: String) -> String? {
        FileManager.default.contents(atPath: directory.file("\(id)-\(name)")).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
