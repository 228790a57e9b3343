import Foundation
import SwiftUI

/// Windows of this package's SwiftUI, to be measured from inside.
///
///     ViewBenchmarks empty              a window with nothing in it
///     ViewBenchmarks rows COUNT         a list, of which rows are changed, inserted and removed, and which is scrolled
///     ViewBenchmarks symbols COUNT      the same list with a symbol in each row
///     ViewBenchmarks icons COUNT        the same list with the icons of the desktop's theme
///     ViewBenchmarks stack COUNT        the same rows in a lazy stack
///     ViewBenchmarks pictures FOLDER    a grid of the picture files in a folder, which is scrolled
///     ViewBenchmarks moving COUNT       squares that move to and fro
///     ViewBenchmarks windows COUNT      windows, sheets and popovers that are opened and closed
@main
struct ViewBenchmarks: App {
    var body: some Scene {
        WindowGroup("Benchmark") {
            let arguments = Array(CommandLine.arguments.dropFirst())
            switch arguments.first {
            case "rows": Rows(count: count(arguments), .list)
            case "symbols": Rows(count: count(arguments), .symbols)
            case "icons": Rows(count: count(arguments), .icons)
            case "stack": Rows(count: count(arguments), .stack)
            case "pictures": Pictures(directory: arguments.dropFirst().first ?? ".")
            case "moving": Moving(count: count(arguments))
            case "windows": Windows(count: count(arguments))
            default: Empty()
            }
        }
        .defaultSize(width: 400, height: 600)
        WindowGroup(for: Int.self) { WindowContent(number: $0.wrappedValue ?? 0) }
    }

    private func count(_ arguments: [String]) -> Int { arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000 }
}

struct Empty: View {
    var body: some View {
        Color.clear.task {
            await reportStanding()
            await reportIdle()
            exit(0)
        }
    }
}
