import SwiftUICore

/// The grid of files, or the reason why there is none.
struct PickerContents {
    let model: PickerModel
    let place: PhotosPickerStyle.Place
    let choose: @MainActor (MediaFile) -> Void
    let confirm: @MainActor () -> Void
}

@MainActor extension PickerContents: View {
    var body: some View {
        if !model.shown.isEmpty {
            PickerGrid(
                model: model,
                isRow: place == .row,
                takesFocus: place == .sheet,
                choose: choose,
                confirm: confirm
            )
        } else if model.isScanning {
            ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
        } else if !model.search.isEmpty {
            ContentUnavailableView.search(text: model.search)
        } else {
            ContentUnavailableView(
                "No Pictures",
                systemImage: "photo.on.rectangle",
                description: Text("Pictures in your Pictures and Videos folders appear here. Other Files… shows more.")
            )
        }
    }
}
