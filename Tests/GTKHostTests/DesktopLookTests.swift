import DesktopBus
import SwiftUICore
import Testing

@testable import GTKHost

@Suite("The look of the desktop")
@MainActor
struct DesktopLookTests {
    @Test(
        "is that of a desktop among the names that the environment has",
        arguments: [
            ("GNOME", .gnome), ("ubuntu:GNOME", .gnome), ("GNOME-Classic:GNOME", .gnome), ("KDE", .kde),
            ("XFCE", .other),
            ("", .other), (nil, .other), ("GNOMEX:KDEX", .other),
        ] as [(String?, DesktopLook.Desktop)]
    )
    func desktops(name: String?, desktop: DesktopLook.Desktop) {
        #expect(DesktopLook.Desktop(named: name) == desktop)
    }

    @Test("has the accent colour that the portal tells, and none where the numbers are no colour")
    func accentColors() throws {
        func reply(_ parts: [Double]) -> BusReply.Value { .array(parts.map { .real($0) }) }
        let color = try #require(AccentColor.color(reply([1, 0.5, 0])))
        #expect((color.red, color.green, color.blue, color.alpha) == (1, 0.5, 0, 1))
        #expect(AccentColor.rules(color).contains("@define-color accent_bg_color rgb(255,128,0);"))
        #expect(AccentColor.color(reply([-1, -1, -1])) == nil)
        #expect(AccentColor.color(reply([0, 0.5, .nan])) == nil)
        #expect(AccentColor.color(reply([0, 0.5])) == nil)
        #expect(AccentColor.color(.string("red")) == nil)
        #expect(AccentColor.color(nil) == nil)
    }
}
