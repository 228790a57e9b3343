import GTKTransport
import SwiftUICore

extension DisplayProxy {
    /// The screen on which windows open; nil where there is none.
    @MainActor static var ofWindows: DisplayProxy? {
        screenForWindows().map { DisplayProxy(bounds: $0.bounds, visibleRect: $0.visible) }
    }
}
