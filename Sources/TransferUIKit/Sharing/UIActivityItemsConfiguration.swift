import CoreTransferable
import Foundation

/// Items that are shared or copied, as a configuration whose contents are asked for when they are needed.
@MainActor @preconcurrency
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    /// The item providers of the configuration.
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
    /// Returns a Boolean value that indicates whether the items can be used in a way.
    func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
    /// Returns metadata of all items; nil for none.
    func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
    /// Returns metadata of an item; nil for none.
    func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any?
    /// Returns a picture of an item; nil for that which the share sheet makes.
    func activityItemsConfigurationPreviewForItem(
        at index: Int,
        intent: UIActivityItemsConfigurationPreviewIntent,
        suggestedSize: CGSize
    ) -> NSItemProvider?
    /// The destinations of the app's own; nil for none.
    var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
    /// Returns true.
    public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        true
    }
    /// Returns no metadata.
    public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
    /// Returns no metadata.
    public func activityItemsConfigurationMetadataForItem(
        at index: Int,
        key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? {
        nil
    }
    /// Returns no picture.
    public func activityItemsConfigurationPreviewForItem(
        at index: Int,
        intent: UIActivityItemsConfigurationPreviewIntent,
        suggestedSize: CGSize
    ) -> NSItemProvider? {
        nil
    }
    /// No destinations of the app's own.
    public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

/// Items that are shared, with metadata that closures give.
///
/// ```swift
/// let configuration = UIActivityItemsConfiguration(itemProviders: providers)
/// configuration.perItemMetadataProvider = { index, key in key == .title ? notes[index].title : nil }
/// root.present(UIActivityViewController(activityItemsConfiguration: configuration), animated: true)
/// ```
@MainActor @preconcurrency
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    /// The item providers of the configuration.
    public let itemProvidersForActivityItemsConfiguration: [NSItemProvider]
    /// An object of the app's.
    public var localObject: Any?
    /// The ways in which the items can be used.
    public var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share, .copy]
    /// A closure that returns metadata of all items.
    public var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// A closure that returns metadata of an item.
    public var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// A closure that returns a picture of an item.
    public var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
    /// A closure that returns the destinations of the app's own.
    public var applicationActivitiesProvider: (() -> [UIActivity])?

    /// Creates a configuration of item providers.
    public init(itemProviders: [NSItemProvider]) {
        itemProvidersForActivityItemsConfiguration = itemProviders
        super.init()
    }

    /// Creates a configuration of objects.
    public convenience init(objects: [any NSItemProviderWriting]) {
        self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
    }

    /// Returns a Boolean value that indicates whether the items can be used in a way.
    open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        supportedInteractions.contains(interaction)
    }

    /// Returns metadata of all items; nil for none.
    open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        metadataProvider?(key)
    }

    /// Returns metadata of an item; nil for none.
    open func activityItemsConfigurationMetadataForItem(
        at index: Int,
        key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? {
        perItemMetadataProvider?(index, key)
    }

    /// Returns a picture of an item; nil for that which the share sheet makes.
    open func activityItemsConfigurationPreviewForItem(
        at index: Int,
        intent: UIActivityItemsConfigurationPreviewIntent,
        suggestedSize: CGSize
    ) -> NSItemProvider? {
        previewProvider?(index, intent, suggestedSize)
    }

    /// The destinations of the app's own; nil for none.
    open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }
}

/// A key of metadata of shared items.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The title, which is a `String`: the subject of a message with all items, or the name of an item in the share sheet.
    public static let title = UIActivityItemsConfigurationMetadataKey("title")
    /// The text of a message with the items, which is a `String`.
    public static let messageBody = UIActivityItemsConfigurationMetadataKey("messageBody")
}

/// The purpose of a picture of a shared item.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
    /// The name of the purpose.
    public let rawValue: String

    /// Creates a purpose.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a purpose.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A picture in full size.
    public static let fullSize = UIActivityItemsConfigurationPreviewIntent("fullSize")
    /// A small picture, as the share sheet shows.
    public static let thumbnail = UIActivityItemsConfigurationPreviewIntent("thumbnail")
}

/// A way in which shared items are used.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
    /// The name of the way.
    public let rawValue: String

    /// Creates a way.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a way.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Sharing the items.
    public static let share = UIActivityItemsConfigurationInteraction("share")
    /// Copying the items, which the share sheet offers.
    public static let copy = UIActivityItemsConfigurationInteraction("copy")
}
