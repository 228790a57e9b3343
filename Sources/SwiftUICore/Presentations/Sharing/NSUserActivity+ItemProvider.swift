import CoreTransferable
import Foundation

/// An activity in an item provider, such as the one of a dragged item, which the windows of this app receive and no other program.
@_weakLinked
extension NSUserActivity: NSItemProviderReading, NSItemProviderWriting {
    private static let typeIdentifier = "org.swift.transferable.user-activity"

    /// The properties of an activity as they are written.
    private struct Contents: Codable {
        var activityType: String
        var title: String?
        var userInfo: Data?
        var requiredUserInfoKeys: Set<String>?
        var webpageURL: URL?
        var referrerURL: URL?
        var expirationDate: Date?
        var keywords: Set<String>
        var targetContentIdentifier: String?
        var persistentIdentifier: String?
    }

    /// The type that an activity can be created from, which this app alone writes.
    public static var readableTypeIdentifiersForItemProvider: [String] { [typeIdentifier] }

    /// Creates an activity from data.
    /// - Parameters:
    ///   - data: An activity that has been written as data.
    ///   - typeIdentifier: The type of the data.
    /// - Returns: The activity.
    /// - Throws: An error if the bytes are no activity, or none of this class.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let contents = try PropertyListDecoder().decode(Contents.self, from: data)
        guard let activity = NSUserActivity(activityType: contents.activityType) as? Self else {
            throw TypedPayloadError.invalidContent
        }
        activity.title = contents.title
        if let data = contents.userInfo {
            let list = try PropertyListSerialization.propertyList(from: data, format: nil)
            guard let userInfo = list as? [String: Any] else { throw TypedPayloadError.invalidContent }
            activity.userInfo = userInfo
        }
        activity.requiredUserInfoKeys = contents.requiredUserInfoKeys
        activity.webpageURL = contents.webpageURL
        activity.referrerURL = contents.referrerURL
        activity.expirationDate = contents.expirationDate
        activity.keywords = contents.keywords
        activity.targetContentIdentifier = contents.targetContentIdentifier
        activity.persistentIdentifier = contents.persistentIdentifier
        return activity
    }

    /// The type that an activity can be written as.
    public static var writableTypeIdentifiersForItemProvider: [String] { [typeIdentifier] }

    /// Returns `.ownProcess`: no other program continues the activity.
    /// - Parameter typeIdentifier: The type of the data.
    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility {
        .ownProcess
    }

    /// Writes the activity as data.
    /// - Parameters:
    ///   - typeIdentifier: The type of the data.
    ///   - completionHandler: Called before this method returns, with an error where ``userInfo`` has values that no property list has.
    /// - Returns: `nil`, because the work is complete when this method returns.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        do {
            completionHandler(try PropertyListEncoder().encode(contents()), nil)
        } catch {
            completionHandler(nil, error)
        }
        return nil
    }

    private func contents() throws -> Contents {
        let info = try userInfo.map { userInfo in
            guard let list = userInfo as? [String: Any],
                let data = try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
            else { throw TypedPayloadError.encodingError }
            return data
        }
        return Contents(
            activityType: activityType,
            title: title,
            userInfo: info,
            requiredUserInfoKeys: requiredUserInfoKeys,
            webpageURL: webpageURL,
            referrerURL: referrerURL,
            expirationDate: expirationDate,
            keywords: keywords,
            targetContentIdentifier: targetContentIdentifier,
            persistentIdentifier: persistentIdentifier
        )
    }
}
