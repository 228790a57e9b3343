import Foundation

/// The people that are included in the app.
enum Catalog {
    static func load() -> [Profile] {
        guard let file = Bundle.module.url(forResource: "people", withExtension: "json") else {
            fatalError("people.json is not among the app's resources in \(Bundle.module.bundlePath)")
        }
        do {
            return try JSONDecoder().decode([Profile].self, from: Data(contentsOf: file))
        } catch {
            fatalError("\(file.path) cannot be read: \(error)")
        }
    }

    static func video(named name: String) -> Video? {
        Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "videos").map(Video.init)
    }
}
