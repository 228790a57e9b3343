import Foundation
import SwiftUICore

/// The user's pictures and films, and the controls with which some are chosen.
struct PickerView {
    let request: PickerRequest
    let place: PhotosPickerStyle.Place
    /// A closure that ends a sheet after a choice, or after the user cancelled; nil to dismiss it.
    private let finish: (@MainActor (_ isConfirmed: Bool) -> Void)?
    @State private var model: PickerModel
    @State private var asksForFiles = false
    @Environment(\.photosPickerOptions) private var options
    @Environment(\.dismiss) private var dismiss

    @MainActor
    init(
        _ request: PickerRequest,
        _ folders: MediaFolders?,
        in place: PhotosPickerStyle.Place,
        finish: (@MainActor (_ isConfirmed: Bool) -> Void)? = nil
    ) {
        (self.request, self.place, self.finish) = (request, place, finish)
        _model = State(initialValue: PickerModel(request, folders))
    }
}

@MainActor extension PickerView: View {
    var body: some View {
        VStack(spacing: 0) {
            if place != .row, !options.hiddenEdges.contains(.top) { PickerHeader(model: model) }
            PickerContents(model: model, place: place, choose: { choose($0) }, confirm: { confirm() })
            if showsFooter { footer }
        }
        .mediaImporter(
            isPresented: $asksForFiles,
            types: request.contentTypes,
            mostFiles: request.mostItems,
            isEnabled: request.allows
        ) { result in
            guard case .success(let urls) = result else { return }
            MainActor.assumeIsolated {
                model.add(urls)
                end(isConfirmed: true)
            }
        }
        .frame(
            minWidth: place == .sheet ? 480 : nil,
            idealWidth: place == .sheet ? 700 : nil,
            minHeight: place == .sheet ? 360 : nil,
            idealHeight: place == .sheet ? 540 : nil
        )
        .modifier(SheetTitle(title: place == .sheet ? title : nil))
        .task { await model.scan() }
        .onChange(of: request.selection.wrappedValue) { model.follow(request) }
    }

    private var title: String {
        guard !request.isSingle, let most = request.mostItems, most > 1 else {
            return request.mostItems == 1 ? "Choose a Picture" : "Choose Pictures"
        }
        return "Choose up to \(most) Pictures"
    }

    private var showsFooter: Bool { place == .sheet || !options.hiddenEdges.contains(.bottom) }

    private var footer: some View {
        PickerFooter(
            model: model,
            isSheet: place == .sheet,
            showsAll: !options.hiddenEdges.contains(.bottom),
            askForFiles: { asksForFiles = true },
            confirm: { confirm() },
            cancel: { end(isConfirmed: false) }
        )
    }

    /// Selects a file. The only one is the choice.
    @MainActor private func choose(_ file: MediaFile) {
        guard model.toggle(file) else { return }
        if request.isSingle {
            model.report()
            if !model.selection.isEmpty { end(isConfirmed: true) }
        }
    }

    @MainActor private func confirm() {
        model.report()
        end(isConfirmed: true)
    }

    @MainActor private func end(isConfirmed: Bool) {
        if let finish { finish(isConfirmed) } else if place == .sheet { dismiss() }
    }
}

/// The title of the window, where the picker has one of its own.
private struct SheetTitle: ViewModifier {
    let title: String?

    func body(content: Content) -> some View {
        if let title { content.navigationTitle(title) } else { content }
    }
}
