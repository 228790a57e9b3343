import CoreTransferable
import Foundation
import Testing
import TransferKit
import TransferTestSupport
import X11Transport

@Suite("Changes of a selection", .timeLimit(.minutes(20)))
struct ChangeTests {
    @Test func eachChangeIsToldOnceWhoeverMakesIt() async throws {
        try await withDisplay { server, display in
            let start = try await display.clipboard.changeCount()
            let told = Record<Int>()
            let stream = try await display.clipboard.changes()
            let listening = Task { for await count in stream { told.add(count) } }
            func expectChange(_ number: Int, _ what: String) async throws {
                try await waitUntil("\(what) to be told; \(told.all)") { told.all.last == start + number }
                #expect(try await display.clipboard.changeCount() == start + number, "\(what)")
            }
            try await display.clipboard.publish(TransferOffer(text: "own"))
            try await expectChange(1, "the own copy")
            try await display.clipboard.publish(TransferOffer(text: "another"))
            try await expectChange(2, "another own copy")
            let owner = try await SelectionPeer.owner(.refuses, on: server)
            try await expectChange(3, "another program's copy")
            await owner.program.terminate()
            try await expectChange(4, "the owner's death")
            try await display.clipboard.publish(TransferOffer(text: "own"))
            try await expectChange(5, "the own copy")
            try await display.clipboard.clear()
            try await expectChange(6, "the clearing")
            try await display.primary.publish(TransferOffer(text: "elsewhere"))
            try await server.clipboard.setText("text")
            try await expectChange(7, "what xclip copied")
            listening.cancel()
            await listening.value
        }
    }

    @Test func theCountIsThatOfNow() async throws {
        try await withDisplay { server, display in
            let other = try X11Display(name: server.display)
            for _ in 0..<50 {
                let count = try await display.clipboard.changeCount()
                try await other.clipboard.publish(TransferOffer(text: "text"))
                #expect(try await display.clipboard.changeCount() == count + 1)
            }
        }
    }

    @Test func aPublicationEndsWhenItIsReplaced() async throws {
        try await withDisplay { server, display in
            let replaced = try await display.clipboard.publish(TransferOffer(text: "1"))
            let cleared = try await display.clipboard.publish(TransferOffer(text: "2"))
            try await within(.patience, "the end of a replaced publication") { await replaced.end() }
            try await display.clipboard.clear()
            try await within(.patience, "the end of a cleared publication") { await cleared.end() }
            let taken = try await display.clipboard.publish(TransferOffer(text: "3"))
            try await server.clipboard.setText("4")
            try await within(.patience, "the end of a publication whose place was taken") { await taken.end() }
        }
    }

    /// Times are in milliseconds, so that several owners can come at the same one.
    @Test func aPublicationEndsWhenAnotherIsMadeInTheSameMoment() async throws {
        try await withDisplay { server, display in
            let other = try X11Display(name: server.display)
            for _ in 0..<100 {
                let taken = try await display.clipboard.publish(TransferOffer(text: "1"))
                try await other.clipboard.publish(TransferOffer(text: "2"))
                try await within(.patience, "the end of a publication whose place was taken") { await taken.end() }
                #expect(try await display.clipboard.isOwn() == false)
            }
        }
    }

    @Test func aPublicationOutlivesTheClearingBeforeIt() async throws {
        try await withDisplay { server, display in
            for turn in 0..<100 {
                try await display.clipboard.publish(TransferOffer(text: "gone"))
                try await display.clipboard.clear()
                try await display.clipboard.publish(TransferOffer(text: "\(turn)"))
                // What the server told about the clearing has been read by now.
                _ = try await display.clipboard.changeCount()
                #expect(try await display.clipboard.isOwn())
            }
            #expect(try await server.clipboard.text() == "99")
        }
    }

    @Test func deliveriesAreToldInTheirOrder() async throws {
        try await withDisplay { server, display in
            let publication = try await display.clipboard.publish(
                TransferOffer([.zip: bytes(3_000_000), .json: Data("{}".utf8), .utf8PlainText: Data("text".utf8)])
            )
            let names = ["application/zip", "application/json", "UTF8_STRING", "application/zip"]
            for name in names { _ = try await server.clipboard.data(as: name) }
            // The list of targets is no delivery.
            _ = try await server.clipboard.types()
            try await display.clipboard.clear()
            var told: [String] = []
            for await name in publication.deliveries { told.append(name) }
            #expect(told == names)
        }
    }
}
