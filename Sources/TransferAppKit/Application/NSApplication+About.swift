import AppFiles
import Foundation
import KitSupport
import SwiftUICore

extension NSApplication {
    /// The window about the app.
    private static let aboutWindow = {
        let window = NSWindow(contentRect: .zero, styleMask: [.titled, .closable], backing: .buffered, defer: false)
        window.isReleasedWhenClosed = false
        return window
    }()

    /// The parts of the window about the app.
    public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name of the part.
        public let rawValue: String

        /// Creates a part.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name of the app, as a `String`.
        public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
        /// The icon, as an ``NSImage``.
        public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
        /// The version, as a `String`.
        public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
        /// The number of the build, as a `String`.
        public static let version = AboutPanelOptionKey(rawValue: "Version")
        /// A text below the others, as an `NSAttributedString`.
        public static let credits = AboutPanelOptionKey(rawValue: "Credits")
    }

    /// Shows a window with the name, the icon, the version and the copyright of the app, which its `Info.plist` has.
    /// - Parameter sender: The sender, which has no effect.
    public func orderFrontStandardAboutPanel(_ sender: Any?) { orderFrontStandardAboutPanel(options: [:]) }

    /// Shows a window about the app.
    /// - Parameter optionsDictionary: What takes the place of the app's `Info.plist`.
    public func orderFrontStandardAboutPanel(options optionsDictionary: [AboutPanelOptionKey: Any] = [:]) {
        let window = Self.aboutWindow
        let facts = AboutFacts(optionsDictionary, Bundle.main.infoDictionary ?? [:])
        window.title = "About \(facts.name)"
        window.contentView = NSHostingView(rootView: AboutView(facts: facts))
        window.center()
        window.makeKeyAndOrderFront(nil)
    }
}

/// The texts and the icon of the window about the app.
struct AboutFacts {
    let name: String
    let version: String?
    let copyright: String?
    let credits: String?
    let icon: NSImage?

    @MainActor
    init(_ options: [NSApplication.AboutPanelOptionKey: Any], _ information: [String: Any]) {
        func text(_ key: NSApplication.AboutPanelOptionKey?, _ names: String...) -> String? {
            let given = key.flatMap { options[$0] as? String }
            let found = given ?? names.lazy.compactMap { information[$0] as? String }.first
            return found.flatMap { $0.isEmpty ? nil : $0 }
        }
        name = text(.applicationName) ?? AppName.displayed
        let (version, build) = (
            text(.applicationVersion, "CFBundleShortVersionString"), text(.version, "CFBundleVersion")
        )
        self.version =
            switch (version, build) {
            case (let version?, let build?) where version != build: "Version \(version) (\(build))"
            case (let either?, _), (nil, let either?): "Version \(either)"
            case (nil, nil): nil
            }
        copyright = text(nil, "NSHumanReadableCopyright")
        credits = (options[.credits] as? NSAttributedString)?.string
        icon = options[.applicationIcon] as? NSImage ?? NSApplication.shared.applicationIconImage
    }
}

private struct AboutView: View {
    let facts: AboutFacts

    var body: some View {
        VStack(spacing: 8) {
            if let icon = facts.icon { Image(nsImage: icon).resizable().scaledToFit().frame(width: 64, height: 64) }
            Text(facts.name).font(.headline)
            if let version = facts.version { Text(version).font(.caption) }
            if let credits = facts.credits { Text(credits).font(.caption) }
            if let copyright = facts.copyright { Text(copyright).font(.caption).foregroundStyle(.secondary) }
        }
        .multilineTextAlignment(.center)
        .textSelection(.enabled)
        .padding(24)
        .frame(minWidth: 260, maxWidth: 420)
    }
}
