import AppKit
import Foundation
import SwiftUI
import Testing
import UIKit

/// The objects of the app and of the computer in a program without windows.
@Suite("In a program without windows")
@MainActor
struct WithoutWindowsTests {
    @Test("a panel is cancelled at once")
    func panels() async {
        let panel = NSOpenPanel()
        panel.allowedContentTypes = [.png]
        #expect(panel.runModal() == .cancel)
        #expect(await NSSavePanel().begin() == .cancel)
        #expect(NSSavePanel().nameFieldStringValue == "Untitled")
        #expect(panel.url == nil && panel.urls.isEmpty)
    }

    @Test("a panel takes types by extensions and identifiers as well")
    func fileTypes() {
        let panel = NSOpenPanel()
        #expect(panel.allowedFileTypes == nil)
        panel.allowedFileTypes = ["png", "public.html"]
        #expect(panel.allowedContentTypes == [.png, .html])
        #expect(panel.allowedFileTypes == ["png", "html"])
        panel.allowedFileTypes = NSImage.imageTypes
        #expect(panel.allowedContentTypes.contains(.image))
        panel.allowedFileTypes = nil
        #expect(panel.allowedContentTypes.isEmpty)
    }

    @Test("a pointer is remembered, and there is one when all are popped")
    func pointers() {
        NSCursor.iBeam.set()
        NSCursor.openHand.push()
        NSCursor.closedHand.push()
        #expect(NSCursor.current === NSCursor.closedHand)
        NSCursor.closedHand.pop()
        #expect(NSCursor.current === NSCursor.openHand)
        NSCursor.pop()
        #expect(NSCursor.current === NSCursor.iBeam)
        NSCursor.pop()
        #expect(NSCursor.current === NSCursor.arrow)
        NSCursor.hide()
        NSCursor.unhide()
        #expect(NSCursor.current === NSCursor.arrow)
    }

    @Test("the screen has a size, and the battery is looked at where a program asks for it")
    func computer() {
        let screen = UIScreen.main
        #expect(screen.nativeBounds.width == screen.bounds.width * screen.scale)
        #expect(screen.bounds.width > 0)
        #expect(NSScreen.main == nil && NSScreen.screens.isEmpty)
        let device = UIDevice.current
        device.isBatteryMonitoringEnabled = false
        #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
        device.isBatteryMonitoringEnabled = true
        defer { device.isBatteryMonitoringEnabled = false }
        let hasBattery = device.batteryLevel >= 0
        let level = "/sys/class/power_supply/BAT0/capacity"
        if FileManager.default.fileExists(atPath: level) { #expect(hasBattery) }
        #expect(hasBattery ? device.batteryLevel <= 1 : device.batteryState == .unknown)
        #expect(!device.name.isEmpty && !device.orientation.isLandscape && !device.orientation.isPortrait)
        #expect(UIDeviceOrientation.landscapeLeft.isLandscape && UIDeviceOrientation.portraitUpsideDown.isPortrait)
    }

    @Test("feedback is taken and not felt, in all kinds and in a kind of the program's own")
    func feedback() {
        final class Counted: UIFeedbackGenerator {
            var count = 0
            override func prepare() {
                super.prepare()
                count += 1
            }
        }
        let own = Counted()
        own.prepare()
        #expect(own.count == 1)
        for style in [UIImpactFeedbackGenerator.FeedbackStyle.light, .medium, .heavy, .soft, .rigid] {
            let generator: UIFeedbackGenerator = UIImpactFeedbackGenerator(style: style)
            generator.prepare()
            (generator as? UIImpactFeedbackGenerator)?.impactOccurred(intensity: 0.5)
        }
        UIImpactFeedbackGenerator().impactOccurred()
        UISelectionFeedbackGenerator().selectionChanged()
        for type in [UINotificationFeedbackGenerator.FeedbackType.success, .warning, .error] {
            UINotificationFeedbackGenerator().notificationOccurred(type)
        }
        NSBeep()
    }

    @Test("the app is not active, keeps its look, and is in no panel")
    func app() {
        #expect(!NSApp.isActive)
        #expect(UIApplication.shared.applicationState == .inactive)
        let before = NSApp.appearance
        defer { NSApp.appearance = before }
        NSApp.appearance = NSAppearance(named: .darkAqua)
        #expect(NSApp.effectiveAppearance.name == .darkAqua)
        #expect(NSApp.activationPolicy() == .regular)
        #expect(NSApp.setActivationPolicy(.regular) && !NSApp.setActivationPolicy(.accessory))
        #expect(NSWorkspace.shared.frontmostApplication == nil)
        #expect(NSRunningApplication.current.processIdentifier == ProcessInfo.processInfo.processIdentifier)
    }
}
