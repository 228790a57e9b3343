import Foundation
import KitSupport
import SwiftUICore
import SystemSupport
import TransferKit

/// A destination of the app's own to which the share sheet can send items. Subclasses override its properties and ``perform()``.
@MainActor @preconcurrency
open class UIActivity: NSObject {
    /// Creates an activity.
    public override init() { super.init() }

    /// The type of the activity.
    open var activityType: ActivityType? { nil }
    /// The title of the activity that is shown to the user.
    open var activityTitle: String? { nil }
    /// The image of the activity. A symbol is shown as it is; other images are replaced by a standard one.
    open var activityImage: UIImage? { nil }
    /// The category of the activity, which appears before those of the desktop.
    open class var activityCategory: Category { .action }

    /// The categories of activities.
    public enum Category: Int, Sendable {
        /// Activities that perform an action.
        case action
        /// Activities that send items.
        case share
    }

    /// Returns a Boolean value that indicates whether the activity accepts items.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Receives the items before ``perform()`` is called.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Performs the activity and calls ``activityDidFinish(_:)``.
    open func perform() { activityDidFinish(true) }

    private var finished: ((Bool) -> Void)?

    /// Reports that the activity has finished.
    /// - Parameter completed: Whether it has.
    open func activityDidFinish(_ completed: Bool) {
        finished?(completed)
        finished = nil
    }

    func shareActivity(_ items: [Any]) -> ShareActivity {
        // They are handed over to the activity.
        let items = UncheckedBox(items)
        let symbol = activityImage?.picture.symbolName ?? "square.and.arrow.up"
        return ShareActivity(activityTitle ?? "", systemImage: symbol, id: activityType?.rawValue) { _ in
            let isCompleted = await withCheckedContinuation { continuation in
                self.finished = { continuation.resume(returning: $0) }
                self.prepare(withActivityItems: items.value)
                self.perform()
            }
            if !isCompleted { throw CancellationError() }
        }
    }

    /// The type of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name of the type.
        public let rawValue: String

        /// Creates a type.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a type.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// A new email.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// A message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// A printer.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// A nearby device.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// The photo library, which is a folder.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// A contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// A reading list.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// A program for reading books.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// A PDF document.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        /// Facebook.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Twitter.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Weibo.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// Vimeo.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// Flickr.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")

        /// Creates the type of a destination; nil for an app or an activity of the desktop, which has no name on Apple's systems.
        init?(of destination: ShareDestination) {
            let known: [ActivityType] = [.copyToPasteboard, .mail, .print, .airDrop, .saveToCameraRoll]
            guard let type = known.first(where: { $0.kinds.contains(destination.kind) }) else { return nil }
            self = type
        }

        /// The desktop's places of the kind.
        var kinds: [ShareDestinationKind] {
            switch self {
            case .copyToPasteboard: [.copy]
            case .mail: [.email]
            case .print: [.printer]
            case .airDrop: [.device, .code]
            case .saveToCameraRoll: [.folder]
            default: []
            }
        }
    }
}
