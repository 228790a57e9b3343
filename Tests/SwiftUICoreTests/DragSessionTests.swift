import CoreTransferable
import Foundation
import SwiftUICore
import Testing
import TransferTestSupport
import TransferableTesting
import UniformTypeIdentifiers

@MainActor
@Suite("Sessions of drags and drops")
struct DragSessionTests {
    struct Fruit: Identifiable, Codable, Transferable {
        var id: String
        static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
    }

    static let fruits = ["apple", "pear", "plum"].map { Fruit(id: $0) }

    private struct Basket: View {
        let selection: [String]
        let journal: Journal

        var body: some View {
            VStack {
                ForEach(DragSessionTests.fruits) { fruit in
                    Text(fruit.id).frame(width: 100, height: 30).draggable(containerItemID: fruit.id)
                }
            }
            .dragContainer(for: Fruit.self) { ids in
                journal.note("payload \(ids.joined(separator: " "))")
                return DragSessionTests.fruits.filter { ids.contains($0.id) }
            }
            .dragContainerSelection(selection)
            .onDragSessionUpdated { session in
                let ids = session.draggedItemIDs(for: String.self).joined(separator: " ")
                journal.note("\(session.phase): \(ids), \(session.draggedItemIndex)")
            }
        }
    }

    private func loaded(_ items: [NSItemProvider]) async throws -> [String] {
        var ids: [String] = []
        for item in items { ids.append(try await item.loadTransferable(type: Fruit.self).id) }
        return ids
    }

    @Test("A selected view takes the selection along, and another only itself")
    func containers() async throws {
        let journal = Journal()
        let window = TestWindow { Basket(selection: ["pear", "plum"], journal: journal) }
        let several = try window.drag(from: window.view(text: "plum"))
        #expect(try await loaded(several.items) == ["pear", "plum"])
        #expect(journal.take() == ["payload pear plum", "initial: pear plum, 1", "active: pear plum, 1"])
        let one = try window.drag(from: window.view(text: "apple"))
        #expect(try await loaded(one.items) == ["apple"])
        #expect(journal.take() == ["payload apple", "initial: apple, 0", "active: apple, 0"])
    }

    @Test("A session tells how a drag ends and what other programs have read")
    func outcomes() async throws {
        let journal = Journal()
        let window = TestWindow {
            Text("drag me").draggable("text").onDragSessionUpdated { session in
                journal.note("\(session.phase) \(session.receivedNames.sorted())")
            }
        }
        for operation in [DropOperation.copy, .forbidden, .cancel] {
            let drag = try window.drag(from: window.view(text: "drag me"))
            _ = journal.take()
            drag.dropElsewhere(operation, receiving: ["text/plain"], from: window)
            let transfer = operation == .copy ? ["data transfer completed [\"text/plain\"]"] : []
            #expect(journal.take() == ["ended (\(operation)) []"] + transfer)
        }
    }

    @Test("A drop knows the drag of this app that brings it, and is followed to its end")
    func drops() async throws {
        let journal = Journal()
        let window = TestWindow(size: CGSize(width: 200, height: 200)) {
            Basket(selection: ["apple", "pear"], journal: Journal())
            Text("target")
                .frame(width: 100, height: 40)
                .dropDestination(for: Fruit.self) { fruits, session in
                    let ids = session.localSession?.draggedItemIDs(for: String.self) ?? []
                    let location = "\(session.location.x) \(session.location.y)"
                    journal.note("\(fruits.map(\.id)) \(ids) \(session.itemsCount) \(location)")
                }
                .onDropSessionUpdated { journal.note("\($0.phase) \($0.size.width) \($0.suggestedOperations)") }
        }
        let drag = try window.drag(from: window.view(text: "apple"))
        let target = try window.view(text: "target")
        drag.enter(target, of: window)
        drag.leave(window)
        #expect(await drag.drop(on: target, of: window, at: CGPoint(x: 1, y: 2)))
        let size = "100.0 [copy]"
        #expect(
            journal.take() == [
                "entering \(size)", "exiting \(size)", "entering \(size)",
                #"["apple", "pear"] ["apple", "pear"] 2 1.0 2.0"#,
                "ended (copy) \(size)", "data transfer completed \(size)",
            ]
        )
    }

    @Test("A drop destination that is disabled takes nothing")
    func disabled() async throws {
        let window = TestWindow {
            Text("target").dropDestination(for: String.self, isEnabled: false) { _, _ in }
        }
        let drag = window.drag(["text"])
        #expect(await !drag.drop(on: try window.view(text: "target"), of: window))
    }

    @Test("The sender waits until the program has let go of what was dropped")
    func loans() async throws {
        let held = Journal()
        var providers: [NSItemProvider] = []
        let window = TestWindow {
            Text("target").onDrop(of: [.text], isTargeted: nil) { items in
                providers = items
                return true
            }
        }
        let drag = window.drag(["text"])
        let target = try window.view(text: "target")
        let drop = Task {
            let wasOfUse = await drag.drop(on: target, of: window)
            held.note("finished \(wasOfUse)")
        }
        try await waitUntil("the drop") { !providers.isEmpty }
        let text = try await providers[0].loadTransferable(type: String.self)
        #expect(text == "text")
        #expect(held.entries.isEmpty)
        providers = []
        await drop.value
        #expect(held.entries == ["finished true"])
    }

    @Test("A program that looks into the items first can refuse them, and follows whether they are over it")
    func receiving() async throws {
        struct Target: View {
            @State private var isTargeted = false
            var body: some View {
                Text(isTargeted ? "over" : "target").onDrop(
                    of: [.text],
                    isTargeted: $isTargeted,
                    receive: { items, _ in (try? await items[0].loadTransferable(type: String.self)) == "good" }
                )
            }
        }
        let window = TestWindow { Target() }
        let bad = window.drag(["bad"])
        bad.enter(try window.view(text: "target"), of: window)
        #expect(window.texts == ["over"])
        #expect(await !bad.drop(on: try window.view(text: "over"), of: window))
        #expect(window.texts == ["target"])
        #expect(await window.drag(["good"]).drop(on: try window.view(text: "target"), of: window))
    }

    @Test("A drag of an item without a container does not begin")
    func withoutContainer() throws {
        let window = TestWindow { Text("alone").draggable(containerItemID: 1) }
        #expect(throws: TestWindowError.self) { try window.drag(from: window.view(text: "alone")) }
    }

    @Test("A container of providers has items of types that only the running program knows")
    func providers() throws {
        let window = TestWindow {
            Text("one").draggable(containerItemID: 1)
                .dragContainer(forItemIDs: Int.self) { id in
                    let provider = NSItemProvider()
                    provider.suggestedName = "item \(id)"
                    return provider
                }
                .dragContainerSelection([1, 2])
        }
        let drag = try window.drag(from: window.view(text: "one"))
        #expect(drag.items.map(\.suggestedName) == ["item 1", "item 2"])
    }

    @Test("Keys go to the view that has an action for them, and the pointer is followed")
    func keys() throws {
        let journal = Journal()
        let window = TestWindow {
            Text("a").onExitCommand { journal.note("escape") }
                .onKeyPress("q") {
                    journal.note("q")
                    return .handled
                }
        }
        try window.press(key: .escape)
        try window.press(key: "q")
        #expect(journal.take() == ["escape", "q"])
        #expect(throws: TestWindowError.self) { try window.press(key: .return) }
    }

    @Test("Items are dropped on the destination at a point of the window, and on none beside it")
    func points() async throws {
        var dropped: [CGPoint] = []
        let window = TestWindow(size: CGSize(width: 300, height: 200)) {
            HStack(spacing: 0) {
                Text("source").draggable("item").frame(width: 100, height: 200)
                Color.blue.frame(width: 200, height: 200)
                    .dropDestination(for: String.self) { _, point in
                        dropped.append(point)
                        return true
                    }
            }
        }
        let drag = try window.drag(from: window.view(text: "source"))
        #expect(!drag.enter(window, at: CGPoint(x: 10, y: 10)))
        #expect(drag.enter(window, at: CGPoint(x: 150, y: 60)))
        #expect(await drag.drop(in: window, at: CGPoint(x: 150, y: 60)))
        #expect(dropped == [CGPoint(x: 50, y: 60)])
        let other = try window.drag(from: window.view(text: "source"))
        #expect(await !other.drop(in: window, at: CGPoint(x: 10, y: 10)))
        #expect(dropped.count == 1)
    }
}
