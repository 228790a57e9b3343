import Foundation
import SwiftUI

/// A note that is too long for a pipe to hold.
struct LongNote: Codable, Transferable {
    var text: String

    static let long = LongNote(text: String(repeating: "so it goes on and on. ", count: 4 << 20))

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .json) { note in
            say("source", "asked")
            try await Self.waitForPermission()
            let data = try JSONEncoder().encode(note)
            say("source", "made")
            return data
        } importing: { data in
            try JSONDecoder().decode(LongNote.self, from: data)
        }
    }

    /// Waits until the test has made the file that `PROBE_PERMISSION` names.
    private static func waitForPermission() async throws {
        guard let path = ProcessInfo.processInfo.environment["PROBE_PERMISSION"] else { return }
        while !FileManager.default.fileExists(atPath: path) { try await Task.sleep(for: .milliseconds(20)) }
    }
}

/// A note that can be dragged and copied, whose data is made when a test says so, and places that take such notes. Each step
/// is written to standard output.
struct FaultsProbe: View {
    @FocusState private var isSourceFocused: Bool

    var body: some View {
        VStack(spacing: 16) {
            Text("Note to drag")
                .padding(16)
                .background(.yellow)
                .draggable(LongNote.long)
                .onDragSessionUpdated { say("drag", "\($0.phase)") }
                .accessibilityIdentifier("source")
            Button("Copy") { isSourceFocused = true }
                .accessibilityIdentifier("focus")
            Text("Note to copy")
                .focusable()
                .focused($isSourceFocused)
                .copyable([LongNote.long])
                .accessibilityIdentifier("copied")
            Text("Destination")
                .frame(width: 300, height: 80)
                .background(.gray.opacity(0.3))
                .dropDestination(for: LongNote.self) { notes, _ in
                    say("destination", "took \(notes[0].text.count)")
                    return true
                } isTargeted: {
                    say("destination", $0 ? "targeted" : "not targeted")
                }
                .onDropSessionUpdated { session in
                    if session.phase != .active { say("drop", "\(session.phase)") }
                }
                .accessibilityIdentifier("destination")
            PasteButton(payloadType: LongNote.self) { say("paste button", "took \($0[0].text.count)") }
                .accessibilityIdentifier("paste")
        }
        .padding(16)
    }
}
