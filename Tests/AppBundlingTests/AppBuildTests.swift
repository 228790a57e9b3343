import Foundation
import Testing
import TransferTestSupport

@testable import AppBundling

@Suite("Builds of apps")
struct AppBuildTests {
    @Test("have the options with which the programs of this package are built")
    func options() async throws {
        let script = """
            source scripts/lib/release.sh
            prepare_apps
            printf '%s\\n' "${app_options[@]}"
            """
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
        let lines = try await run("bash", ["-c", "cd '\(root)'\n\(script)"]).standardOutput.lines
        let linking = try LLVMLinker.ofSwift()?.options(functionOrder: "\(root)/\(FunctionOrder.file)")
        #expect(lines == AppBuild.options + (linking ?? []))
        #expect(linking != nil)
        #expect(FunctionOrder.path(in: root) != nil)
    }

    @Test(
        "have short relocations where the C library loads them",
        arguments: [
            ("glibc 2.36", true), ("glibc 2.36\n", true), ("glibc 2.41", true), ("glibc 3.0", true),
            ("glibc 2.35", false), ("glibc 2", false), ("glibc two.three", false), ("musl 2.40", false), ("", false),
        ]
    )
    func relocations(version: String, areShort: Bool) { #expect(LLVMLinker.isNewEnough(version) == areShort) }

    @Test(
        "find the library where SwiftPM has fetched it",
        arguments: [
            (#"{"name": "fileSystem", "path": "/work/other"}"#, "/work/other"),
            (#"{"name": "edited", "path": null}"#, "/work/transfer"),
            (#"{"name": "sourceControlCheckout"}"#, "/scratch/checkouts/transfer"),
            ("null", "/scratch/checkouts/transfer"),
        ]
    )
    func library(state: String, folder: String) {
        let state = """
            {"object": {"dependencies": [
                {"packageRef": {"identity": "swift-log", "location": "/work/log"}, "state": {"name": "fileSystem"}},
                {"packageRef": {"identity": "swift-transferable", "location": "/work/transfer"}, "subpath": "transfer",
                 "state": \(state)}
            ]}, "version": 7}
            """
        #expect(FunctionOrder.folder(Data(state.utf8), in: "/scratch") == folder)
    }

    @Test("find the library in a folder of another name")
    func renamed() {
        let state = """
            {"object": {"dependencies": [
                {"packageRef": {"identity": "clone", "name": "swift-transferable", "location": "/work/clone"},
                 "state": {"name": "fileSystem", "path": "/work/clone"}}
            ]}, "version": 7}
            """
        #expect(FunctionOrder.folder(Data(state.utf8), in: "/scratch") == "/work/clone")
    }

    @Test(
        "find no library in notes of another form",
        arguments: [
            "", "[]", #"{"object": {}}"#, #"{"object": {"dependencies": [7]}}"#,
            #"{"object": {"dependencies": [{"packageRef": {"identity": "swift-transferable"}}]}}"#,
            #"{"object": {"dependencies": [{"packageRef": {"identity": "swift-log", "location": "/work/log"}}]}}"#,
        ]
    )
    func otherNotes(state: String) { #expect(FunctionOrder.folder(Data(state.utf8), in: "/scratch") == nil) }

    @Test("put functions in the order that the library names, from the first build on")
    func order() async throws {
        let directory = try TemporaryDirectory()
        try directory.write(
            """
            // swift-tools-version:6.0
            import PackageDescription
            let package = Package(
                name: "tea", dependencies: [.package(path: "../swift-transferable")],
                targets: [
                    .executableTarget(name: "Tea", dependencies: [.product(name: "Steps", package: "swift-transferable")])
                ]
            )
            """,
            to: "tea/Package.swift"
        )
        try directory.write("import Steps\nprint(boil() + pour() + drink())\n", to: "tea/Sources/Tea/main.swift")
        try directory.write(
            """
            // swift-tools-version:6.0
            import PackageDescription
            let package = Package(
                name: "swift-transferable", products: [.library(name: "Steps", targets: ["Steps"])],
                targets: [.target(name: "Steps")]
            )
            """,
            to: "swift-transferable/Package.swift"
        )
        let names = ["boil", "pour", "drink"]
        let steps = names.map { name in
            "@inline(never) public func \(name)() -> Int { CommandLine.arguments.count * \(name.count) }"
        }
        try directory.write(steps.joined(separator: "\n"), to: "swift-transferable/Sources/Steps/Steps.swift")
        /// The names of the functions in the program's symbols.
        func symbol(_ name: String) -> String { "$s5Steps\(name.count)\(name)SiyF" }
        try directory.write(
            ["functionThatNoProgramHas", symbol("drink"), symbol("boil"), symbol("pour")].joined(separator: "\n"),
            to: "swift-transferable/\(FunctionOrder.file)"
        )
        var build = try AppBuild(package: SourcePackage(at: directory.file("tea")), program: "Tea")
        build.moreOptions = ["-Xlinker", "-Map=\(directory.file("map"))"]
        let path = try build.run()
        #expect(try await run(path).standardOutput.text == "13\n")
        let versions = try await run("objdump", ["-p", path]).standardOutput.text
        let areShort = try LLVMLinker.ofSwift()?.hasShortRelocations ?? false
        #expect(versions.contains(LLVMLinker.versionOfShortRelocations) == areShort)
        let map = try String(contentsOfFile: directory.file("map"), encoding: .utf8)
        let order = map.split(separator: "\n").compactMap { line in
            names.first { line.hasSuffix(" \(symbol($0))") }
        }
        #expect(order == ["drink", "boil", "pour"])
    }
}
