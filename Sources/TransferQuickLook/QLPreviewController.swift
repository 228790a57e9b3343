import Foundation
import KitSupport
import Observation
import SwiftUICore
import UniformTypeIdentifiers

/// A view controller that shows files: the window of `quickLookPreview(_:in:)`.
///
/// ```swift
/// struct PreviewController: UIViewControllerRepresentable {
///     let file: URL
///
///     func makeUIViewController(context: Context) -> QLPreviewController {
///         let controller = QLPreviewController()
///         controller.dataSource = context.coordinator
///         return controller
///     }
///     …
/// }
/// ```
///
/// Show the view in a `sheet`, or present the controller over a window. The user closes it.
@MainActor @preconcurrency
open class QLPreviewController: UIViewController {
    /// The data source, which gives the files. They are asked for when the controller is shown.
    public weak var dataSource: (any QLPreviewControllerDataSource)?
    /// The delegate, which is notified of the end.
    public weak var delegate: (any QLPreviewControllerDelegate)?
    private let files = PreviewedFiles()
    /// A Boolean value that indicates whether the files are shown.
    private var isShown = false

    /// Creates a controller without files.
    public override init() { super.init() }

    /// The position of the item that is shown.
    public var currentPreviewItemIndex: Int {
        get { files.index }
        set { files.index = newValue }
    }

    /// The item that is shown; nil for none.
    public var currentPreviewItem: (any QLPreviewItem)? { files.current?.item }

    /// Asks the data source for the items again.
    public func reloadData() {
        let count = dataSource?.numberOfPreviewItems(in: self) ?? 0
        let entries = (0..<max(0, count)).compactMap { index -> PreviewedFiles.Entry? in
            guard let item = dataSource?.previewController(self, previewItemAt: index) else { return nil }
            return item.previewItemURL.map {
                PreviewedFiles.Entry(index: index, item: item, file: $0, title: item.previewItemTitle)
            }
        }
        // A representable may ask for the same items each time that it is updated.
        if !entries.elementsEqual(files.entries, by: { $0.isShown(as: $1) }) { files.entries = entries }
    }

    /// Asks the data source for the item that is shown again.
    public func refreshCurrentPreviewItem() { reloadData() }

    /// Returns whether the contents of an item can be shown, instead of its icon, its kind and its size.
    public class func canPreview(_ item: any QLPreviewItem) -> Bool {
        item.previewItemURL.map { PreviewKind($0) != .card } ?? false
    }

    fileprivate func end() {
        guard isShown else { return }
        isShown = false
        delegate?.previewControllerWillDismiss(self)
        dismiss(animated: true)
        delegate?.previewControllerDidDismiss(self)
    }
}

extension QLPreviewController: SheetController {
    /// Returns the window's contents.
    package func makeSheet() -> AnyView {
        isShown = true
        reloadData()
        return AnyView(ControllerPreview(files: files) { self.end() })
    }

    /// Tells the delegate that the user closed the window.
    package func sheetWasTakenAway() { end() }
}

/// The files of a controller, and the one that is shown.
@MainActor @Observable
private final class PreviewedFiles {
    struct Entry {
        /// The position of the item in the data source.
        let index: Int
        let item: any QLPreviewItem
        let file: URL
        /// The title; nil for the name of the file.
        let title: String?

        func isShown(as other: Entry) -> Bool {
            (index, file, title) == (other.index, other.file, other.title)
        }
    }

    var entries: [Entry] = []
    var index = 0

    /// The shown entry: the one that was chosen, or else the first.
    var current: Entry? { entries.first { $0.index == index } ?? entries.first }
}

/// The window of a controller.
private struct ControllerPreview: View {
    let files: PreviewedFiles
    let end: @MainActor () -> Void

    var body: some View {
        PreviewWindow(
            selection: Binding(
                get: { files.current?.file },
                set: { file in
                    guard let file else { return end() }
                    if let entry = files.entries.first(where: { $0.file == file }) { files.index = entry.index }
                }
            ),
            items: files.entries.map(\.file),
            title: { file in files.entries.first { $0.file == file }?.title }
        )
    }
}

/// An item that a preview shows: a file and its title.
public protocol QLPreviewItem: NSObjectProtocol {
    /// The location of the file; nil for none, which is not shown.
    var previewItemURL: URL? { get }
    /// The title of the item; nil for the name of the file.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    /// No title other than the name of the file.
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    /// The URL itself.
    public var previewItemURL: URL? { self as URL }
}

/// The data source of a preview.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
    /// Returns the number of items.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// Returns an item.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// The delegate of a preview.
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: AnyObject {
    /// Tells the delegate that the preview is about to close.
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    /// Tells the delegate that the preview is closed.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
    /// Does nothing.
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    /// Does nothing.
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}
