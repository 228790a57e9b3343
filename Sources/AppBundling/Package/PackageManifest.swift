import CommandSupport
import Foundation

/// The manifest of a Swift package, as `swift package dump-package` prints it.
struct PackageManifest: Decodable {
    /// Something that the package builds.
    struct Product: Decodable {
        let name: String
        /// The kind, which is the only key.
        let type: [String: AnyValue]
        let targets: [String]

        var isExecutable: Bool { type["executable"] != nil }
    }

    struct Target: Decodable {
        struct Resource: Decodable {
            let path: String
        }

        /// A dependency of a target, under one of the keys `byName`, `target` and `product`, as the first of some values.
        struct Dependency: Decodable {
            let name: String?

            init(from decoder: any Decoder) throws {
                let values = try decoder.container(keyedBy: Key.self)
                guard let key = Key.allCases.first(where: values.contains) else {
                    name = nil
                    return
                }
                var list = try values.nestedUnkeyedContainer(forKey: key)
                name = try list.decode(String.self)
            }

            private enum Key: CodingKey, CaseIterable { case byName, target, product }
        }

        let name: String
        let type: String
        let path: String?
        let resources: [Resource]?
        let dependencies: [Dependency]?

        /// The folder of the target, relative to that of the package.
        var folder: String { path ?? "Sources/\(name)" }
    }

    /// Another package that this one depends on.
    struct Dependency: Decodable {
        struct Local: Decodable {
            let path: String
        }

        /// A package in a folder of this machine.
        let fileSystem: [Local]?
        /// A package in a repository.
        let sourceControl: [AnyValue]?
        /// A package in a registry.
        let registry: [AnyValue]?
    }

    /// A value that is not looked at.
    struct AnyValue: Decodable {
        init(from decoder: any Decoder) throws {}
    }

    let name: String
    let products: [Product]
    let targets: [Target]
    let dependencies: [Dependency]

    /// Reads what SwiftPM printed.
    /// - Throws: ``CommandFailure`` for something else.
    init(_ json: Data) throws {
        do {
            self = try JSONDecoder().decode(Self.self, from: json)
        } catch {
            throw CommandFailure(
                "“swift package dump-package” printed something that this command does not know: \(error)"
            )
        }
    }

    /// The programs that the package builds: the executable products, and the executable targets without one.
    var programs: [(name: String, target: Target)] {
        let products = products.filter(\.isExecutable).compactMap { product in
            targets.first { product.targets.contains($0.name) && $0.type == "executable" }.map { (product.name, $0) }
        }
        let named = Set(products.map(\.1.name))
        let others = targets.filter { $0.type == "executable" && !named.contains($0.name) }.map { ($0.name, $0) }
        return products + others
    }

    /// Returns the names of the targets of this package that a target is not built from.
    func targets(notNeededBy target: Target) -> [String] {
        var names: Set<String> = [target.name]
        var left = [target]
        while let target = left.popLast() {
            for name in (target.dependencies ?? []).compactMap(\.name) {
                // A dependency by name may be a product, whose targets count.
                let parts = [name] + products.filter { $0.name == name }.flatMap(\.targets)
                for part in parts where names.insert(part).inserted {
                    left += targets.filter { $0.name == part }
                }
            }
        }
        return targets.map(\.name).filter { !names.contains($0) }
    }

    /// The folders of the packages that this one depends on by a path.
    var localDependencies: [String] { dependencies.flatMap { $0.fileSystem ?? [] }.map(\.path) }
}
