import Foundation
import UniformTypeIdentifiers

/// The types of files by their names.
enum TypeFacts {
    static let checks: [String: FactChecks.Check] = [
        "ext.": { name in UTType(filenameExtension: name)?.identifier ?? "nil" },
        "mime.": { name in UTType(filenameExtension: name)?.preferredMIMEType ?? "nil" },
        "conf.": { name in
            let kinds: [String: UTType] = ["mp3": .audio, "m4a": .audio, "wav": .audio, "mov": .movie, "mp4": .movie]
            return conforms(name, to: kinds[name] ?? .image)
        },
        "md.text": { _ in conforms("md", to: .text) },
        "md.mime": { _ in UTType(filenameExtension: "md")?.preferredMIMEType ?? "nil" },
        "ts.text": { _ in conforms("ts", to: .text) },
        "ttf.font": { _ in conforms("ttf", to: .font) },
        "otf.font": { _ in conforms("otf", to: .font) },
        "yaml.ext": { _ in "\(UTType.yaml.tags[.filenameExtension] ?? [])" },
        "svg.ext": { _ in "\(UTType.svg.tags[.filenameExtension] ?? [])" },
        "svgz.upper": { _ in conforms("SVGZ", to: .svg) },
        "json.plain": { _ in "\(UTType.json.conforms(to: .plainText))" },
        "plainText.text": { _ in "\(UTType.plainText.conforms(to: .text))" },
        "yaml.text": { _ in "\(UTType.yaml.conforms(to: .text))" },
        "svg.image": { _ in "\(UTType.svg.conforms(to: .image))" },
        "mkv": { _ in UTType(filenameExtension: "mkv")?.preferredFilenameExtension ?? "nil" },
    ]

    private static func conforms(_ name: String, to type: UTType) -> String {
        "\(UTType(filenameExtension: name)?.conforms(to: type) ?? false)"
    }
}
