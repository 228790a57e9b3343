import SwiftUICore

/// A presenter of a photo picker while a value is true: a sheet, or a file dialog where the folders of the user cannot be seen.
struct PickerPresenter {
    @Binding var isPresented: Bool
    let request: PickerRequest
    @Environment(\.mediaFolders) private var folders

    init(isPresented: Binding<Bool>, request: PickerRequest) {
        _isPresented = isPresented
        self.request = request
    }
}

@MainActor extension PickerPresenter: ViewModifier {
    func body(content: Content) -> some View {
        let folders = folders
        content
            .sheet(isPresented: presentation(if: folders != nil)) { PickerView(request, folders, in: .sheet) }
            .mediaImporter(
                isPresented: presentation(if: folders == nil),
                types: request.contentTypes,
                mostFiles: request.mostItems,
                isEnabled: request.allows
            ) { result in
                guard case .success(let urls) = result else { return }
                request.selection.wrappedValue = urls.map(request.item)
            }
    }

    /// Returns a binding that presents one of the two.
    private func presentation(if isChosen: Bool) -> Binding<Bool> {
        Binding(get: { isChosen && isPresented }, set: { isPresented = $0 })
    }
}
