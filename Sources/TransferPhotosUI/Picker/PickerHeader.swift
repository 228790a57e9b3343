import SwiftUICore

/// The search and the menu of albums.
struct PickerHeader {
    @Bindable var model: PickerModel
    @Environment(\.photosPickerOptions) private var options
}

@MainActor extension PickerHeader: View {
    var body: some View {
        let disabled = options.disabledCapabilities
        if !disabled.contains(.search) || !disabled.contains(.collectionNavigation) {
            HStack(spacing: 12) {
                if !disabled.contains(.collectionNavigation) {
                    Picker("Album", selection: $model.album) {
                        ForEach(model.albums, id: \.self) { album in Text(album.title).tag(album) }
                    }
                    .labelsHidden()
                }
                Spacer()
                if !disabled.contains(.search) {
                    TextField("Search", text: $model.search).frame(maxWidth: 220)
                }
            }
            .padding(12)
            Divider()
        }
    }
}
