import CoreTransferable
import Foundation
import KitSupport
import SwiftUICore
import TransferKit
import TransferLinkPresentation

/// The share sheet. It is presented over a window with `UIViewController.present(_:animated:completion:)`, or in a sheet of a view with a
/// `UIViewControllerRepresentable`.
@MainActor @preconcurrency
public final class UIActivityViewController: UIViewController {
    private let items: [Any]
    private let activities: [UIActivity]
    /// The configuration of the items; nil for items without one.
    private let configuration: (any UIActivityItemsConfigurationReading)?
    /// A Boolean value that indicates whether the sheet is presented, and has not ended.
    private var isPresented = false
    /// The types of activities to exclude.
    public var excludedActivityTypes: [UIActivity.ActivityType]?
    /// A closure that is called when the sheet has ended, with the activity, whether it received the items, nil, and the error that was
    /// shown to the user.
    public var completionWithItemsHandler: CompletionWithItemsHandler?

    /// A closure that is called when the sheet has ended.
    public typealias CompletionWithItemsHandler = (
        UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?, (any Error)?
    ) -> Void

    /// Creates a share sheet.
    /// - Parameters:
    ///   - activityItems: Texts, URLs, images, bytes, item providers, transferable values and ``UIActivityItemSource``s.
    ///   - applicationActivities: Places of the app's own; nil for none.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        (items, activities, configuration) = (activityItems, applicationActivities ?? [], nil)
        super.init()
    }

    /// Creates a share sheet for the items of a configuration, with its metadata, pictures and destinations.
    /// - Parameter activityItemsConfiguration: The configuration.
    public init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        items = activityItemsConfiguration.itemProvidersForActivityItemsConfiguration
        activities = activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration ?? []
        configuration = activityItemsConfiguration
        super.init()
    }

    private func makeShareSheet() -> some View {
        isPresented = true
        let objects = items.enumerated().compactMap { index, item in
            SharedSource(item, of: self).map { (index: index, source: $0) }
        }
        let subject =
            configuration?.activityItemsConfigurationMetadata(key: .title) as? String
            ?? objects.lazy.compactMap(\.source.subject).first
        let message = configuration?.activityItemsConfigurationMetadata(key: .messageBody) as? String
        let excluded = Set((excludedActivityTypes ?? []).flatMap(\.kinds))
        return StandaloneShareSheet(
            ShareRequest(objects.map(\.source.object.provider), subject: subject, message: message),
            showing: objects.map(\.source.object.value),
            previews: objects.map { preview(ofItemAt: $0.index, $0.source.link) },
            sources: objects.map(\.source.maker)
        ) { [self] outcome in
            isPresented = false
            dismiss(animated: true)
            complete(outcome)
        }
        .shareActivities(activities.filter { $0.canPerform(withActivityItems: items) }.map { $0.shareActivity(items) })
        .shareDestinationsExcluded(excluded)
    }

    /// Returns what the configuration, or the source of an item, gives for its preview.
    private func preview(ofItemAt index: Int, _ link: LPLinkMetadata?) -> GivenPreview {
        if let link { return GivenPreview(title: link.title, picture: link.imageProvider ?? link.iconProvider) }
        return GivenPreview(
            title: configuration?.activityItemsConfigurationMetadataForItem(at: index, key: .title) as? String,
            picture: configuration?.activityItemsConfigurationPreviewForItem(
                at: index,
                intent: .thumbnail,
                suggestedSize: CGSize(width: 128, height: 128)
            )
        )
    }

    fileprivate func complete(_ outcome: ShareSheetOutcome) {
        switch outcome {
        case .shared(let title): completionWithItemsHandler?(UIActivity.ActivityType(title), true, nil, nil)
        case .cancelled: completionWithItemsHandler?(nil, false, nil, nil)
        case .failed(let error): completionWithItemsHandler?(nil, false, nil, error)
        }
    }
}

extension UIActivityViewController: SheetController {
    /// Returns the share sheet.
    package func makeSheet() -> AnyView { AnyView(makeShareSheet()) }

    /// Cancels the sheet, unless it has ended.
    package func sheetWasTakenAway() {
        guard isPresented else { return }
        isPresented = false
        complete(.cancelled)
    }
}

/// An item of the sheet: itself, or the placeholder of one that is made when the user has chosen a destination.
@MainActor
private struct SharedSource {
    let object: SharedObject
    let subject: String?
    let maker: ShareItemMaker?
    /// The title and the pictures that the source gives for the preview; nil for none.
    let link: LPLinkMetadata?

    init?(_ item: Any, of controller: UIActivityViewController) {
        guard let source = item as? any UIActivityItemSource else {
            guard let object = SharedObject(item) else { return nil }
            (self.object, subject, maker, link) = (object, nil, nil, nil)
            return
        }
        let placeholder = source.activityViewControllerPlaceholderItem(controller)
        guard let object = SharedObject(placeholder) else { return nil }
        self.object = object
        let subject = source.activityViewController(controller, subjectForActivityType: nil)
        self.subject = subject.isEmpty ? nil : subject
        link = source.activityViewControllerLinkMetadata(controller)
        maker = { [weak controller] destination in
            guard let controller else { return nil }
            let type = UIActivity.ActivityType(of: destination)
            if let provider = source as? UIActivityItemProvider { await provider.make(for: type) }
            return source.activityViewController(controller, itemForActivityType: type)
                .flatMap { SharedObject($0)?.provider }
        }
    }
}

/// An object that creates an item for the share sheet.
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns a placeholder for the item, for which the sheet finds destinations.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns the item. It is asked for when the user has chosen a destination.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Returns the subject of a message with the item; empty for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Returns the title and the picture that the sheet shows for the item; nil for those of the item. Nothing is loaded for it.
    func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController) -> LPLinkMetadata?
}

extension UIActivityItemSource {
    /// Returns nothing.
    public func activityViewControllerLinkMetadata(
        _ activityViewController: UIActivityViewController
    ) -> LPLinkMetadata? {
        nil
    }

    /// Returns no subject.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
        ""
    }
}
