import Foundation

/// An app that shows a program's previews in place of the program's own scenes.
@_weakLinked
package struct PreviewApp: App {
    /// The environment variable that requests previews: part of a title or file name, `all`, or `list` to print their names.
    package static let variable = "SWIFTUI_PREVIEW"

    private let previews: [FoundPreview]

    package init() { previews = Self.requested(by: ProcessInfo.processInfo.environment[Self.variable] ?? "all") }

    package var body: some Scene {
        WindowGroup("Previews") { PreviewBrowser(previews: previews) }
    }

    /// The action to perform instead of running the app.
    package enum Request: Equatable {
        /// Show previews in a window.
        case show
        /// Print a text and end the process.
        case print(String, isError: Bool)
    }

    /// Returns the request in the environment, or nil to run the app.
    /// - Parameter environment: The variables of the process.
    package static func request(in environment: [String: String]) -> Request? {
        guard let text = environment[variable], !text.isEmpty else { return nil }
        let all = PreviewCatalog.all()
        let list = all.map { "\($0.title)\t\($0.id)\n" }.joined()
        if text == "list" { return .print(list, isError: false) }
        if !matches(of: text, in: all).isEmpty { return .show }
        let reason =
            all.isEmpty
            ? """
            The program contains no previews: declare one with #Preview or a PreviewProvider, and build the program in the \
            debug configuration. The compiler removes previews from a release build.
            """
            : "No preview has “\(text)” in its name or file. These can be shown:\n\(list)"
        return .print(reason, isError: true)
    }

    private static func requested(by text: String) -> [FoundPreview] { matches(of: text, in: PreviewCatalog.all()) }

    private static func matches(of text: String, in previews: [FoundPreview]) -> [FoundPreview] {
        if text == "all" || text == "1" { return previews }
        return previews.filter { $0.title.localizedCaseInsensitiveContains(text) || $0.id.contains(text) }
    }
}

/// A view that shows previews: one, or a list to choose from.
@_weakLinked
private struct PreviewBrowser: View {
    let previews: [FoundPreview]
    @State private var selection: String?

    private var selected: FoundPreview? { previews.first { $0.id == selection } ?? previews.first }

    var body: some View {
        HStack(spacing: 0) {
            if previews.count > 1 {
                List(previews, selection: $selection) { preview in
                    VStack(alignment: .leading, spacing: 2) {
                        Text(verbatim: preview.title)
                        Text(verbatim: preview.id).font(.caption).foregroundStyle(.secondary)
                    }
                }
                .frame(width: 240)
                Divider()
            }
            selected?.content
                .id(selected?.id)
                .environment(\.isPreview, true)
                .frame(minWidth: 320, maxWidth: .infinity, minHeight: 240, maxHeight: .infinity)
        }
    }
}
