import Foundation

@testable import ProjectPorting

extension FuzzTarget {
    /// Projects of Xcode, and their sources.
    static let projects: [FuzzTarget] = [
        FuzzTarget(name: "xcode-project") { data in
            let files = FuzzedProject(project: data)
            guard
                let package = try? PackageMaker.package(of: "A.xcodeproj", in: files, options: PortingOptions())
            else { return }
            for target in package.targets {
                for path in target.sources + target.resources + target.folders {
                    require(files.kind(of: path) != nil, "\(path) is not in the folder")
                }
            }
            let made = package.generatedFiles(in: files)
            for file in made {
                require(GeneratedFile.isGenerated(Data(file.text.utf8)), "\(file.path) is not known again")
                require(!file.path.contains(".."), file.path)
            }
            let again = try? PackageMaker.package(of: "A.xcodeproj", in: files, options: PortingOptions())
            require(again?.generatedFiles(in: files) == made, "the package is another one")
        },
        FuzzTarget(name: "swift-source") { data in
            let linux = BuildPlatform.linux(modules: ["Foundation", "AppKit"], conditions: ["PRO"])
            let apple = BuildPlatform.apple(isMac: true, conditions: [])
            let scan = SourceScan([UInt8](data), wanted: NamedDeclaration.words, linux: linux, apple: apple)
            let lines = data.count { $0 == UInt8(ascii: "\n") } + 1
            require(scan.lineCount == lines, "\(scan.lineCount) lines of \(lines)")
            let places = scan.imports.map(\.line) + scan.lost.map(\.line) + scan.words.values.joined()
            require(places.allSatisfy { (1...lines).contains($0) }, "a line that is not there")
            var errors = BuildErrors()
            for line in String(decoding: data, as: UTF8.self).split(separator: "\n") { errors.add(line) }
            _ = ErrorSummary.lines(errors)
        },
    ]
}

/// A folder with a project file of the fuzzer's, and files that such a file may name.
private struct FuzzedProject: ProjectFiles {
    let project: Data

    private static let folders: [String: [ProjectEntry]] = [
        "": [.init(name: "A", kind: .folder), .init(name: "A.xcodeproj", kind: .folder)],
        "A": [
            .init(name: "Info.plist", kind: .file), .init(name: "a.swift", kind: .file),
            .init(name: "b.xcassets", kind: .folder), .init(name: "c.strings", kind: .file),
            .init(name: "s.xcconfig", kind: .file),
        ],
        "A/b.xcassets": [.init(name: "x.colorset", kind: .folder)],
    ]

    func entries(of folder: String) -> [ProjectEntry] { Self.folders[folder] ?? [] }

    func kind(of path: String) -> ProjectEntry.Kind? {
        if Self.folders[path] != nil { return .folder }
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
        return Self.folders[folder]?.first { "\(folder)/\($0.name)" == path }?.kind
    }

    func contents(of path: String) -> Data? {
        switch path {
        case "A.xcodeproj/project.pbxproj", "A/Info.plist", "A/s.xcconfig": project
        case "A/a.swift": Data("import SwiftUI\nimport AppKit\n".utf8)
        default: nil
        }
    }
}
