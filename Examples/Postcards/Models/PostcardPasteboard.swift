import CoreTransferable
import SwiftUI
import UIKit

/// The app's use of a pasteboard.
@MainActor
final class PostcardPasteboard: ObservableObject {
    /// A Boolean value that indicates whether there is a picture to paste.
    @Published private(set) var hasPicture = false

    private let board: UIPasteboard

    init(_ board: UIPasteboard = .general) {
        self.board = board
        check()
    }

    /// Looks at what another program, or this one, has copied.
    func check() { hasPicture = board.hasImages }

    /// Copies a greeting and its picture, an item each.
    func copy(_ card: Postcard) {
        board.itemProviders = [NSItemProvider(object: card.greeting as NSString), NSItemProvider(object: card.picture)]
        check()
    }

    /// Copies a code for once: clipboard managers do not keep it, and it is gone after a minute.
    func copySecret(_ code: String) {
        board.setItems(
            [["public.utf8-plain-text": code]],
            options: [.localOnly: true, .expirationDate: Date(timeIntervalSinceNow: 60)]
        )
        check()
    }

    /// Returns the picture that is there.
    func picture() async -> UIImage? {
        for provider in board.itemProviders where provider.canLoadObject(ofClass: UIImage.self) {
            let image = await withCheckedContinuation { continuation in
                _ = provider.loadObject(ofClass: UIImage.self) { image, _ in
                    continuation.resume(returning: image as? UIImage)
                }
            }
            if let image { return image }
        }
        return nil
    }
}
