import SwiftUI

enum Medium { case paper, screen }

@MainActor @Observable
final class Report {
    var title = ""
    var summary = ""
    var isSent = false

    func rendered(for medium: Medium) async throws -> Data { Data() }
}

struct ReportView: View {
    let report: Report
    @State private var isSharing = false

    var body: some View {
        /*LISTING*/
    }
}
