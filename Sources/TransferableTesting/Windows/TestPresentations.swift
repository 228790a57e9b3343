import Foundation
import SwiftUICore

/// The presentations over a window in memory, each in a window of its own.
@MainActor
struct TestPresentations {
    /// The presentations and their windows, in order.
    private(set) var presented: [(presentation: Presentation, window: TestWindow)] = []

    var windows: [TestWindow] { presented.map(\.window) }

    /// Returns the windows of a kind.
    func windows(_ kind: TestWindow.Kind) -> [TestWindow] { windows.filter { $0.kind == kind } }

    /// Returns the windows of other presentations, of which known ones keep theirs. Those of presentations that have ended are closed.
    func with(_ presentations: [Presentation], over presenter: TestWindow) -> TestPresentations {
        for (presentation, window) in presented where !presentations.contains(where: { $0 === presentation }) {
            window.didClose()
        }
        return TestPresentations(
            presented: presentations.map { presentation in
                presented.first { $0.presentation === presentation }
                    ?? (presentation, TestWindow(presentation, over: presenter))
            }
        )
    }
}

extension TestWindow.Kind {
    @MainActor
    init(_ style: Presentation.Style) {
        self =
            switch style {
            case .sheet: .sheet
            case .fullScreenCover: .fullScreenCover
            case .alert: .alert
            case .confirmationDialog: .confirmationDialog
            case .popover: .popover
            }
    }
}
