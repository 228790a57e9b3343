import Foundation
import SystemSupport

/// A preview that the program contains.
@MainActor
struct FoundPreview: Identifiable {
    /// The place of the declaration: a file and a line, or the name of a provider.
    let id: String
    /// The name to choose it by.
    let title: String
    /// A closure that creates the views, which are wanted only of the preview that is shown.
    private let makeContent: @MainActor () -> AnyView

    init(id: String, title: String, content: @escaping @autoclosure @MainActor () -> AnyView) {
        (self.id, self.title, makeContent) = (id, title, content)
    }

    /// The views.
    var content: AnyView { makeContent() }
}

/// The previews that the program contains: those of `#Preview` and of `PreviewProvider`.
@MainActor
enum PreviewCatalog {
    /// Returns the previews in the order of their files and lines, providers first.
    static func all() -> [FoundPreview] {
        let providers = conformingTypes(to: (any PreviewProvider).self)
            .compactMap { $0 as? any PreviewProvider.Type }
            .map { preview(of: $0) }
            .sorted { $0.id < $1.id }
        let registries = conformingTypes(to: (any PreviewRegistry).self)
            .compactMap { $0 as? any PreviewRegistry.Type }
            .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
            .map { preview(of: $0) }
        return providers + registries
    }

    private static func preview<Provider: PreviewProvider>(of type: Provider.Type) -> FoundPreview {
        let name = String(describing: type)
        return FoundPreview(
            id: String(reflecting: type),
            title: name.hasSuffix("_Previews") ? String(name.dropLast("_Previews".count)) : name,
            content: AnyView(VStack(spacing: 24) { Provider.previews })
        )
    }

    private static func preview(of type: any PreviewRegistry.Type) -> FoundPreview {
        let id = "\(type.fileID):\(type.line)"
        let file = type.fileID.split(separator: "/").last.map(String.init) ?? type.fileID
        do {
            let preview = try type.makePreview()
            return FoundPreview(id: id, title: preview.name ?? file, content: preview.content)
        } catch {
            let text = "The preview could not be made: \(error.localizedDescription)"
            return FoundPreview(id: id, title: file, content: AnyView(Text(verbatim: text)))
        }
    }
}
