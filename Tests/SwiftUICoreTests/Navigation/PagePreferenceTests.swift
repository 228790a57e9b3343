import Foundation
import Testing
import TransferableTesting

@testable import SwiftUICore

/// Preferences of pages below the shown one, which a window still follows.
@MainActor
@Suite("Preferences of pages in a stack")
struct PagePreferenceTests {
    private struct Pages: View {
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                Button("go") { path.append(path.count) }
                    .navigationDestination(for: Int.self) { page in
                        Button("go") { path.append(path.count) }
                            .preferredColorScheme(page == 1 ? .light : nil)
                            .onOpenURL { _ in }
                    }
                    .preferredColorScheme(.dark)
                    .onOpenURL { _ in }
            }
            .overlayPreferenceValue(PreferredColorSchemeKey.self) { Text($0 == .dark ? "dark" : "light") }
            .overlayPreferenceValue(OpenURLActionsKey.self) { Text("\($0.count) actions") }
            Button("back") { path.removeLast() }
        }
    }

    @Test("The colour scheme is that of the uppermost page that prefers one, and all pages receive URLs")
    func stay() throws {
        let window = TestWindow { Pages() }
        func told() -> [String] { window.texts.filter { !["go", "back"].contains($0) } }
        var expected = [["dark", "1 actions"]]
        #expect(told() == expected[0])
        for scheme in ["dark", "light", "light"] {
            try window.press("go")
            expected.append([scheme, "\(expected.count + 1) actions"])
            #expect(told() == expected.last)
        }
        while expected.count > 1 {
            try window.press("back")
            expected.removeLast()
            #expect(told() == expected.last)
        }
    }
}
