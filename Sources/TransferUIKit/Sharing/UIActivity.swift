import Foundation
import KitSupport
import SwiftUICore
import TransferKit

/// A place of the app's own where the share sheet can send items. Subclasses override its properties and ``perform()``.
@MainActor @preconcurrency
open class UIActivity: NSObject {
    /// Creates a place.
    public override init() { super.init() }

    /// The identifier of the place.
    open var activityType: ActivityType? { nil }
    /// The text that the user reads.
    open var activityTitle: String? { nil }
    /// The picture of the place: a symbol is shown, and a standard one for other images.
    open var activityImage: UIImage? { nil }
    /// The position of the place in the sheet: before those of the desktop.
    open class var activityCategory: Category { .action }

    /// The parts of the sheet.
    public enum Category: Int, Sendable {
        /// Places that do something.
        case action
        /// Places that send items.
        case share
    }

    /// Returns whether the place takes items.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Takes the items, before ``perform()``.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Does what the place is for, and calls ``activityDidFinish(_:)``.
    open func perform() { activityDidFinish(true) }

    private var finished: ((Bool) -> Void)?

    /// Tells that the place has done what it is for.
    /// - Parameter completed: Whether it has.
    open func activityDidFinish(_ completed: Bool) {
        finished?(completed)
        finished = nil
    }

    func shareActivity(_ items: [Any]) -> ShareActivity {
        let items = HandedItems(items: items)
        let symbol = activityImage?.picture.symbolName ?? "square.and.arrow.up"
        return ShareActivity(activityTitle ?? "", systemImage: symbol, id: activityType?.rawValue) { _ in
            let isCompleted = await withCheckedContinuation { continuation in
                self.finished = { continuation.resume(returning: $0) }
                self.prepare(withActivityItems: items.items)
                self.perform()
            }
            if !isCompleted { throw CancellationError() }
        }
    }

    private struct HandedItems: @unchecked Sendable {
        let items: [Any]
    }

    /// The kind of a place.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name of the kind.
        public let rawValue: String

        /// Creates a kind.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a kind.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// A new e-mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// A message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// A printer.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// A device nearby.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// The library of photos: a folder.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// A contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// A list of what is to be read.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// A program for books.
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
