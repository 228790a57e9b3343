/// The targets that a `Package.swift` declares in so many words. A manifest is a program, so it may have others.
struct ManifestTargets {
    /// A target with Swift that runs where the package does: no test, plug-in or macro.
    struct Target: Equatable {
        let name: String
        /// The folder that the manifest names.
        var path: String?
        /// The paths of resources, relative to the target's folder.
        var resources: [String]
    }

    private(set) var targets: [Target] = []

    /// The most targets that are read.
    private static let most = 500
    private static let functions: Set<Substring> = ["target", "executableTarget"]

    /// Reads a manifest.
    init(_ manifest: String) {
        var rest = manifest.prefix(1 << 20)
        while let start = rest.firstIndex(of: "."), targets.count < Self.most {
            rest = rest[rest.index(after: start)...]
            let function = rest.prefix { $0.isLetter }
            guard Self.functions.contains(function), rest.dropFirst(function.count).first == "(" else { continue }
            let call = Self.call(rest.dropFirst(function.count + 1))
            guard let name = call.name else { continue }
            // A dependency on a target has the form of a target's declaration.
            if let index = targets.firstIndex(where: { $0.name == name }) {
                targets[index].path = targets[index].path ?? call.path
                targets[index].resources += call.resources
            } else {
                targets.append(Target(name: name, path: call.path, resources: call.resources))
            }
        }
    }

    /// Returns what the arguments of a call say, up to its closing parenthesis.
    private static func call(_ text: Substring) -> (name: String?, path: String?, resources: [String]) {
        var call: (name: String?, path: String?, resources: [String]) = (nil, nil, [])
        var depth = 1
        // The word before a string: a label at depth 1, and the name of a function in a list.
        var word = ""
        var position = text.startIndex
        while position < text.endIndex, depth > 0 {
            let character = text[position]
            switch character {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case "\"":
                let literal = text[text.index(after: position)...].prefix { $0 != "\"" && $0 != "\n" }
                if depth == 1, word == "name" { call.name = call.name ?? String(literal) }
                if depth == 1, word == "path" { call.path = call.path ?? String(literal) }
                if depth > 1, word == "process" || word == "copy" { call.resources.append(String(literal)) }
                position = literal.endIndex
                guard position < text.endIndex else { return call }
            default:
                if character.isLetter {
                    let letters = text[position...].prefix { $0.isLetter }
                    word = String(letters)
                    position = letters.endIndex
                    continue
                }
            }
            position = text.index(after: position)
        }
        return call
    }

    /// Returns the targets with their folders, as SwiftPM finds them.
    func folders(in files: some ProjectFiles) -> [(target: Target, folder: String)] {
        targets.compactMap { target in
            if let path = target.path {
                return ProjectPath.join("", path).map { (target, $0) }
            }
            let folder = ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" }
                .first { files.kind(of: $0) == .folder }
            if let folder { return (target, folder) }
            return targets.count == 1 && files.kind(of: "Sources") == .folder ? (target, "Sources") : nil
        }
    }
}
