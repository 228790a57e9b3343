import Foundation
import TransferTestSupport

/// The samples that tests send to the apps, and compare with.
enum Samples {
    /// The name of the Catalog's type on the wire.
    static let profileType = "application/x.com.example.profile"
    static let textType = "text/plain;charset=utf-8"

    private static let examples = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Examples")
    private static let resources = examples.appendingPathComponent("Catalog/Resources")

    /// Copies the notebook that comes with the Notes into a folder.
    /// - Returns: The path of the copy.
    static func notebook(in folder: TemporaryDirectory, named name: String = "Harbour.notebook") throws -> String {
        let sample = examples.appendingPathComponent("Notes/Resources/Harbour.notebook")
        return try folder.write(Data(contentsOf: sample), to: name)
    }

    /// The path of a file of an example.
    static func path(ofExample name: String) -> String { examples.appendingPathComponent(name).path }

    /// A file that comes with the Catalog.
    static func resource(_ path: String) throws -> Data {
        try Data(contentsOf: resources.appendingPathComponent(path))
    }

    /// The people that the Catalog comes with.
    private static func people() throws -> [[String: Any]] {
        try JSONSerialization.jsonObject(with: resource("people.json")) as? [[String: Any]] ?? []
    }

    /// Returns the facts about a person that the Catalog has when it begins.
    static func facts(about name: String) throws -> [String] {
        guard let facts = try people().first(where: { $0["name"] as? String == name })?["funFacts"] as? [String] else {
            throw TestSupportError("\(name) is not in people.json")
        }
        return facts
    }

    /// A person that the Catalog does not come with, as the Catalog writes it.
    static func person(named name: String) throws -> Data {
        guard var person = try people().last else { throw TestSupportError("people.json has no people") }
        person["name"] = name
        person["id"] = UUID().uuidString
        return try JSONSerialization.data(withJSONObject: person)
    }

    /// The name in a person that the Catalog wrote.
    static func name(ofPerson json: Data) throws -> String {
        struct Person: Decodable {
            let name: String
        }
        return try JSONDecoder().decode(Person.self, from: json).name
    }

    /// A picture of one colour, as PNG.
    static func picture(_ color: String, width: Int, height: Int) async throws -> Data {
        try await run("convert", ["-size", "\(width)x\(height)", "xc:\(color)", "png:-"]).standardOutput.data
    }

    /// The format and the size of a picture, such as `PNG 64x48`; decodes the whole picture.
    static func description(ofPicture data: Data) async throws -> String {
        let directory = try TemporaryDirectory()
        let file = try directory.write(data, to: "picture")
        return try await run("convert", [file, "-print", "%m %wx%h", "null:"]).standardOutput.text
    }
}

extension Desktop {
    /// Waits until a part of the screen has a colour on average.
    ///
    /// - Parameter color: Components from 0 to 255, each met to within `tolerance`.
    func waitForColor(_ color: (red: Int, green: Int, blue: Int), in part: Rectangle, tolerance: Int = 12) async throws
    {
        var last = (red: 0, green: 0, blue: 0)
        try await waitUntil("the colour \(color) in \(part); it is \(last)", interval: .milliseconds(100)) {
            last = try await meanColor(of: part)
            return abs(last.red - color.red) <= tolerance && abs(last.green - color.green) <= tolerance
                && abs(last.blue - color.blue) <= tolerance
        }
    }
}

extension Rectangle {
    /// The same rectangle without its rim.
    func inset(by distance: Int) -> Rectangle {
        Rectangle(
            x: origin.x + distance,
            y: origin.y + distance,
            width: width - 2 * distance,
            height: height - 2 * distance
        )
    }
}
