import Foundation
import SwiftUICore

/// A file, with its name and the way to the files beside it.
struct PreviewWindow {
    @Binding var selection: URL?
    let items: [URL]
    /// A closure that returns the title of a file; nil for its name.
    private let title: (URL) -> String?
    @FocusState private var isFocused: Bool
    @Environment(\.openURL) private var openURL
    /// The last file, which stays while the window closes.
    @State private var last: URL?

    init(selection: Binding<URL?>, items: [URL], title: @escaping (URL) -> String? = { _ in nil }) {
        _selection = selection
        (self.items, self.title) = (items, title)
    }
}

@MainActor extension PreviewWindow: View {
    var body: some View {
        let file = selection ?? last
        VStack(spacing: 0) {
            if let file {
                header(file)
                Divider()
                PreviewContents(file: file).id(file).frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
        .frame(minWidth: 360, idealWidth: 760, minHeight: 280, idealHeight: 560)
        .navigationTitle(file.map(name) ?? "")
        .focusable()
        .focused($isFocused)
        .focusEffectDisabled()
        .onKeyPress(.space) {
            selection = nil
            return .handled
        }
        .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow]) { press in
            let isVertical = press.key == .upArrow || press.key == .downArrow
            if isVertical, let file, PreviewKind(file).scrolls { return .ignored }
            move(by: press.key == .leftArrow || press.key == .upArrow ? -1 : 1)
            return .handled
        }
        .onChange(of: selection, initial: true) { _, file in if let file { last = file } }
        .onAppear { isFocused = true }
    }

    private func header(_ file: URL) -> some View {
        HStack(spacing: 8) {
            if items.count > 1 {
                Button {
                    move(by: -1)
                } label: {
                    Label("Previous", systemImage: "chevron.backward")
                }
                .labelStyle(.iconOnly)
                .disabled(neighbour(-1) == nil)
                Button {
                    move(by: 1)
                } label: {
                    Label("Next", systemImage: "chevron.forward")
                }
                .labelStyle(.iconOnly)
                .disabled(neighbour(1) == nil)
            }
            VStack(alignment: .leading, spacing: 2) {
                Text(name(file)).font(.headline).lineLimit(1).truncationMode(.middle)
                if let position { Text(position).font(.caption).foregroundStyle(.secondary) }
            }
            Spacer()
            Button("Open") {
                openURL(file)
                selection = nil
            }
            Button("Close") { selection = nil }.keyboardShortcut(.cancelAction)
        }
        .padding(12)
    }

    private func name(_ file: URL) -> String { title(file) ?? file.lastPathComponent }

    /// The place of the file in the collection.
    private var position: String? {
        guard items.count > 1, let index = selection.flatMap(items.firstIndex) else { return nil }
        return "\(index + 1) of \(items.count)"
    }

    private func neighbour(_ step: Int) -> URL? { QuickLookPresenter.neighbour(of: selection, by: step, in: items) }

    private func move(by step: Int) { if let next = neighbour(step) { selection = next } }
}
