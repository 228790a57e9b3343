import AppKit
import Foundation
import KitSupport
import SwiftUI
import Testing
import UIKit

@Suite("A delegate")
@MainActor
struct DelegateTests {
    class Plain: NSObject, NSApplicationDelegate {
        var number = 3
    }
    class Own: Plain {
        let texts: [String]
        override init() {
            texts = ["a", "b"]
            super.init()
            number = 7
        }
    }
    final class Phone: NSObject, UIApplicationDelegate {
        let date = Date(timeIntervalSince1970: 5)
    }

    @Test("is made by the initializer of its class, inherited or not")
    func creation() {
        #expect(makeObject(Plain.self).number == 3)
        let own = makeObject(Own.self)
        #expect((own.number, own.texts) == (7, ["a", "b"]))
        #expect(makeObject(Phone.self).date == Date(timeIntervalSince1970: 5))
        #expect(NSApplicationDelegateAdaptor(Own.self).wrappedValue.texts.count == 2)
    }

    /// Writes down the calls.
    final class Listener: NSObject, NSApplicationDelegate {
        var heard: [String] = []
        var reply = NSApplication.TerminateReply.terminateNow

        func applicationDidBecomeActive(_ notification: Notification) { heard.append(notification.name.rawValue) }
        func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { reply }
        func applicationWillTerminate(_ notification: Notification) { heard.append(notification.name.rawValue) }
    }

    final class PhoneListener: NSObject, UIApplicationDelegate {
        var heard: [String] = []
        var opened: Set<String> = []

        func application(
            _ app: UIApplication,
            open url: URL,
            options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool {
            heard.append(url.absoluteString)
            return opened.contains(url.absoluteString)
        }
        func applicationWillEnterForeground(_ application: UIApplication) { heard.append("foreground") }
        func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
        func applicationWillResignActive(_ application: UIApplication) { heard.append("resigns") }
        func applicationDidEnterBackground(_ application: UIApplication) { heard.append("background") }
    }

    @Test("hears of the keyboard and of the end, and of URLs only where it has a method for them")
    func desktop() throws {
        let listener = Listener()
        NSApp.delegate = listener
        defer { NSApp.delegate = nil }
        let observer = try #require(AppLifecycle.shared.observer)
        observer.appDidChangeActivity(isActive: true)
        observer.appDidChangeActivity(isActive: false)
        observer.appWillTerminate()
        #expect(
            listener.heard == [
                "NSApplicationDidBecomeActiveNotification", "NSApplicationWillTerminateNotification",
            ]
        )
        #expect(!observer.appOpens([URL(string: "https://swift.org")!]))
        #expect(observer.appShouldTerminate() == true)
        listener.reply = .terminateCancel
        #expect(observer.appShouldTerminate() == false)
        listener.reply = .terminateLater
        #expect(observer.appShouldTerminate() == nil)
    }

    @Test("actions by their names open settings and end the app, and others do nothing")
    func actions() {
        let listener = Listener()
        listener.reply = .terminateCancel
        NSApp.delegate = listener
        let opening = AppLifecycle.shared.openSettings
        defer { (NSApp.delegate, AppLifecycle.shared.openSettings) = (nil, opening) }
        var count = 0
        AppLifecycle.shared.openSettings = { count += 1 }
        #expect(NSApp.sendAction(Selector(("showSettingsWindow:")), to: nil, from: nil))
        #expect(NSApp.sendAction(NSSelectorFromString("showPreferencesWindow:"), to: NSApp.delegate, from: self))
        #expect(count == 2)
        #expect(!NSApp.sendAction("showSettingsWindow:", to: "somebody else", from: nil) && count == 2)
        #expect(NSApp.sendAction("terminate:", to: nil, from: nil))
        #expect(!NSApp.sendAction("dance:", to: nil, from: nil))
        AppLifecycle.shared.openSettings = nil
        #expect(!NSApp.sendAction("showSettingsWindow:", to: nil, from: nil))
    }

    @Test("of a phone's app hears of all changes in their order, and leaves to the views what it does not open")
    func phone() throws {
        let listener = PhoneListener()
        UIApplication.shared.delegate = listener
        defer { UIApplication.shared.delegate = nil }
        let observer = try #require(AppLifecycle.shared.observer)
        observer.appDidChangeActivity(isActive: true)
        observer.appDidChangeActivity(isActive: false)
        #expect(listener.heard == ["foreground", "active", "resigns", "background"])
        let urls = ["a:1", "b:2"].compactMap { URL(string: $0) }
        listener.opened = ["a:1"]
        #expect(!observer.appOpens(urls))
        listener.opened = ["a:1", "b:2"]
        #expect(observer.appOpens(urls))
        #expect(listener.heard.suffix(4) == ["a:1", "b:2", "a:1", "b:2"])
    }
}
