import SwiftUI
import UniformTypeIdentifiers

/// The actions on several people: sharing the selected ones, and importing and exporting all as an archive.
struct CatalogToolbar: ToolbarContent {
    let people: [Profile]
    let selection: Set<Profile.ID>
    let bring: ([Profile]) -> Void

    private var selected: [Profile] { people.filter { selection.contains($0.id) } }

    var body: some ToolbarContent {
        ToolbarItem(placement: .primaryAction) {
            ShareLink(items: selected, subject: Text(selected.map(\.name).joined(separator: ", "))) { person in
                SharePreview(person.name, image: person.portrait.image)
            }
            .disabled(selected.isEmpty)
            .help("Share the selected people")
            .accessibilityIdentifier("share-people")
        }
        ToolbarItem(placement: .primaryAction) { ArchiveMenu(people: people, bring: bring) }
    }
}

/// Imports profiles from an archive, and exports the existing ones as one.
struct ArchiveMenu: View {
    let people: [Profile]
    let bring: ([Profile]) -> Void
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var failure: String?

    private static let contentTypes: [UTType] = [.commaSeparatedText, .profilesArchive]

    var body: some View {
        Menu("Archive", systemImage: "archivebox") {
            Button("Import…", systemImage: "square.and.arrow.down") { isImporting = true }
            Button("Export…", systemImage: "square.and.arrow.up") { isExporting = true }
            ShareLink(
                "Share Everybody…",
                item: ProfilesArchive(profiles: people),
                preview: SharePreview("\(people.count) scientists", image: Image(systemName: "person.3"))
            )
        }
        .help("Import and export everybody")
        .accessibilityIdentifier("archive")
        .fileImporter(isPresented: $isImporting, allowedContentTypes: Self.contentTypes) { result in
            Task { await take(result) }
        }
        .fileExporter(
            isPresented: $isExporting,
            item: ProfilesArchive(profiles: people),
            contentTypes: Self.contentTypes,
            defaultFilename: "Scientists"
        ) { result in
            if case .failure(let error) = result { failure = error.localizedDescription }
        }
        .alert("The archive could not be used", isPresented: hasFailed) {
            Button("OK") {}
        } message: {
            Text(failure ?? "")
        }
    }

    private var hasFailed: Binding<Bool> { Binding(get: { failure != nil }, set: { if !$0 { failure = nil } }) }

    private func take(_ result: Result<URL, any Error>) async {
        do {
            let file = try result.get()
            let isAccessible = file.startAccessingSecurityScopedResource()
            defer { if isAccessible { file.stopAccessingSecurityScopedResource() } }
            bring(try await ProfilesArchive(importing: file, contentType: nil).profiles)
        } catch {
            failure = error.localizedDescription
        }
    }
}
