import SwiftUI
import UIKit

/// A share sheet in a sheet, as tutorials show it.
struct ActivityView: UIViewControllerRepresentable {
    let make: @MainActor () -> UIActivityViewController

    func makeUIViewController(context: Context) -> UIActivityViewController { make() }
    func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
}

struct ActivityButton: View {
    let make: @MainActor () -> UIActivityViewController
    @State private var isSharing = false

    var body: some View {
        Button("Share") { isSharing = true }
            .sheet(isPresented: $isSharing) { ActivityView(make: make) }
    }
}

/// A report that is made in the background for its destination.
final class ReportProvider: UIActivityItemProvider, @unchecked Sendable {
    private(set) var made: [String] = []
    private(set) var wasOnMainThread = false

    override var item: Any {
        wasOnMainThread = Thread.isMainThread
        let text = activityType == .print ? "for paper" : "for the screen"
        made.append(text)
        return text
    }
}

/// A greeting that depends on its destination.
final class GreetingSource: NSObject, UIActivityItemSource {
    private(set) var asked: [UIActivity.ActivityType?] = []

    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "Hello" }

    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        asked.append(activityType)
        return activityType == .mail ? "Dear Ada" : "Hello Ada"
    }

    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
        "A greeting"
    }
}

/// A destination of the app's own.
final class KeepActivity: UIActivity {
    override var activityTitle: String? { "Keep" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
}
