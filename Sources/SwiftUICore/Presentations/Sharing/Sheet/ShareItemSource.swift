import CoreTransferable
import Foundation
import TransferKit
import UniformTypeIdentifiers

/// A source that creates an item for the destination that the user chooses in the share sheet.
///
/// The sheet opens immediately, and the item is made after the destination is known, so it can depend on the
/// destination:
///
/// ```swift
/// .shareSheet(
///     isPresented: $isSharing,
///     items: [
///         ShareItemSource(contentTypes: [.pdf], preview: SharePreview(report.title)) { destination in
///             switch destination.kind {
///             case .email, .copy: return report.summary
///             case .printer: return try await report.rendered(for: .paper)
///             default: return try await report.rendered(for: .screen)
///             }
///         }
///     ]
/// )
/// ```
///
/// Apple's SwiftUI has no such type; there `UIActivityItemSource` has this role.
@_weakLinked
public struct ShareItemSource {
    let sharedItem: SharedItem

    /// A closure that creates the item for a destination.
    ///
    /// It returns nil for a place that gets the other items without this one. The sheet shows the error that it throws;
    /// `CancellationError` has the user choose again.
    public typealias Maker = @MainActor @Sendable (ShareDestination) async throws -> (any Transferable)?

    private init(_ placeholder: NSItemProvider, _ summary: ItemSummary, _ item: @escaping Maker) {
        sharedItem = SharedItem(provider: placeholder, summary: summary) { destination in
            try await item(destination).map { NSItemProvider(of: $0) }
        }
    }

    /// Creates a source of an item whose types are known.
    /// - Parameters:
    ///   - contentTypes: The types that the item may have, the best first. The sheet offers the places that take one of them.
    ///   - preview: The preview of the item in the sheet.
    ///   - item: Makes the item for a place.
    public init<PreviewImage: Transferable, PreviewIcon: Transferable>(
        contentTypes: [UTType],
        preview: SharePreview<PreviewImage, PreviewIcon>,
        item: @escaping Maker
    ) {
        let provider = NSItemProvider()
        for type in contentTypes { provider.registerData(for: type) { _ in throw Failure.notMade } }
        self.init(provider, ItemSummary(preview, of: nil, provider), item)
    }

    /// Creates a source with a placeholder for the item.
    /// - Parameters:
    ///   - placeholder: Stands for the item until a place is chosen: the sheet offers the places that take it.
    ///   - preview: The preview of the item in the sheet.
    ///   - item: Makes the item for a place.
    public init<Placeholder: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable>(
        placeholder: Placeholder,
        preview: SharePreview<PreviewImage, PreviewIcon>,
        item: @escaping Maker
    ) {
        let provider = NSItemProvider(of: placeholder)
        self.init(provider, ItemSummary(preview, of: placeholder, provider), item)
    }

    /// Creates a source with a placeholder for the item, from which the preview is created.
    /// - Parameters:
    ///   - placeholder: Stands for the item until a place is chosen: the sheet offers the places that take it.
    ///   - item: Makes the item for a place.
    public init<Placeholder: Transferable>(placeholder: Placeholder, item: @escaping Maker) {
        let provider = NSItemProvider(of: placeholder)
        self.init(provider, ItemSummary(of: placeholder, provider), item)
    }
}

extension ShareItemSource {
    /// The reason why a destination gets no item.
    enum Failure: Error, CustomStringConvertible {
        /// The item was loaded before a place was chosen.
        case notMade
        /// The app made no item for the place.
        case nothing

        var description: String {
            switch self {
            case .notMade: "The item is made when a destination is chosen."
            case .nothing: "The app has nothing for it."
            }
        }
    }
}
