import CoreTransferable
import Foundation
import SwiftUICore
import Testing
import TransferableTesting
import UniformTypeIdentifiers

@MainActor
@Suite("Delegates of drops")
struct DropDelegateTests {
    /// Notes its calls.
    private struct Follower: DropDelegate {
        let journal: Journal
        var accepts = true
        var proposal: DropProposal?
        var isOfUse = true

        func validateDrop(info: DropInfo) -> Bool {
            journal.note("validate \(info.hasItemsConforming(to: [.text])) \(info.hasItemsConforming(to: [.image]))")
            return accepts
        }

        func dropEntered(info: DropInfo) { journal.note("entered") }
        func dropExited(info: DropInfo) { journal.note("exited") }

        func dropUpdated(info: DropInfo) -> DropProposal? {
            journal.note("updated")
            return proposal
        }

        func performDrop(info: DropInfo) -> Bool {
            journal.note("perform \(info.itemProviders(for: [.text]).count) at \(info.location.x) \(info.location.y)")
            return isOfUse
        }
    }

    private func shown(_ delegate: Follower) -> TestWindow {
        TestWindow {
            Text("target").frame(width: 100, height: 40).onDrop(of: [.text], delegate: delegate)
            Text("own").draggable("dragged")
        }
    }

    @Test("A delegate is told of each step of a drag", arguments: [TestSender.thisApp, .anotherApp])
    func steps(sender: TestSender) async throws {
        let journal = Journal()
        let window = shown(Follower(journal: journal))
        let target = try window.view(text: "target")
        let drag = window.drag(["text"], from: sender)
        #expect(drag.enter(target, of: window))
        #expect(journal.take() == ["validate true false", "entered"])
        drag.leave(window)
        #expect(journal.take() == ["exited"])
        #expect(await drag.drop(on: target, of: window, at: CGPoint(x: 3, y: 4)))
        #expect(journal.take() == ["validate true false", "entered", "updated", "perform 1 at 3.0 4.0"])
    }

    @Test("A drag that the delegate does not accept goes on to the destination around it")
    func validation() async throws {
        let journal = Journal()
        let window = TestWindow {
            VStack {
                Text("target").onDrop(of: [.text], delegate: Follower(journal: journal, accepts: false))
            }
            .dropDestination(for: String.self) { (texts: [String], _: CGPoint) in
                journal.note("outer \(texts)")
                return true
            }
        }
        #expect(try await window.drag(["text"]).drop(on: window.view(text: "target"), of: window))
        #expect(journal.take() == ["validate true false", "outer [\"text\"]"])
    }

    @Test("What a delegate proposes becomes of the items, where the sender allows it")
    func proposals() async throws {
        let journal = Journal()
        func operation(_ proposal: DropProposal?, _ sender: TestSender = .anotherApp) throws -> DropOperation {
            let window = shown(Follower(journal: journal, proposal: proposal))
            let drag = window.drag(["text"], from: sender)
            drag.enter(try window.view(text: "target"), of: window)
            return drag.operation
        }
        #expect(try operation(nil) == .copy)
        #expect(try operation(DropProposal(operation: .move)) == .move)
        #expect(try operation(DropProposal(operation: .forbidden)) == .forbidden)
        #expect(try operation(DropProposal(operation: .cancel)) == .forbidden)
        #expect(try operation(DropProposal(operation: .alias)) == .forbidden, "the sender does not allow it")
        #expect(try operation(DropProposal(withinApplication: .move, outsideApplication: .copy)) == .copy)
        let proposal = DropProposal(withinApplication: .move, outsideApplication: .forbidden)
        let window = shown(Follower(journal: journal, proposal: proposal))
        let own = try window.drag(from: window.view(text: "own"))
        own.enter(try window.view(text: "target"), of: window)
        #expect(own.operation == .move)
    }

    @Test("A refused drop ends the drag without a change")
    func refusals() async throws {
        let journal = Journal()
        let refusing = shown(Follower(journal: journal, proposal: DropProposal(operation: .forbidden)))
        #expect(try await !refusing.drag(["text"]).drop(on: refusing.view(text: "target"), of: refusing))
        #expect(journal.take() == ["validate true false", "entered", "updated", "exited"])
        let useless = shown(Follower(journal: journal, isOfUse: false))
        #expect(try await !useless.drag(["text"]).drop(on: useless.view(text: "target"), of: useless))
    }

    @Test("An item of another program can be loaded before it is dropped, and after performDrop returns")
    func loading() async throws {
        struct Loader: DropDelegate {
            let loaded: AsyncStream<String>.Continuation

            func load(_ info: DropInfo) {
                for item in info.itemProviders(for: [.text]) {
                    _ = item.loadTransferable(type: String.self) { [loaded] in loaded.yield((try? $0.get()) ?? "none") }
                }
            }

            func dropEntered(info: DropInfo) { load(info) }

            func performDrop(info: DropInfo) -> Bool {
                load(info)
                return true
            }
        }
        let (texts, loaded) = AsyncStream.makeStream(of: String.self)
        let window = TestWindow { Text("target").onDrop(of: [.text], delegate: Loader(loaded: loaded)) }
        var received = texts.makeAsyncIterator()
        let drag = window.drag(["text"])
        drag.enter(try window.view(text: "target"), of: window)
        #expect(await received.next() == "text")
        #expect(try await drag.drop(on: window.view(text: "target"), of: window))
        #expect(await received.next() == "text")
    }

    @Test("A configuration says how the destinations inside take items")
    func configuration() async throws {
        var operation = DropOperation.move
        let window = TestWindow {
            Text("target")
                .dropDestination(for: String.self) { (_: [String], _: CGPoint) in true }
                .dropConfiguration { session in
                    DropConfiguration(operation: session.suggestedOperations.contains(.move) ? operation : .copy)
                }
        }
        let target = try window.view(text: "target")
        let drag = window.drag(["text"])
        drag.enter(target, of: window)
        #expect(drag.operation == .move)
        operation = .forbidden
        #expect(drag.operation == .forbidden)
        #expect(await !drag.drop(on: target, of: window))
    }
}
