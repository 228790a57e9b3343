/// The file that shows to all files of a target what `Foundation` shows on Apple's systems.
enum ExportedImports {
    static func file(of target: PortedTarget) -> GeneratedFile {
        var lines = [
            "// What “import Foundation” shows to the files of \(target.name) on Apple's systems.", "", "#if os(Linux)",
        ]
        lines += target.exports.map { "    @_exported import \($0)" }
        lines.append("#endif")
        return GeneratedFile(path: "\(target.folder)/Everywhere.swift", lines: lines, style: .swift)
    }
}
