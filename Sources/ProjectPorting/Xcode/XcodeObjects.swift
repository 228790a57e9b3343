import Foundation
import UniformTypes

/// The objects of a `project.pbxproj`, which refer to each other by identifiers.
struct XcodeObjects {
    private let objects: [String: PropertyList]
    /// The object of the project itself.
    let root: XcodeObject

    /// Reads a project file.
    init(reading data: Data) throws(PortingError) {
        let list: PropertyList
        do {
            list = try PropertyList(reading: data, mostValues: ProjectLimits.values)
        } catch {
            throw PortingError("The project file \(error.reason).")
        }
        objects = list.dictionary?["objects"]?.dictionary ?? [:]
        guard let identifier = list.dictionary?["rootObject"]?.string,
            let values = objects[identifier]?.dictionary
        else { throw PortingError("The project file has no project in it.") }
        root = XcodeObject(identifier: identifier, values: values)
    }

    subscript(identifier: String?) -> XcodeObject? {
        guard let identifier, let values = objects[identifier]?.dictionary else { return nil }
        return XcodeObject(identifier: identifier, values: values)
    }

    /// Returns the objects that a list of an object refers to.
    func objects(_ key: String, of object: XcodeObject) -> [XcodeObject] { object.texts(key).compactMap { self[$0] } }
}

/// An object of a project file.
struct XcodeObject {
    let identifier: String
    let values: [String: PropertyList]

    /// The class of the object, such as `PBXGroup`.
    var kind: String { values["isa"]?.string ?? "" }

    func text(_ key: String) -> String? { values[key]?.string }

    func texts(_ key: String) -> [String] { values[key]?.array?.compactMap(\.string) ?? [] }
}

/// An error that describes in a sentence why a project can't be ported.
package struct PortingError: Error, CustomStringConvertible, Equatable {
    package let description: String

    package init(_ description: String) { self.description = description }
}
