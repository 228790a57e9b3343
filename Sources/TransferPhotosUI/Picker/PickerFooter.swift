import SwiftUICore

/// The number of selected items, and the buttons that end the choice.
struct PickerFooter {
    let model: PickerModel
    let isSheet: Bool
    let showsAll: Bool
    let askForFiles: @MainActor () -> Void
    let confirm: @MainActor () -> Void
    let cancel: @MainActor () -> Void
    @Environment(\.photosPickerOptions) private var options
}

@MainActor extension PickerFooter: View {
    var body: some View {
        Divider()
        HStack(spacing: 8) {
            if showsAll {
                Button("Other Files…", action: askForFiles)
                    .help("Choose files from other folders")
                if !model.request.isSingle { count }
            }
            Spacer()
            if isSheet { Button("Cancel", role: .cancel, action: cancel).keyboardShortcut(.cancelAction) }
            if !model.request.isSingle, isSheet || !model.request.behavior.isContinuous {
                Button(model.request.behavior.isContinuous ? "Done" : "Add", action: confirm)
                    .keyboardShortcut(.defaultAction)
            }
        }
        .padding(12)
    }

    @ViewBuilder private var count: some View {
        Text(countText).foregroundStyle(.secondary).lineLimit(1)
        if !model.selection.isEmpty, !options.disabledCapabilities.contains(.selectionActions) {
            Button("Deselect All") { model.clear() }.buttonStyle(.borderless)
        }
    }

    @MainActor private var countText: String {
        let count = model.selection.count
        if let most = model.request.mostItems { return "\(count) of \(most) selected" }
        return count == 0 ? "" : "\(count) selected"
    }
}
