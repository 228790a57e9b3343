import Foundation
import SwiftUICore
import Testing

@testable import GTKHost

/// Images without pixels, such as an `NSImage` that was made with a size of zero.
@MainActor
@Suite("Images without a picture")
struct EmptyImageTests {
    private let image = Image(data: Data(), contentType: .png)

    @Test("They take no room")
    func room() throws {
        let alone = try Bitmap(of: .unspecified) { Color.red.frame(width: 20, height: 20) }
        let beside = try Bitmap(of: .unspecified) {
            HStack(spacing: 0) {
                image
                Color.red.frame(width: 20, height: 20)
            }
        }
        #expect(beside.width == alone.width && beside.height == alone.height)
    }

    @Test("They draw nothing where they are given room, and are no error", arguments: [false, true])
    func drawing(isRepeated: Bool) throws {
        let bitmap = try Bitmap(of: .unspecified) {
            image.resizable(resizingMode: isRepeated ? .tile : .stretch).frame(width: 30, height: 30)
        }
        #expect(bitmap.width == 30 && bitmap.height == 30 && bitmap.inkCount == 0)
    }

    @Test("A widget of one is told that there is no picture, and nothing is logged")
    func widgets() async throws {
        let store = PictureStore()
        let source = Image.Source(data: Data(), contentType: .png)
        #expect(store.size(of: source) == .zero)
        let key = PictureStore.Key(source: source, width: 30, height: 30, isCoarse: false)
        let isLoaded = await withCheckedContinuation { continuation in
            _ = store.load(key) { continuation.resume(returning: $0 != nil) }
        }
        #expect(!isLoaded && store.reports.isEmpty)
        // An image that cannot be read says so.
        #expect(store.size(of: Image.Source(data: Data("no picture".utf8), contentType: .png)) == nil)
        #expect(store.reports.count == 1)
    }
}
