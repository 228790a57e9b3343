import SwiftUI
import Testing
import TransferTestSupport
import TransferableTesting
import UIKit

/// The calls that a representable of a view controller gets, in their order.
@MainActor
@Suite("The life of a represented view controller")
struct ViewControllerLifeTests {
    @Test("begins and ends with its sheet, each time anew")
    func sheets() throws {
        let calls = TransferTestSupport.Record()
        let window = TestWindow { SheetView(calls: calls) }
        #expect(calls.all == [])
        try window.press("Show")
        #expect(calls.all == ["coordinator 1", "make 1", "update 1 a"])
        try #require(window.sheets.first).press("Cancel")
        window.update()
        #expect(window.sheets.isEmpty)
        #expect(calls.all.dropFirst(3) == ["dismantle 1"])
        try window.press("Show")
        #expect(calls.all.dropFirst(4) == ["coordinator 2", "make 2", "update 2 a"])
    }

    @Test("goes on while its values change, and ends with another identity")
    func updates() throws {
        let calls = TransferTestSupport.Record()
        let window = TestWindow { InlineView(calls: calls) }
        #expect(calls.all == ["coordinator 1", "make 1", "update 1 a"])
        try window.press("Change")
        #expect(calls.all.dropFirst(3) == ["update 1 b"])
        try window.press("Replace")
        // The other one is made before the first is taken away, as a new identity is shown before the old one disappears.
        #expect(Set(calls.all.dropFirst(4)) == ["coordinator 2", "make 2", "update 2 b", "dismantle 1"])
        try window.press("Hide")
        #expect(calls.all.last == "dismantle 2")
        #expect(calls.all.filter { $0.hasPrefix("dismantle") }.count == 2)
    }

    @Test("ends when its window goes")
    func windows() throws {
        let calls = TransferTestSupport.Record()
        do {
            let window = TestWindow { InlineView(calls: calls) }
            #expect(!window.texts.isEmpty)
            window.close()
        }
        #expect(calls.all.last == "dismantle 1")
    }
}

/// A share sheet that records its calls. The coordinators are numbered.
private struct RecordedSheet: UIViewControllerRepresentable {
    let calls: TransferTestSupport.Record
    let value: String

    final class Coordinator {
        let calls: TransferTestSupport.Record
        let number: Int

        init(_ calls: TransferTestSupport.Record) {
            self.calls = calls
            number = calls.all.count { $0.hasPrefix("coordinator") } + 1
            calls.add("coordinator \(number)")
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(calls) }

    func makeUIViewController(context: Context) -> UIActivityViewController {
        calls.add("make \(context.coordinator.number)")
        return UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    }

    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {
        calls.add("update \(context.coordinator.number) \(value)")
    }

    static func dismantleUIViewController(_ controller: UIActivityViewController, coordinator: Coordinator) {
        coordinator.calls.add("dismantle \(coordinator.number)")
    }
}

private struct SheetView: View {
    let calls: TransferTestSupport.Record
    @State private var isShown = false

    var body: some View {
        Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) { RecordedSheet(calls: calls, value: "a") }
    }
}

private struct InlineView: View {
    let calls: TransferTestSupport.Record
    @State private var value = "a"
    @State private var identity = 1
    @State private var isShown = true

    var body: some View {
        VStack {
            Button("Change") { value = "b" }
            Button("Replace") { identity += 1 }
            Button("Hide") { isShown = false }
            if isShown { RecordedSheet(calls: calls, value: value).id(identity) }
        }
    }
}
