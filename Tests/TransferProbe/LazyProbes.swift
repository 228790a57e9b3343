import Foundation
import SwiftUI

/// Rows of a lazy stack, which say when they are made and when they are let go: `made: …`, `gone: …`.
struct RowsProbe: View {
    var body: some View {
        ScrollViewReader { proxy in
            VStack(spacing: 0) {
                Button("To row 1500") { proxy.scrollTo(1500, anchor: .top) }.accessibilityIdentifier("go")
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<2000, id: \.self) { id in
                            Text("Row \(id)")
                                .frame(height: CGFloat(20 + id % 3 * 10))
                                .accessibilityIdentifier("row-\(id)")
                                .onAppear { say("made", "\(id).") }
                                .onDisappear { say("gone", "\(id).") }
                        }
                    }
                }
                .accessibilityIdentifier("rows")
            }
        }
    }
}

/// A text that can be dragged, and rows of a lazy stack or of a list that take it: `dropped: … on …`.
struct LazyDropsProbe: View {
    let isList: Bool

    var body: some View {
        VStack(spacing: 8) {
            Text("Milk").draggable("Milk").accessibilityIdentifier("milk")
            if isList { List { shelves } } else { ScrollView { LazyVStack(spacing: 4) { shelves } } }
        }
        .padding(8)
    }

    private var shelves: some View {
        ForEach(0..<1000, id: \.self) { id in
            Text("Shelf \(id)")
                .frame(width: 200, height: 40)
                .background(.gray.opacity(0.3))
                .dropDestination(for: String.self) { texts, _ in
                    say("dropped", "\(texts.joined()) on \(id).")
                    return true
                }
                .accessibilityIdentifier("shelf-\(id)")
        }
    }
}

/// A grid of the picture files in the directory that `PROBE_PICTURES` names, and a button that scrolls it from end to end.
struct PicturesProbe: View {
    private let files: [URL]

    init() {
        let directory = ProcessInfo.processInfo.environment["PROBE_PICTURES"] ?? ""
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        files = names.sorted().map { URL(fileURLWithPath: directory).appendingPathComponent($0) }
    }

    var body: some View {
        ScrollViewReader { proxy in
            VStack(spacing: 0) {
                Button("Sweep") { Task { await sweep(proxy) } }.accessibilityIdentifier("sweep")
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))]) {
                        ForEach(files, id: \.lastPathComponent) { file in
                            Image(contentsOf: file).resizable().frame(height: 150)
                                .accessibilityIdentifier(file.lastPathComponent)
                        }
                    }
                }
            }
        }
    }

    private func sweep(_ proxy: ScrollViewProxy) async {
        for index in stride(from: 0, to: files.count, by: 4) {
            proxy.scrollTo(files[index].lastPathComponent, anchor: .top)
            try? await Task.sleep(for: .milliseconds(20))
        }
        proxy.scrollTo(files.last?.lastPathComponent, anchor: .bottom)
        say("swept", "\(files.count)")
    }
}

/// A grid in a container, which scrolls with it.
struct ContainedGridProbe: View {
    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
                ForEach(0..<300, id: \.self) { number in
                    Color(red: 0, green: 0, blue: 1).frame(height: 60).accessibilityIdentifier("cell-\(number)")
                }
            }
            .dropDestination(for: String.self) { _, _ in return true }
        }
        .frame(width: 320, height: 240)
    }
}

/// A grid that the window is as wide as, with more and more cells.
struct GrowingGridProbe: View {
    @State private var count = 4

    var body: some View {
        VStack {
            Button("More") { count += 4 }.accessibilityIdentifier("more")
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
                ForEach(0..<count, id: \.self) { number in
                    Color(red: 0, green: 0, blue: 1).frame(height: 60).accessibilityIdentifier("cell-\(number)")
                }
            }
        }
        .padding()
    }
}

/// A lazy stack of which the header is pinned when a button is pressed. It appears during the layout, while the window stands still.
struct PinnedHeaderProbe: View {
    @State private var isPinned = false

    var body: some View {
        ScrollViewReader { proxy in
            VStack {
                Button("Pin") { isPinned.toggle() }.accessibilityIdentifier("pin")
                Button("Go") { proxy.scrollTo(500, anchor: .top) }.accessibilityIdentifier("go")
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: isPinned ? [.sectionHeaders] : []) {
                        Section {
                            ForEach(0..<1000, id: \.self) { number in
                                Color(red: 0, green: 0, blue: 1)
                                    .frame(height: 20)
                                    .accessibilityIdentifier("row-\(number)")
                            }
                        } header: {
                            Color(red: 1, green: 0, blue: 0).frame(height: 20).accessibilityIdentifier("header")
                        }
                    }
                }
                .accessibilityIdentifier("rows")
            }
        }
        .padding()
    }
}
