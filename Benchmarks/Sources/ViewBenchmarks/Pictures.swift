import Foundation
import SwiftUI

/// A grid of picture files.
struct Pictures: View {
    private let files: [URL]

    init(directory: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        files = names.sorted().map { URL(fileURLWithPath: directory).appendingPathComponent($0) }
    }

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
                    ForEach(files, id: \.lastPathComponent) { file in
                        Image(contentsOf: file).resizable().frame(height: 90)
                    }
                }
            }
            .task { await measure(proxy) }
        }
    }

    private func measure(_ proxy: ScrollViewProxy) async {
        await reportStanding()
        await reportScrolling(files.map(\.lastPathComponent), by: 12, proxy)
        report("memory", Used.memory)
        await reportIdle()
        exit(0)
    }
}
