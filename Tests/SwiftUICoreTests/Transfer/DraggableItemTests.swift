import CoreTransferable
import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Items that may not be there, and what becomes of them")
struct DraggableItemTests {
    private struct Fruit: Identifiable, Codable, Transferable {
        var id: String
        static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.id) }
    }

    private func texts(_ drag: TestDrag) async throws -> [String] {
        var texts: [String] = []
        for item in drag.items { texts.append(try await item.loadTransferable(type: String.self)) }
        return texts
    }

    @Test("An item goes with the selection of the container around it, or by itself, or not at all")
    func items() async throws {
        let pear: Fruit? = Fruit(id: "pear")
        let nothing: Fruit? = nil
        let window = TestWindow {
            VStack {
                Text("in container").draggable(item: pear)
                Text("by closure").draggable(Fruit.self) { Fruit(id: "plum") }
            }
            .dragContainer(for: Fruit.self) { ids in ids.map { Fruit(id: "\($0) of container") } }
            .dragContainerSelection(["apple", "pear"])
            Text("alone").draggable(item: pear)
            Text("key path").draggable(Fruit.self, id: \.id, item: pear)
            Text("nothing").draggable(Fruit.self, id: \.id) { nothing }
        }
        func drag(_ text: String) throws -> TestDrag { try window.drag(from: window.view(text: text)) }
        #expect(try await texts(drag("in container")) == ["apple of container", "pear of container"])
        #expect(try await texts(drag("by closure")) == ["plum of container"])
        #expect(try await texts(drag("alone")) == ["pear"])
        #expect(try await texts(drag("key path")) == ["pear"])
        #expect(throws: TestWindowError.self) { try drag("nothing") }
    }

    @Test("A provider that is not there begins no drag")
    func providers() async throws {
        let window = TestWindow {
            Text("one").itemProvider { NSItemProvider(object: "text" as NSString) }
            Text("none").itemProvider { nil }
            Text("off").itemProvider(nil)
        }
        #expect(try await texts(window.drag(from: window.view(text: "one"))) == ["text"])
        #expect(throws: TestWindowError.self) { try window.drag(from: window.view(text: "none")) }
        #expect(throws: TestWindowError.self) { try window.drag(from: window.view(text: "off")) }
    }

    /// Returns the operation that a source with a configuration receives after another program has done something.
    private func told(_ operation: DropOperation, _ configuration: DragConfiguration) throws -> String? {
        let journal = Journal()
        let window = TestWindow {
            Text("source").draggable("text").dragConfiguration(configuration)
                .onDragSessionUpdated { if case .ended(let operation) = $0.phase { journal.note("\(operation)") } }
        }
        try window.drag(from: window.view(text: "source")).dropElsewhere(operation, from: window)
        return journal.take().first
    }

    @Test("Another program that takes away what it may only copy has a copy")
    func outside() throws {
        #expect(try told(.move, DragConfiguration()) == "copy")
        #expect(try told(.move, DragConfiguration(allowMove: true)) == "move")
        #expect(try told(.alias, DragConfiguration(allowMove: true)) == "copy")
        #expect(try told(.cancel, DragConfiguration(allowMove: true)) == "cancel")
        let within = DragConfiguration(operationsWithinApp: .init(allowMove: true))
        #expect(try told(.move, within) == "copy")
        let bin = DragConfiguration(operationsOutsideApp: .init(allowDelete: true))
        #expect(try told(.move, bin) == "delete")
        var links = DragConfiguration()
        links.operationsOutsideApp.allowAlias = true
        #expect(try told(.alias, links) == "alias")
    }

    @Test("A destination of the app is offered what is allowed within the app, and the source is told what it did")
    func within() async throws {
        let journal = Journal()
        let configuration = DragConfiguration(
            operationsWithinApp: .init(allowCopy: false, allowMove: true, allowDelete: true),
            operationsOutsideApp: .init(allowCopy: false)
        )
        let window = TestWindow {
            Text("source").draggable("text").dragConfiguration(configuration)
                .onDragSessionUpdated { if case .ended(let operation) = $0.phase { journal.note("\(operation)") } }
            Text("place").dropDestination(for: String.self) { _, session in
                journal.note("\(session.suggestedOperations)")
            }
            Text("bin").dropDestination(for: String.self) { _, _ in }
                .dropConfiguration { _ in DropConfiguration(operation: .delete) }
        }
        let drag = try window.drag(from: window.view(text: "source"))
        #expect(drag.offeredNames.isEmpty)
        #expect(await drag.drop(on: try window.view(text: "place"), of: window))
        #expect(journal.take() == ["[move, delete]", "move"])
        let second = try window.drag(from: window.view(text: "source"))
        #expect(await second.drop(on: try window.view(text: "bin"), of: window))
        #expect(journal.take() == ["delete"])
    }

    @Test("A destination is given as many items as it says")
    func acceptedItems() async throws {
        let journal = Journal()
        let window = TestWindow {
            Text("place").dropDestination(for: String.self) { items, _ in journal.note(items.joined(separator: " ")) }
                .dropConfiguration { session in
                    var configuration = DropConfiguration(operation: .copy)
                    configuration.acceptedItemCount = session.itemsCount > 2 ? 2 : nil
                    return configuration
                }
        }
        let place = try window.view(text: "place")
        #expect(await window.drag(["a", "b", "c"], from: .thisApp).drop(on: place, of: window))
        #expect(await window.drag(["d", "e"], from: .thisApp).drop(on: place, of: window))
        #expect(journal.take() == ["a b", "d e"])
    }
}
