import SwiftUICore
import TransferableTesting

/// Shows views inside each other in a window in memory, on the main thread: `NestingProgram DEPTH`. Says what the window shows before a
/// change and after it.
@main
struct NestingProgram {
    @MainActor
    static func main() throws {
        let depth = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1
        let window = TestWindow { Nest(depth: depth) }
        print(window.texts.joined(separator: " "))
        try window.press("Change")
        print(window.texts.joined(separator: " "))
        window.close()
        print("closed")
    }
}

private struct Nest: View {
    let depth: Int
    @State private var text = "before"

    var body: some View {
        Button("Change") { text = "after" }
        (0..<depth).reduce(AnyView(Text(text))) { view, _ in AnyView(VStack { view }.padding(0)) }
    }
}
