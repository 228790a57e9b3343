import Foundation
import KitSupport
import SwiftUICore

/// A view controller that lets the user choose pictures and films: the sheet of a ``PhotosPicker``.
///
/// ```swift
/// struct PhotoPicker: UIViewControllerRepresentable {
///     let finish: ([PHPickerResult]) -> Void
///
///     func makeUIViewController(context: Context) -> PHPickerViewController {
///         var configuration = PHPickerConfiguration()
///         configuration.filter = .images
///         let picker = PHPickerViewController(configuration: configuration)
///         picker.delegate = context.coordinator
///         return picker
///     }
///     …
/// }
/// ```
///
/// Show the view in a `sheet`, or present the controller over a window. As on Apple's systems, the delegate dismisses the picker.
/// In a sandbox that hides the user's folders the user chooses in the desktop's file dialog.
@MainActor @preconcurrency
@_weakLinked
public final class PHPickerViewController: UIViewController {
    /// The choices of the picker.
    public let configuration: PHPickerConfiguration
    /// The delegate, which receives the items that the user chose.
    public weak var delegate: (any PHPickerViewControllerDelegate)?
    /// The selected items. The view of the picker reads and writes them.
    private var items: [PhotosPickerItem]
    /// A Boolean value that indicates whether the user is choosing.
    private var isAsking = false

    /// Creates a picker.
    /// - Parameter configuration: The choices of the picker.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        let selected = configuration.isIdentified ? configuration.preselectedAssetIdentifiers : []
        items = selected.map { PhotosPickerItem(itemIdentifier: $0) }
        super.init()
    }

    fileprivate func end(isConfirmed: Bool) {
        guard isAsking else { return }
        isAsking = false
        finish(isConfirmed || configuration.behavior.isContinuous ? items : [])
    }

    private func finish(_ items: [PhotosPickerItem]) {
        delegate?.picker(self, didFinishPicking: items.map { PHPickerResult($0) })
    }

    private func select(_ items: [PhotosPickerItem]) {
        self.items = items
        if isAsking, configuration.behavior.isContinuous { finish(items) }
    }

    fileprivate var request: PickerRequest {
        let library = configuration.isIdentified ? PHPhotoLibrary.shared() : nil
        if configuration.selectionLimit == 1 {
            let item = Binding<PhotosPickerItem?>(
                get: { self.items.first },
                set: { self.select($0.map { [$0] } ?? []) }
            )
            return PickerRequest(item, configuration.filter, configuration.encoding, library)
        }
        return PickerRequest(
            Binding(get: { self.items }, set: { self.select($0) }),
            most: configuration.selectionLimit == 0 ? nil : configuration.selectionLimit,
            configuration.behavior,
            configuration.filter,
            configuration.encoding,
            library
        )
    }
}

extension PHPickerViewController: SheetController {
    /// Returns the picker.
    package func makeSheet() -> AnyView {
        isAsking = true
        return AnyView(
            ControllerPicker(request: request) { self.end(isConfirmed: $0) }
                .photosPickerDisabledCapabilities(configuration.disabledCapabilities)
        )
    }

    /// Tells the delegate that the user chose nothing, unless the picker has ended.
    package func sheetWasTakenAway() { end(isConfirmed: false) }
}

/// The delegate of a photo picker.
@MainActor @preconcurrency
@_weakLinked
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Tells the delegate that the user has chosen items or cancelled. The delegate dismisses the picker.
    ///
    /// A picker whose selection is continuous also calls it at each change of the selection.
    /// - Parameters:
    ///   - picker: The picker.
    ///   - results: The items in the order in which they were selected; none if the user cancelled.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// The picker of a controller, or the file dialog in its place where the user's folders cannot be seen.
private struct ControllerPicker: View {
    let request: PickerRequest
    let end: @MainActor (_ isConfirmed: Bool) -> Void
    @State private var asksForFiles = true
    @Environment(\.mediaFolders) private var folders

    init(request: PickerRequest, end: @escaping @MainActor (Bool) -> Void) { (self.request, self.end) = (request, end) }

    var body: some View {
        if let folders {
            PickerView(request, folders, in: .sheet, finish: end)
        } else {
            DialogPlaceholder { end(false) }
                .mediaImporter(
                    isPresented: $asksForFiles,
                    types: request.contentTypes,
                    mostFiles: request.mostItems,
                    isEnabled: request.allows,
                    onCompletion: { result in
                        guard case .success(let urls) = result else { return end(false) }
                        request.selection.wrappedValue = urls.map(request.item)
                        end(true)
                    },
                    onCancellation: { end(false) }
                )
        }
    }
}
