import CoreTransferable
import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Transfers of colours")
struct ColorTransferTests {
    @Test("A colour leaves as the desktop's four numbers, and arrives from them")
    func wire() async throws {
        let drag = TestWindow { Text("window") }.drag([Color(red: 1, green: 0.5, blue: 0, opacity: 0.25)])
        #expect(drag.offeredNames == ["application/x-color"])
        let data = try await drag.data(for: "application/x-color")
        let parts = data.withUnsafeBytes { Array($0.bindMemory(to: UInt16.self)) }
        #expect(parts == [65535, 32768, 0, 16384])
    }

    @Test("A part that is no number counts as zero, and an immense one is cut off")
    func oddNumbers() async throws {
        let colors: [(Color, [UInt16])] = [
            (Color(red: .nan, green: 1, blue: -.infinity, opacity: .nan), [0, 65535, 0, 0]),
            (Color(.displayP3, red: 1e308, green: .infinity, blue: .nan), [65535, 65535, 0, 65535]),
            (Color.white.opacity(.nan), [65535, 65535, 65535, 0]),
        ]
        for (color, expected) in colors {
            let data = try await TestWindow { Text("window") }.drag([color]).data(for: "application/x-color")
            #expect(data.withUnsafeBytes { Array($0.bindMemory(to: UInt16.self)) } == expected)
        }
    }

    @Test("A colour of another program is dropped, and bytes that are none are refused")
    func drop() async throws {
        struct Well: View {
            @State private var color = Color.black
            var body: some View {
                Text(color == Color(red: 0, green: 0, blue: 1) ? "blue" : "other")
                    .dropDestination(for: Color.self) { colors, _ in
                        color = colors[0]
                        return true
                    }
            }
        }
        struct Bytes: Transferable {
            let data: Data
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(exportedContentType: .pasteboardColor) { $0.data }
            }
        }
        let window = TestWindow { Well() }
        let parts: [UInt16] = [0, 0, 65535, 65535]
        let short = window.drag([Bytes(data: Data([1, 2, 3]))])
        #expect(await short.drop(on: try window.view(text: "other"), of: window) == false)
        let blue = window.drag([Bytes(data: parts.withUnsafeBytes { Data($0) })])
        #expect(await blue.drop(on: try window.view(text: "other"), of: window))
        #expect(window.texts == ["blue"])
    }

    @Test("A colour arrives that a program of Qt names on Wayland, and other words are refused")
    func qtName() async throws {
        let color = Color(red: 0.2, green: 0.4, blue: 0.8)
        #expect(try await Color(importing: Data("#3366cc".utf8), contentType: .pasteboardColor) == color)
        for word in ["#3366c", "#3366cg", "3366ccc"] {
            await #expect(throws: (any Error).self) {
                try await Color(importing: Data(word.utf8), contentType: .pasteboardColor)
            }
        }
    }
}

extension UTType {
    fileprivate static let pasteboardColor = UTType(importedAs: "com.apple.cocoa.pasteboard.color")
}
