import SwiftUI
import UIKit

/// The share sheet for several items, without the places that make no sense for a postcard.
struct ShareSheet: UIViewControllerRepresentable {
    let items: [Any]
    let onEnd: (Bool) -> Void

    func makeUIViewController(context: Context) -> UIActivityViewController {
        let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
        controller.excludedActivityTypes = [.print]
        controller.completionWithItemsHandler = { _, isCompleted, _, _ in onEnd(isCompleted) }
        return controller
    }

    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
