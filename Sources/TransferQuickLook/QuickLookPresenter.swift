import Foundation
import SwiftUICore

/// A presenter that shows the desktop's preview, or a window, while a file is selected.
struct QuickLookPresenter {
    @Binding var selection: URL?
    let items: () -> [URL]
    /// A Boolean value that indicates whether the desktop has no preview, so the window is presented.
    @State private var presentsWindow = false
    @Environment(\.filePreviewer) private var previewer

    nonisolated init(selection: Binding<URL?>, items: @escaping () -> [URL]) {
        _selection = selection
        self.items = items
    }
}

@MainActor extension QuickLookPresenter: ViewModifier {
    func body(content: Content) -> some View {
        content
            .onChange(of: selection, initial: true) { before, selection in follow(from: before, to: selection) }
            .sheet(
                isPresented: Binding(
                    get: { presentsWindow && selection != nil },
                    set: { if !$0 { selection = nil } }
                )
            ) {
                PreviewWindow(selection: $selection, items: items())
            }
    }

    @MainActor
    private func follow(from before: URL?, to file: URL?) {
        guard let file else {
            if before != nil { previewer?.close() }
            presentsWindow = false
            return
        }
        guard !presentsWindow else { return }
        guard let previewer else {
            presentsWindow = true
            return
        }
        Task {
            let isShown = await previewer.show(file) { step in
                move(by: step)
            } didClose: {
                selection = nil
            }
            if !isShown, selection != nil { presentsWindow = true }
            // The program may have ended the preview before the desktop showed it.
            if isShown, selection == nil { previewer.close() }
        }
    }

    @MainActor
    private func move(by step: Int) {
        if let next = Self.neighbour(of: selection, by: step, in: items()) { selection = next }
    }

    /// Returns the file of a collection that is a number of places after another; nil where there is none.
    static func neighbour(of file: URL?, by step: Int, in items: [URL]) -> URL? {
        guard let file, let index = items.firstIndex(of: file), items.indices.contains(index + step) else { return nil }
        return items[index + step]
    }
}
