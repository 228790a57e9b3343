import CoreTransferable
import Foundation
import KitSupport
import Synchronization

/// The title and the pictures that a link shows.
///
/// ```swift
/// let metadata = LPLinkMetadata()
/// metadata.originalURL = recipe.url
/// metadata.title = recipe.name
/// metadata.imageProvider = NSItemProvider(object: recipe.photo)
/// ```
///
/// An archive has the URLs, the title, and the bytes of the pictures; a film is not in it.
// The compiler checks no class that others inherit from: all of its state is in a mutex.
open class LPLinkMetadata: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    private struct State {
        var originalURL: URL?
        var url: URL?
        var title: String?
        var iconProvider: NSItemProvider?
        var imageProvider: NSItemProvider?
        var videoProvider: NSItemProvider?
        var remoteVideoURL: URL?
    }

    private let state: Mutex<State>

    /// Creates metadata of nothing.
    public override init() {
        state = Mutex(State())
        super.init()
    }

    private func get<Value: Sendable>(_ path: KeyPath<State, Value> & Sendable) -> Value {
        state.withLock { $0[keyPath: path] }
    }

    private func set<Value: Sendable>(_ path: WritableKeyPath<State, Value> & Sendable, _ value: Value) {
        state.withLock { $0[keyPath: path] = value }
    }

    /// The URL that was asked for.
    open var originalURL: URL? {
        get { get(\.originalURL) }
        set { set(\.originalURL, newValue) }
    }
    /// The URL that the metadata is of, after all redirections.
    open var url: URL? {
        get { get(\.url) }
        set { set(\.url, newValue) }
    }
    /// The title.
    open var title: String? {
        get { get(\.title) }
        set { set(\.title, newValue) }
    }
    /// A small picture that stands for the site.
    open var iconProvider: NSItemProvider? {
        get { get(\.iconProvider) }
        set { set(\.iconProvider, newValue) }
    }
    /// A picture that stands for the page.
    open var imageProvider: NSItemProvider? {
        get { get(\.imageProvider) }
        set { set(\.imageProvider, newValue) }
    }
    /// A film that stands for the page.
    open var videoProvider: NSItemProvider? {
        get { get(\.videoProvider) }
        set { set(\.videoProvider, newValue) }
    }
    /// The address of a film that stands for the page.
    open var remoteVideoURL: URL? {
        get { get(\.remoteVideoURL) }
        set { set(\.remoteVideoURL, newValue) }
    }

    /// Returns other metadata with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = LPLinkMetadata()
        let values = state.withLock { $0 }
        copy.state.withLock { $0 = values }
        return copy
    }

    // MARK: Archives

    /// Archives of metadata are secure.
    open class var supportsSecureCoding: Bool { true }

    private static let urls: [(key: String, path: WritableKeyPath<State, URL?> & Sendable)] = [
        ("originalURL", \.originalURL), ("URL", \.url), ("remoteVideoURL", \.remoteVideoURL),
    ]
    private static let pictures: [(key: String, path: WritableKeyPath<State, NSItemProvider?> & Sendable)] = [
        ("icon", \.iconProvider), ("image", \.imageProvider),
    ]

    /// Writes the metadata to an archive. Pictures that are not there yet are waited for, ten seconds at most.
    open func encode(with coder: NSCoder) {
        let values = state.withLock { $0 }
        for (key, path) in Self.urls {
            if let url = values[keyPath: path] { coder.encode(url as NSURL, forKey: key) }
        }
        if let title = values.title { coder.encode(title as NSString, forKey: "title") }
        for (key, path) in Self.pictures {
            guard let provider = values[keyPath: path], let type = provider.registeredTypeIdentifiers.first,
                let data = provider.dataWaiting(for: type)
            else { continue }
            coder.encode(type as NSString, forKey: key + "Type")
            coder.encode(data as NSData, forKey: key)
        }
    }

    /// Creates metadata from an archive.
    public required init?(coder: NSCoder) {
        var values = State()
        for (key, path) in Self.urls {
            values[keyPath: path] = coder.decodeObject(of: NSURL.self, forKey: key).map { $0 as URL }
        }
        values.title = coder.decodeObject(of: NSString.self, forKey: "title").map { $0 as String }
        for (key, path) in Self.pictures {
            guard let type = coder.decodeObject(of: NSString.self, forKey: key + "Type") as String?,
                let data = coder.decodeObject(of: NSData.self, forKey: key) as Data?
            else { continue }
            values[keyPath: path] = NSItemProvider(data: data, type: type)
        }
        state = Mutex(values)
        super.init()
    }
}

extension NSItemProvider {
    /// Creates a provider of bytes that are there.
    convenience init(data: Data, type: String) {
        self.init()
        registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
            completion(data, nil)
            return nil
        }
    }
}
