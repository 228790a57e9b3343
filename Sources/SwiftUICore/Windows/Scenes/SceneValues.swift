import AppFiles
import Foundation
import SystemSupport
import UniformTypeIdentifiers

/// The values that the windows of a scene keep between launches of the app, in a property list in the app's state directory.
///
/// The file is read when the first view requests a value, and written as a whole in the turn after a change. A process
/// that ends meanwhile leaves the previous version.
package final class SceneValues: ValueStore, @unchecked Sendable {
    /// The file of the values; nil for memory only.
    private let file: URL?
    private let lock = NSLock()
    private var values: [String: Any]?
    private var isChanged = false

    init(file: URL?) { self.file = file }

    func object(forKey key: String) -> Any? { lock.withLock { read()[key] } }

    func set(_ value: Any?, forKey key: String) {
        lock.withLock {
            var values = read()
            values[key] = value
            self.values = values
            isChanged = true
        }
    }

    private func read() -> [String: Any] {
        if let values { return values }
        let read = file.flatMap { file -> [String: Any]? in
            guard let data = try? Data(contentsOf: file) else { return nil }
            let values = WindowStateFile.values(in: data)
            if values == nil {
                BackgroundLogger(label: "SwiftUI.State").warning(
                    "The state of a window in \(file.path) cannot be read, so the window begins anew. The file is written again with the next change."
                )
            }
            return values
        }
        values = read ?? [:]
        return read ?? [:]
    }

    func save() {
        let values = lock.withLock {
            defer { isChanged = false }
            return isChanged ? self.values : nil
        }
        guard let file, let values else { return }
        do {
            let data = try WindowStateFile.data(of: values)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            try data.write(to: file, options: .atomic)
        } catch {
            guard ReportedOnce.first("SceneStorage \(file.path)") else { return }
            BackgroundLogger(label: "SwiftUI.State").warning(
                "The state of a window cannot be written to \(file.path), so it will be lost when the app ends: \(error). Check that the directory can be written to."
            )
        }
    }
}

extension SceneValues {
    /// The directory in which apps keep the state of their windows (XDG Base Directory Specification).
    package static var stateDirectory: URL { BaseDirectory.state.url }

    /// Returns the file of a window's values.
    /// - Parameters:
    ///   - window: The identifier of the window.
    ///   - directory: The directory of all apps' state.
    static func file(window: WindowID, in directory: URL) -> URL {
        let name = ProcessInfo.processInfo.processName
        let scene = window.scene.path.map(String.init).joined(separator: "-")
        return directory.appending(path: name.replacing("/", with: "-"))
            .appending(path: "windows").appending(path: "\(scene) \(window.number).plist")
    }
}

private struct SceneValuesKey: EnvironmentKey {
    /// Windows that no app has keep their values in memory.
    static let defaultValue = SceneValues(file: nil)
}

extension EnvironmentValues {
    /// The values that the window keeps.
    var sceneValues: SceneValues {
        get { self[SceneValuesKey.self] }
        set { self[SceneValuesKey.self] = newValue }
    }
}
