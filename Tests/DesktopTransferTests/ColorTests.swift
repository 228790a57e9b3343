import Foundation
import Testing
import TransferTestSupport

/// Colours of the Palette to other programs and from them.
@Suite("Colours between programs", .timeLimit(.minutes(20)))
struct ColorTests {
    private static let name = "application/x-color"

    @Test(arguments: DragPeer.Toolkit.allCases)
    func aColorLeavesAndArrivesOnX(toolkit: DragPeer.Toolkit) async throws {
        try await XServer.run(width: 1500) { try await check(on: $0, toolkit) }
    }

    @Test func aColorLeavesAndArrivesOnWayland() async throws {
        try await WaylandServer.run(width: 1560, height: 900) { try await check(on: $0, .gtk4) }
    }

    private func check(on desktop: some Desktop, _ toolkit: DragPeer.Toolkit) async throws {
        let palette = try await AppUnderTest.palette(on: desktop, at: Point(20, 40))
        let target = try await DragPeer.target(on: desktop, toolkit, accepting: [Self.name], at: Point(1000, 60))
        try await desktop.input.drag(from: palette.center(of: "color-Brick"), to: target.window.frame.center)
        let brick: [UInt16] = [0x9B, 0x22, 0x26, 0xFF].map { $0 * 257 }
        let drop = try await target.drop()
        #expect(drop.data == brick.withUnsafeBytes { Data($0) })
        // GIMP takes no other (`gimp_selection_data_get_color`). Wayland has bytes alone.
        if desktop is XServer, toolkit == .gtk3 { #expect(drop.itemSize == 16) }

        let green: [UInt16] = [0, 0x8000, 0, 0xFFFF]
        let source = try await DragPeer.source(
            on: desktop,
            toolkit,
            offering: [Self.name: green.withUnsafeBytes { Data($0) }],
            at: Point(1000, 460)
        )
        try await desktop.input.drag(from: source.window.frame.center, to: palette.center(of: "favorites"))
        _ = try await palette.frame(of: "favorite-#008000")
        palette.expectGoodHealth()
    }
}
