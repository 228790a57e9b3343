import CoreTransferable
import UniformTypeIdentifiers

/// A place of the app's own where the share sheet can send items.
///
/// ```swift
/// ContentView()
///     .shareActivities([
///         ShareActivity("Add to Album", systemImage: "photo.on.rectangle", contentTypes: [.image]) { items in
///             for item in items { album.add(try await item.loadTransferable(type: Photo.self)) }
///         }
///     ])
/// ```
///
/// Apple's SwiftUI has no such type; there `UIActivity` and `NSSharingService` do this.
@_weakLinked
public struct ShareActivity: Identifiable, Sendable {
    /// The identifier of the activity, which no other activity of the app has.
    public let id: String
    /// The text that the user reads.
    public let title: String
    /// The name of the symbol that the sheet shows.
    public let systemImage: String
    /// The types that the activity takes; empty for all. The sheet offers the activity where each item has one of them.
    public let contentTypes: [UTType]
    let perform: @MainActor @Sendable ([NSItemProvider]) async throws -> Void

    /// Creates an activity.
    /// - Parameters:
    ///   - title: The text that the user reads.
    ///   - systemImage: The name of a symbol.
    ///   - id: Tells the activity from others; the title where this is nil.
    ///   - contentTypes: The types that the activity takes; empty for all.
    ///   - perform: Takes the items, of which nothing is exported before it loads them. The sheet shows the error that it
    ///     throws; `CancellationError` has the user choose again.
    public init(
        _ title: String,
        systemImage: String,
        id: String? = nil,
        contentTypes: [UTType] = [],
        perform: @escaping @MainActor @Sendable ([NSItemProvider]) async throws -> Void
    ) {
        (self.title, self.systemImage, self.contentTypes, self.perform) = (title, systemImage, contentTypes, perform)
        self.id = id ?? title
    }
}
