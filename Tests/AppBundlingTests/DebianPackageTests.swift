import CommandSupport
import Foundation
import Testing
import TransferTestSupport

@testable import AppBundling

@Suite("Debian packages of apps")
struct DebianPackageTests {
    private var app: MadeUpApp

    init() throws {
        app = try MadeUpApp()
        try app.directory.write(
            """
            # Changelog

            ## [Unreleased]

            - A thing to come.

            ## [1.2.0] - 2026-05-01

            ### Cooking

            - Ovens **heat**, as [the manual](https://example.org) says,
              on two lines.
            - `Pans`.

            ## 1.1.0 (2026-04-01)
            """,
            to: "kitchen/CHANGELOG.md"
        )
        try app.directory.write(
            "Permission is hereby granted, free of charge, to use this\nwithout restriction.\n\nAs is.\n",
            to: "kitchen/LICENSE"
        )
    }

    /// Returns the files of a package, extracted into a directory.
    private func extract(_ package: String) async throws -> String {
        let place = app.directory.file("extracted")
        try await run("dpkg-deb", ["--raw-extract", package, place])
        return place
    }

    private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    @Test("A package has the program, its resources, and what desktops ask for")
    func contents() async throws {
        let path = try await app.make([.deb])[0]
        let architecture = try await run("dpkg", ["--print-architecture"]).standardOutput.text
            .trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(path == "\(app.output)/kitchen_1.2.0_\(architecture).deb")
        let place = try await extract(path)
        let files = try FileManager.default.subpathsOfDirectory(atPath: "\(place)/usr").filter { file in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: "\(place)/usr/\(file)", isDirectory: &isFolder)
            return !isFolder.boolValue
        }
        #expect(
            Set(files) == [
                "bin/kitchen", "lib/kitchen/Kitchen", "lib/kitchen/kitchen_Kitchen.resources/Resources/oven.txt",
                "share/applications/org.example.Kitchen.desktop", "share/doc/kitchen/changelog.gz",
                "share/doc/kitchen/copyright", "share/lintian/overrides/kitchen", "share/man/man1/kitchen.1.gz",
                "share/metainfo/org.example.Kitchen.metainfo.xml", "share/mime/packages/org.example.Kitchen.xml",
            ]
        )
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: "\(place)/usr/bin/kitchen")
                == "../lib/kitchen/Kitchen"
        )
        let entry = try text("\(place)/usr/share/applications/org.example.Kitchen.desktop")
        #expect(entry.contains("\nExec=kitchen %F\n") && entry.contains("\nStartupWMClass=Kitchen\n"))
        #expect(
            entry.contains("\nComment=Keep recipes\n")
                && entry.contains("\nMimeType=application/x.org.example.recipe;\n")
        )
        let types = try text("\(place)/usr/share/mime/packages/org.example.Kitchen.xml")
        #expect(types.contains(#"<match type="string" offset="0" value="\x52\x45\x43\x49\x50\x45\x00"/>"#))
        let program = try await run("\(place)/usr/bin/kitchen", ["--version"])
        #expect(program.standardOutput.text.contains("env"))
    }

    @Test("The control file has the dependencies that the program has")
    func control() async throws {
        let place = try await extract(try await app.make([.deb])[0])
        let control = try text("\(place)/DEBIAN/control")
        #expect(control.hasPrefix("Package: kitchen\nVersion: 1.2.0\n"))
        #expect(control.contains(/\nDepends: .*libc6 \(>= [0-9.]+\)/))
        #expect(control.contains("\nMaintainer: Example Cooks <root@localhost>\n"))
        #expect(
            control.contains("\nSection: editors\n") && control.contains("\nHomepage: https://example.org/kitchen\n")
        )
        #expect(control.contains("\nDescription: Keep recipes\n Kitchen: Keep recipes.\n .\n Its files: Recipe.\n"))
        try await run("sh", ["-c", "cd '\(place)' && md5sum --quiet --check DEBIAN/md5sums"])
        let sums = try text("\(place)/DEBIAN/md5sums")
        #expect(sums.contains("usr/lib/kitchen/Kitchen") && !sums.contains("DEBIAN"))
    }

    @Test("A program with short relocations depends on a C library that loads them, which is no matter of symbols")
    func shortRelocations() {
        func dependencies(_ names: String, _ version: String) -> String {
            DebianPackage.dependencies(
                "a=b\nshlibs:Depends=\(names)\nc=d\n",
                versions:
                    "  required from libc.so.6:\n    0x09691a75 0x00 03 GLIBC_2.2.5\n    0x0fd0e42 0x00 02 \(version)\n"
            )
        }
        let short = "GLIBC_ABI_DT_RELR"
        #expect(
            dependencies("libc6 (>= 2.35), libgtk-4-1 (>= 4.7.2)", "GLIBC_2.35")
                == "libc6 (>= 2.35), libgtk-4-1 (>= 4.7.2)"
        )
        #expect(
            dependencies("libc6 (>= 2.35), libgtk-4-1 (>= 4.7.2)", short) == "libc6 (>= 2.36), libgtk-4-1 (>= 4.7.2)"
        )
        #expect(dependencies("zlib1g, libc6 (>= 2.4)", short) == "zlib1g, libc6 (>= 2.36)")
        #expect(dependencies("libc6 (>= 2.41)", short) == "libc6 (>= 2.41)")
    }

    @Test("The changelog and the description for software centres have the releases of CHANGELOG.md")
    func releases() async throws {
        let place = try await extract(try await app.make([.deb])[0])
        let changelog = try await run("zcat", ["\(place)/usr/share/doc/kitchen/changelog.gz"]).standardOutput.text
        #expect(
            changelog == """
                kitchen (1.2.0) unstable; urgency=medium

                  * Ovens heat, as the manual says, on two lines.
                  * Pans.

                 -- Example Cooks <root@localhost>  Fri, 01 May 2026 00:00:00 +0000

                kitchen (1.1.0) unstable; urgency=medium

                  * Release 1.1.0.

                 -- Example Cooks <root@localhost>  Wed, 01 Apr 2026 00:00:00 +0000

                """
        )
        let data = try text("\(place)/usr/share/metainfo/org.example.Kitchen.metainfo.xml")
        #expect(data.contains("<release version=\"1.2.0\" date=\"2026-05-01\">") && data.contains("<li>Pans.</li>"))
        #expect(data.contains("<release version=\"1.1.0\" date=\"2026-04-01\"/>") && !data.contains("thing to come"))
    }

    @Test("A licence that Debian systems do not have is in the package")
    func license() async throws {
        let place = try await extract(try await app.make([.deb])[0])
        let copyright = try text("\(place)/usr/share/doc/kitchen/copyright")
        #expect(copyright.contains("\nCopyright: 2026 Example Cooks\nLicense: MIT\n"))
        #expect(copyright.contains("\n without restriction.\n .\n As is.\n"))
    }

    @Test("dpkg installs a package into a directory, and removes all of it")
    func installation() async throws {
        let package = try await app.make([.deb])[0]
        let system = try app.directory.makeDirectory("system")
        for folder in ["info", "updates"] { try app.directory.makeDirectory("system/var/lib/dpkg/\(folder)") }
        try app.directory.write("", to: "system/var/lib/dpkg/status")
        let options = [
            "--root=\(system)", "--force-not-root", "--force-depends", "--force-script-chrootless", "--log=/dev/null",
        ]
        try await run("dpkg", options + ["--install", package])
        #expect(FileManager.default.isExecutableFile(atPath: "\(system)/usr/bin/kitchen"))
        try await run("dpkg", options + ["--purge", "kitchen"])
        #expect(!FileManager.default.fileExists(atPath: "\(system)/usr"))
    }

    @Test("The same sources make the same package")
    func reproducible() async throws {
        let first = try Data(contentsOf: URL(fileURLWithPath: try await app.make([.deb])[0]))
        let second = try Data(contentsOf: URL(fileURLWithPath: try await app.make([.deb])[0]))
        #expect(first == second)
    }

    @Test("The maintainer of the command line precedes that of the Info.plist, and a package without one has a warning")
    func maintainers() async throws {
        var app = app
        #expect(try app.bundler().app.warnings.contains { $0.contains("--maintainer") })
        app.root["LinuxDesktop"] = [
            "Summary": "Keep recipes", "License": "MIT", "Maintainer": "Cook <cook@example.org>",
        ]
        #expect(try !app.bundler().app.warnings.contains { $0.contains("--maintainer") })
        let named = try await run("dpkg-deb", ["--field", try await app.make([.deb])[0], "Maintainer"])
        #expect(named.standardOutput.text == "Cook <cook@example.org>\n")
        let maintainer = try Maintainer("Baker <baker@example.org>")
        let chosen = try await app.make([.deb]) { $0.maintainer = maintainer }
        let text = try await run("dpkg-deb", ["--field", chosen[0], "Maintainer"]).standardOutput.text
        #expect(text == "Baker <baker@example.org>\n")
    }

    @Test(
        "A maintainer is a name and an address",
        arguments: [
            "Cook", "Cook <cook>", "Cook <c@example.org>\nDepends: evil", "<c@example.org>", "A, B <c@example.org>",
        ]
    )
    func maintainer(text: String) throws {
        #expect(throws: CommandFailure.self) { try Maintainer(text) }
        #expect(try Maintainer("A Cook <cook@example.org>").text == "A Cook <cook@example.org>")
        #expect(
            try Maintainer(["DEBFULLNAME": "A Cook", "DEBEMAIL": "c@example.org"])?.text == "A Cook <c@example.org>"
        )
    }
}
