import Foundation
import SwiftUICore
import Testing
import TransferTestSupport
import TransferableTesting
import UniformTypeIdentifiers

@MainActor
@Suite("Items that are dropped between rows")
struct RowInsertionTests {
    @Observable final class Model {
        var words = ["a", "b", "c"]
        var empty: [String] = []
        var inserted: [Int] = []
    }

    struct Content: View {
        let model: Model
        var body: some View {
            List {
                Section("Full") {
                    ForEach(model.words, id: \.self) { Text($0) }
                        .dropDestination(for: String.self) { model.words.insert(contentsOf: $0, at: $1) }
                }
                Section("Empty") {
                    ForEach(model.empty, id: \.self) { Text($0) }
                        .onInsert(of: [.text]) { offset, items in
                            model.inserted.append(offset)
                            for item in items {
                                _ = item.loadTransferable(type: String.self) { result in
                                    Task { @MainActor in model.empty.append((try? result.get()) ?? "nothing") }
                                }
                            }
                        }
                }
            }
        }
    }

    @Test("Values land where they are dropped", arguments: [TestSender.thisApp, .anotherApp])
    func values(sender: TestSender) async throws {
        let model = Model()
        let window = TestWindow { Content(model: model) }
        let drag = window.drag(["x", "y"], from: sender)
        drag.enter(try window.view(text: "b"), of: window, at: .top)
        #expect(window.views(.list)[0].insertionRow == 2)
        #expect(drag.operation == .copy)
        #expect(try await drag.drop(on: window.view(text: "b"), of: window, at: .top))
        #expect(model.words.first == "a" && model.words.last == "c" && model.words.contains("x"))
        #expect(window.views(.list)[0].insertionRow == nil)
        #expect(try await window.drag(["z"], from: sender).drop(on: window.view(text: "c"), of: window, at: .bottom))
        #expect(model.words.last == "z")
    }

    @Test("Content without elements takes what is dropped below its header")
    func empty() async throws {
        let model = Model()
        let window = TestWindow { Content(model: model) }
        let drag = window.drag(["x"])
        #expect(try await drag.drop(on: window.view(text: "Empty"), of: window, at: .bottom))
        #expect(model.inserted == [0])
        try await waitUntil("the item") { !model.empty.isEmpty }
        #expect(model.empty == ["x"] && model.words.count == 3)
    }

    @Test("What no content takes is refused, and nothing shows a place for it")
    func refused() async throws {
        let model = Model()
        let window = TestWindow { Content(model: model) }
        let drag = window.drag([Data([1, 2])])
        #expect(!drag.enter(try window.view(text: "b"), of: window, at: .top))
        #expect(window.views(.list)[0].insertionRow == nil)
        #expect(try await !drag.drop(on: window.view(text: "b"), of: window, at: .top))
        #expect(model.words == ["a", "b", "c"])
    }

    @Test("Items that are read while elements come and go land in front of the element that was meant")
    func changes() async throws {
        let model = Model()
        let window = TestWindow { Content(model: model) }
        let drag = window.drag(["x"])
        drag.enter(try window.view(text: "c"), of: window, at: .top)
        let drop = Task { try await drag.drop(on: window.view(text: "c"), of: window, at: .top) }
        Task { @MainActor in
            model.words.insert("first", at: 0)
            window.update()
        }
        #expect(try await drop.value)
        window.update()
        #expect(model.words.firstIndex(of: "x") == model.words.firstIndex(of: "c").map { $0 - 1 })
    }
}
