import Foundation
import UniformTypeIdentifiers

/// The type of the activity of browsing a web page.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_weakLinked
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An activity of the user in an app, such as reading a page or editing a document.
///
/// Foundation has this class on Apple's systems alone, where the activity can be continued on another device. No desktop of Linux does
/// that; here an activity names the page of a window, which the share sheet takes over: see ``View/userActivity(_:isActive:_:)``.
@_weakLinked
open class NSUserActivity: NSObject, @unchecked Sendable {
    /// The type of the activity, such as `com.example.reader.article`.
    public let activityType: String
    /// The title of the page or document; nil for none.
    open var title: String?
    /// The information that an app needs to continue the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of ``userInfo`` that an app requires to continue the activity.
    open var requiredUserInfoKeys: Set<String>?
    /// A Boolean value that indicates whether ``userInfo`` needs to be updated.
    open var needsSave = false
    /// The URL of the page on the web; nil for none.
    open var webpageURL: URL?
    /// The URL of the page that the user came from; nil for none.
    open var referrerURL: URL?
    /// The date after which the activity is no longer useful; nil for none.
    open var expirationDate: Date?
    /// Keywords for finding the activity.
    open var keywords: Set<String> = []
    /// A Boolean value that indicates whether the activity may be continued on another device. No device continues it.
    open var isEligibleForHandoff = true
    /// A Boolean value that indicates whether the activity may be found by searching. No desktop searches for activities.
    open var isEligibleForSearch = false
    /// A Boolean value that indicates whether anyone may find the activity. No desktop searches for activities.
    open var isEligibleForPublicIndexing = false
    /// An identifier of the content, with which a scene can be chosen for it; nil for none.
    open var targetContentIdentifier: String?
    /// An identifier of the activity, with which it can be deleted; nil for none.
    open var persistentIdentifier: String?

    /// Creates an activity.
    /// - Parameter activityType: Names what the user does.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds entries to ``userInfo``, replacing those with the same keys.
    /// - Parameter otherDictionary: What is added.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}

extension NSUserActivity {
    /// An error that occurs when storing a value in an activity or reading it.
    public enum TypedPayloadError: Error {
        /// The stored object is not a value of the type.
        case invalidContent
        /// The value can't be encoded as a dictionary.
        case encodingError
    }

    /// Returns ``userInfo`` decoded as a value.
    /// - Parameter type: The type of the value.
    /// - Throws: ``TypedPayloadError/invalidContent`` where it is no such value.
    public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
        guard let userInfo = userInfo as? [String: Any],
            let data = try? PropertyListSerialization.data(fromPropertyList: userInfo, format: .binary, options: 0),
            let value = try? PropertyListDecoder().decode(type, from: data)
        else { throw TypedPayloadError.invalidContent }
        return value
    }

    /// Stores a value in ``userInfo``, replacing its contents.
    /// - Parameter payload: The value, which is encoded with keys.
    /// - Throws: ``TypedPayloadError/encodingError`` where it is not.
    public func setTypedPayload<T: Codable>(_ payload: T) throws {
        guard let data = try? PropertyListEncoder().encode(payload),
            let list = try? PropertyList(reading: data).foundationValue as? [String: Any]
        else { throw TypedPayloadError.encodingError }
        userInfo = list
    }
}
