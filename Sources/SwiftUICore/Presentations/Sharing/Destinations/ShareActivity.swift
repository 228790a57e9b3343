import CoreTransferable
import UniformTypeIdentifiers

/// A destination of the app's own to which the share sheet can send items.
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
    /// The identifier of the activity, which is unique in the app.
    public let id: String
    /// The title to show to the user.
    public let title: String
    /// The name of the symbol that the share sheet shows.
    public let systemImage: String
    /// The types that the activity accepts; empty for all types. The sheet offers the activity if every item has one of them.
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
