import SwiftUI

/// Buttons that present something, and open windows.
struct PresentationProbe: View {
    @State private var isSheetPresented = false
    @State private var isPopoverPresented = false
    @State private var isAlertPresented = false
    @State private var text = "nothing"
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        VStack(spacing: 16) {
            Text("Received: \(text)").accessibilityIdentifier("received")
            Button("Present a sheet") { isSheetPresented = true }
                .accessibilityIdentifier("open-sheet")
                .sheet(isPresented: $isSheetPresented) {
                    say("sheet", "ended")
                } content: {
                    SheetProbe(text: $text)
                }
            Button("Show a popover") { isPopoverPresented = true }
                .accessibilityIdentifier("open-popover")
                .popover(isPresented: $isPopoverPresented, arrowEdge: .bottom) {
                    VStack(spacing: 8) {
                        Text("A bubble")
                        Button("Close") { isPopoverPresented = false }.accessibilityIdentifier("close-popover")
                    }
                    .padding(12)
                    .onAppear { say("popover", "shown") }
                    .onDisappear { say("popover", "ended") }
                }
            Button("Ask") { isAlertPresented = true }
                .accessibilityIdentifier("ask")
                .alert("Remove the text?", isPresented: $isAlertPresented) {
                    Button("Remove", role: .destructive) { say("alert", "removed") }
                        .accessibilityIdentifier("remove")
                    Button("Cancel", role: .cancel) { say("alert", "cancelled") }
                } message: {
                    Text("It cannot be brought back.")
                }
            HStack {
                Button("One") { openWindow(value: 1) }.accessibilityIdentifier("open-one")
                Button("Two") { openWindow(value: 2) }.accessibilityIdentifier("open-two")
            }
        }
        .padding(16)
    }
}

/// A popover in which nothing takes the focus, in a window in which nothing has it.
struct BubbleProbe: View {
    @State private var isPresented = false

    var body: some View {
        Text("Explain")
            .padding(24)
            .background(.yellow)
            .onTapGesture { isPresented = true }
            .accessibilityIdentifier("explain")
            .popover(isPresented: $isPresented) {
                Text("A bubble of words")
                    .padding(12)
                    .accessibilityIdentifier("words")
                    .onAppear { say("popover", "shown") }
                    .onDisappear { say("popover", "ended") }
            }
    }
}

/// A popover with help beyond the edge of its window, which closes by itself before GTK shows the help.
struct HurriedPopoverProbe: View {
    @State private var isPresented = false
    @State private var count = 0

    var body: some View {
        Button("Hurry") { hurry() }
            .accessibilityIdentifier("hurry")
            .popover(isPresented: $isPresented, arrowEdge: .trailing) {
                Text("Words in a bubble")
                    .frame(width: 240, height: 160)
                    .help("What the words mean")
            }
            .frame(maxWidth: .infinity, alignment: .trailing)
    }

    private func hurry() {
        isPresented = true
        Task {
            try await Task.sleep(for: .milliseconds(750))
            isPresented = false
            count += 1
            say("closed", "\(count)")
        }
    }
}

/// A sheet that takes what is dropped on it.
struct SheetProbe: View {
    @Binding var text: String
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            Text("Drop text here")
                .frame(width: 240, height: 80)
                .background(.gray.opacity(0.3))
                .onDrop(of: [.text], isTargeted: nil) { items in
                    // The sender serves the items until they have been read.
                    Task {
                        text = (try? await items[0].loadTransferable(type: String.self)) ?? "nothing"
                        say("sheet", "received \(text)")
                    }
                    return true
                }
                .accessibilityIdentifier("sheet-target")
            Button("Done") { dismiss() }.accessibilityIdentifier("done")
        }
        .padding(24)
        .navigationTitle("Sheet of the probe")
        .onAppear { say("sheet", "shown") }
    }
}

/// A window for a number.
struct NumberView: View {
    @Binding var number: Int?
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        let name = number.map { "\($0)" } ?? "none"
        VStack(spacing: 8) {
            Text("Number \(name)")
            Button("Count \(count)") {
                count += 1
                say("number \(name)", "count \(count)")
            }
            .accessibilityIdentifier("count-\(name)")
            Button("Close") { dismiss() }.accessibilityIdentifier("close-\(name)")
        }
        .navigationTitle("Number \(name)")
        .onDisappear { say("number \(name)", "closed") }
    }
}
