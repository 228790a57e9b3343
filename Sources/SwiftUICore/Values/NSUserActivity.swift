import Foundation

/// The type of the activity of a user who reads a web page.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_weakLinked
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An activity of a user in an app, such as reading a page or editing a document.
///
/// Foundation has this class on Apple's systems alone, where the activity can be continued on another device. No desktop of Linux does
/// that; here an activity names the page of a window, which the share sheet takes over: see ``View/userActivity(_:isActive:_:)``.
@_weakLinked
open class NSUserActivity: NSObject, @unchecked Sendable {
    /// Names what the user does, as `com.example.reader.article` does.
    public let activityType: String
    /// The title of the page or document; nil for none.
    open var title: String?
    /// The values that an app needs to continue.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of ``userInfo`` without which an app cannot continue.
    open var requiredUserInfoKeys: Set<String>?
    /// A Boolean value that indicates whether ``userInfo`` is to be brought up to date.
    open var needsSave = false
    /// The address of the page on the web; nil for none.
    open var webpageURL: URL?
    /// The address of the page from where the user came; nil for none.
    open var referrerURL: URL?
    /// The date after which the activity is of no use; nil for none.
    open var expirationDate: Date?
    /// Words by which the activity is found.
    open var keywords: Set<String> = []
    /// A Boolean value that indicates whether another device may continue. None does.
    open var isEligibleForHandoff = true
    /// A Boolean value that indicates whether the activity may be found by searching. No desktop searches for activities.
    open var isEligibleForSearch = false
    /// A Boolean value that indicates whether anyone may find the activity. No desktop searches for activities.
    open var isEligibleForPublicIndexing = false
    /// Names the content, so that a scene can be chosen for it; nil for none.
    open var targetContentIdentifier: String?
    /// Names the activity, so that it can be deleted; nil for none.
    open var persistentIdentifier: String?

    /// Creates an activity.
    /// - Parameter activityType: Names what the user does.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds to ``userInfo``; what has the same key is replaced.
    /// - Parameter otherDictionary: What is added.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}

extension NSUserActivity {
    /// The reason why a value cannot be stored in an activity or read from it.
    public enum TypedPayloadError: Error {
        /// The stored object is no value of the type.
        case invalidContent
        /// The value cannot be encoded as a dictionary.
        case encodingError
    }

    /// Reads ``userInfo`` as a value.
    /// - Parameter type: The type of the value.
    /// - Throws: ``TypedPayloadError/invalidContent`` where it is no such value.
    public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
        guard let userInfo = userInfo as? [String: Any],
            let data = try? PropertyListSerialization.data(fromPropertyList: userInfo, format: .binary, options: 0),
            let value = try? PropertyListDecoder().decode(type, from: data)
        else { throw TypedPayloadError.invalidContent }
        return value
    }

    /// Stores a value in ``userInfo``, in place of what is there.
    /// - Parameter payload: The value, which is encoded with keys.
    /// - Throws: ``TypedPayloadError/encodingError`` where it is not.
    public func setTypedPayload<T: Codable>(_ payload: T) throws {
        guard let data = try? PropertyListEncoder().encode(payload),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { throw TypedPayloadError.encodingError }
        userInfo = list
    }
}
