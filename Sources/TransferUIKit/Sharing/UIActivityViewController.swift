import CoreTransferable
import Foundation
import KitSupport
import SwiftUICore
import TransferKit

/// The share sheet: over a window by ``UIViewController/present(_:animated:completion:)``, or in a sheet of a view by a
/// ``UIViewControllerRepresentable``.
@MainActor @preconcurrency
public final class UIActivityViewController: UIViewController {
    private let items: [Any]
    private let activities: [UIActivity]
    /// A Boolean value that indicates whether the sheet is presented, and has not ended.
    private var isPresented = false
    /// The kinds of places that are left out.
    public var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Called when the sheet has ended: with the place, whether it has the items, nil and the error that the user was shown.
    public var completionWithItemsHandler: CompletionWithItemsHandler?

    /// Hears of the end of the sheet.
    public typealias CompletionWithItemsHandler = (
        UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?, (any Error)?
    ) -> Void

    /// Creates a share sheet.
    /// - Parameters:
    ///   - activityItems: Texts, URLs, images, bytes, item providers, transferable values and ``UIActivityItemSource``s.
    ///   - applicationActivities: Places of the app's own; nil for none.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        (items, activities) = (activityItems, applicationActivities ?? [])
        super.init()
    }

    /// Returns the sheet as a view.
    /// - Parameter dismiss: Takes the sheet away.
    func sheet(dismiss: @escaping @MainActor () -> Void) -> some View {
        isPresented = true
        let sources = items.compactMap { $0 as? any UIActivityItemSource }
        let objects = items.compactMap { item -> SharedObject? in
            guard let source = item as? any UIActivityItemSource else { return SharedObject(item) }
            let item = source.activityViewController(self, itemForActivityType: nil)
            return SharedObject(item ?? source.activityViewControllerPlaceholderItem(self))
        }
        let subject = sources.lazy.map { $0.activityViewController(self, subjectForActivityType: nil) }.first {
            !$0.isEmpty
        }
        let excluded = Set((excludedActivityTypes ?? []).flatMap(\.kinds))
        return StandaloneShareSheet(
            ShareRequest(objects.map(\.provider), subject: subject),
            showing: objects.map(\.value)
        ) { [self] outcome in
            isPresented = false
            dismiss()
            complete(outcome)
        }
        .shareActivities(activities.filter { $0.canPerform(withActivityItems: items) }.map { $0.shareActivity(items) })
        .shareDestinationsExcluded(excluded)
    }

    /// Takes over that the sheet was taken away: it is cancelled, unless it has ended.
    func wasTakenAway() {
        guard isPresented else { return }
        isPresented = false
        complete(.cancelled)
    }

    private func complete(_ outcome: ShareSheetOutcome) {
        switch outcome {
        case .shared(let title): completionWithItemsHandler?(UIActivity.ActivityType(title), true, nil, nil)
        case .cancelled: completionWithItemsHandler?(nil, false, nil, nil)
        case .failed(let error): completionWithItemsHandler?(nil, false, nil, error)
        }
    }
}

/// An object that makes an item for the share sheet.
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns what stands for the item where there is none.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns the item.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Returns the subject of a message with the item; empty for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// Returns no subject.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
        ""
    }
}
