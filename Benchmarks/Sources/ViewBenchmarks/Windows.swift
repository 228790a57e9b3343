import Foundation
import SwiftUI

/// Opens and closes windows, sheets and popovers, and reports the memory and the descriptors of the process before and after.
struct Windows: View {
    let count: Int
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @State private var isSheetPresented = false
    @State private var isPopoverPresented = false

    var body: some View {
        Text("Opens and closes windows")
            .sheet(isPresented: $isSheetPresented) { WindowContent(number: 0) }
            .popover(isPresented: $isPopoverPresented) { WindowContent(number: 0) }
            .task { await measure() }
    }

    private func measure() async {
        await repeated("windows") { number in
            openWindow(value: number)
            await drawn()
            dismissWindow(value: number)
        }
        await repeated("sheets") { _ in
            isSheetPresented = true
            await drawn()
            isSheetPresented = false
        }
        await repeated("popovers") { _ in
            isPopoverPresented = true
            await drawn()
            isPopoverPresented = false
        }
        await reportIdle()
        exit(0)
    }

    /// Does something often, after some rounds in which caches are filled.
    private func repeated(_ name: String, _ round: (Int) async -> Void) async {
        for number in 0..<count / 5 {
            await round(number)
            await drawn()
        }
        let (memory, descriptors) = (Used.memory, Used.descriptors)
        for number in 0..<count {
            await round(number)
            await drawn()
        }
        report(name, memory, Used.memory, descriptors, Used.descriptors, WindowContent.Token.count)
    }

    private func drawn() async { try? await Task.sleep(for: .milliseconds(20)) }
}

/// The contents of a usual window: texts, a control, pictures, a list, something to drag and a place to drop.
struct WindowContent: View {
    let number: Int
    @State private var text = "text"
    @State private var token = Token()

    var body: some View {
        VStack {
            Text("Window \(number)").draggable("\(number)").help("Drag this")
            TextField("Text", text: $text)
            Button("Press") { text += "." }
            Image(systemName: "star")
            List(0..<20, id: \.self) { Text("Row \($0)") }
        }
        .dropDestination(for: String.self) { texts, _ in text = texts.joined() }
        .copyable([text])
        .frame(width: 300, height: 300)
        .navigationTitle("Window \(number)")
    }

    /// State of a window: how many of them there are tells whether windows that were closed are gone.
    final class Token: Sendable {
        private static let counter = Counter()
        static var count: Int { counter.value }

        init() { Self.counter.add(1) }
        deinit { Self.counter.add(-1) }
    }

    private final class Counter: @unchecked Sendable {
        private let lock = NSLock()
        private var count = 0
        var value: Int { lock.withLock { count } }
        func add(_ number: Int) { lock.withLock { count += number } }
    }
}
