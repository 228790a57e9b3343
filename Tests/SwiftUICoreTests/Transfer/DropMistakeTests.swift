import CoreTransferable
import Foundation
import LogCapture
import SwiftUICore
import Testing
import TransferableTesting
import UniformTypeIdentifiers

/// Destinations on which nothing, or not everything, can be dropped.
@MainActor
@Suite("Mistakes in drop destinations")
struct DropMistakeTests {
    private static let note = UTType(exportedAs: "com.example.drop-mistake.note")

    private func said(_ text: String) -> [String] { LogCapture.shared.messages(containing: text) }

    @Test("A second destination of a view is said once, with the remedy")
    func severalDestinations() throws {
        for _ in 1...2 {
            _ = TestWindow {
                Text("place")
                    .onDrop(of: [Self.note], isTargeted: nil) { _ in true }
                    .onDrop(of: [.pdf], isTargeted: nil) { _ in true }
            }
        }
        let said = said("several drop destinations, for com.example.drop-mistake.note and for com.adobe.pdf")
        #expect(said.count == 1)
        #expect(said.first?.contains("an enumeration") == true)
    }

    @Test("Destinations of a view and of one inside it, and one that is disabled, are no mistake")
    func nestedDestinations() throws {
        _ = TestWindow {
            Text("inner").onDrop(of: [.gif], isTargeted: nil) { _ in true }
                .padding()
                .onDrop(of: [.bmp], isTargeted: nil) { _ in true }
                .dropDestination(for: URL.self, isEnabled: false) { _, _ in }
        }
        #expect(said("several drop destinations, for com.compuserve.gif").isEmpty)
        #expect(said("several drop destinations, for com.microsoft.bmp").isEmpty)
    }

    @Test("A destination without a place to hit is said once, with the remedy")
    func nothingToHit() throws {
        for _ in 1...2 {
            _ = TestWindow {
                Color.red.frame(width: 0, height: 20).onDrop(of: [.midi], isTargeted: nil) { _ in true }
                Color.red.frame(width: 20, height: 20).contentShape(Path()).onDrop(of: [.wav], isTargeted: nil) { _ in
                    true
                }
                Color.red.frame(width: 20, height: 20).contentShape(Circle()).onDrop(of: [.mp3], isTargeted: nil) { _ in
                    true
                }
            }
        }
        let small = said("A dropDestination for public.midi-audio is 0.0 × 20.0 points large")
        #expect(small.count == 1 && small.first?.contains(".frame(width:height:)") == true)
        let empty = said("The contentShape of a dropDestination for com.microsoft.waveform-audio holds no points")
        #expect(empty.count == 1 && empty.first?.contains(".contentShape(Rectangle())") == true)
        #expect(said("public.mp3").isEmpty)
    }
}
