import CoreTransferable
import Foundation
import Testing
import TransferKit
import TransferTestSupport
import X11Transport

@Suite("Clipboard managers", .timeLimit(.minutes(20)))
struct ManagerTests {
    @Test func contentsOutliveTheProcessWithAManager() async throws {
        try await XServer.run(managesWindows: false) { server in
            let manager = try await SelectionPeer.manager(on: server)
            do {
                let display = try X11Display(name: server.display)
                try await display.clipboard.publish(
                    TransferOffer([.zip: bytes(5_000_000), .utf8PlainText: Data("text".utf8)])
                )
                try await within(.patience, "the manager to save") { try await display.clipboard.storeForOthers() }
                try await manager.event("saved")
            }
            try await manager.event("owns")
            #expect(try await server.clipboard.text() == "text")
            #expect(try await server.clipboard.data(as: "application/zip") == bytes(5_000_000))
        }
    }

    @Test func thereIsNothingToWaitForWithoutAManager() async throws {
        try await withDisplay { _, display in
            try await display.clipboard.publish(TransferOffer(text: "text"))
            try await within(.patience, "the return") { try await display.clipboard.storeForOthers() }
        }
    }

    @Test func whatIsMarkedOrAnotherProgramsIsNotSaved() async throws {
        try await withDisplay { server, display in
            let manager = try await SelectionPeer.manager(on: server)
            for marks in [OfferMarks.transient, .concealed] {
                try await display.clipboard.publish(TransferOffer([.utf8PlainText: Data("text".utf8)], marks: marks))
                try await within(.patience, "the return") { try await display.clipboard.storeForOthers() }
            }
            try await server.clipboard.setText("another program's")
            try await within(.patience, "the return") { try await display.clipboard.storeForOthers() }
            #expect(!manager.program.standardOutput.text.contains("saved"))
        }
    }

    /// A manager needs as long as the contents take, which may be longer than the wait for one answer.
    @Test func aManagerThatIsStillReadingIsWaitedFor() async throws {
        // On a busy machine the contents take some seconds longer.
        try await withDisplay(limits: TransferLimits(stallTimeout: 7)) { server, display in
            let manager = try await SelectionPeer.manager(on: server)
            let item = NSItemProvider()
            for type in [UTType.zip, .json, .xml] {
                item.registerData(for: type) { _ in
                    try await letPass(.milliseconds(2_700), because: "contents take longer to make than one answer may")
                    return bytes(100)
                }
            }
            let offer = TransferOffer([item])
            try await display.clipboard.publish(offer)
            try await within(.patience, "the manager to save") { try await display.clipboard.storeForOthers() }
            #expect(try await manager.event("saved").atoms == offer.names)
        }
    }

    @Test func aManagerThatDoesNothingIsAnErrorInTime() async throws {
        try await withDisplay { server, display in
            try await SelectionPeer.owner(.listsSilently, of: "CLIPBOARD_MANAGER", on: server)
            try await display.clipboard.publish(TransferOffer(text: "text"))
            // It refuses everything but its targets.
            let error = try await wireError { try await display.clipboard.storeForOthers() }
            #expect(error == .notOffered("SAVE_TARGETS"))
        }
    }
}
