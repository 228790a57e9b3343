import Foundation
import KitSupport
import SystemSupport

/// An item for the share sheet that is made in the background after the user has chosen a destination.
///
/// ```swift
/// final class ReportProvider: UIActivityItemProvider, @unchecked Sendable {
///     override var item: Any { activityType == .print ? renderedForPaper() : rendered() }
/// }
///
/// UIActivityViewController(
///     activityItems: [ReportProvider(placeholderItem: URL(fileURLWithPath: "/Report.pdf"))],
///     applicationActivities: nil
/// )
/// ```
///
/// The share sheet runs it; no queue does. One thread at a time uses its state: the sheet sets the destination before it starts the thread
/// that makes the item, and reads the item after that thread has ended with it.
nonisolated open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    /// The item that stands for the one that is made later. The sheet offers the destinations that take it.
    public let placeholderItem: Any?
    /// The destination that the user chose; nil before, and for an app of the desktop.
    public private(set) var activityType: UIActivity.ActivityType?
    private var made: Any?

    /// Creates a provider.
    /// - Parameter placeholderItem: The item that stands for the one that is made later.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The item, which a subclass makes. It is asked for once for each destination, on another thread than the main one.
    open var item: Any { placeholderItem ?? "" }

    /// Makes the item.
    open override func main() { made = item }

    /// Returns the placeholder.
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? ""
    }

    /// Returns the item that was made.
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        made
    }

    /// Makes the item for a destination on another thread.
    func make(for activityType: UIActivity.ActivityType?) async {
        self.activityType = activityType
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            runAside {
                self.main()
                continuation.resume()
            }
        }
    }
}
