import AppKit
import SwiftUI
import UIKit

/// An app that uses the older interfaces, as the arguments after `app` say.
struct ProbeApp: App {
    @NSApplicationDelegateAdaptor(ProbeDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup("Kit") { ProbeView() }
    }
}

/// Tells of the life of the app, and does what the arguments say when it has begun.
class ProbeDelegate: NSObject, NSApplicationDelegate, ObservableObject {
    @Published var greeting = "Hello from the delegate"

    private func say(_ words: String) {
        print(words)
        fflush(nil)
    }

    func applicationWillFinishLaunching(_ notification: Notification) { say("will finish launching") }

    func applicationDidFinishLaunching(_ notification: Notification) {
        say("did finish launching")
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.act() }
    }

    func application(_ application: NSApplication, open urls: [URL]) {
        say("opened \(urls.map(\.absoluteString).joined(separator: " "))")
    }

    func applicationDidBecomeActive(_ notification: Notification) { say("active \(NSApp.isActive)") }

    func applicationDidResignActive(_ notification: Notification) { say("inactive \(NSApp.isActive)") }

    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
        say("should terminate")
        if CommandLine.arguments.contains("refuse") { return .terminateCancel }
        DispatchQueue.main.async { NSApp.reply(toApplicationShouldTerminate: true) }
        return .terminateLater
    }

    func applicationWillTerminate(_ notification: Notification) { say("will terminate") }

    private func act() {
        let board = NSPasteboard.general
        for argument in CommandLine.arguments.dropFirst(2) {
            switch argument {
            case "copy":
                let count = board.clearContents()
                board.setString("from the app", forType: .string)
                say("count \(board.changeCount - count)")
            case "paste": say("pasted \(board.string(forType: .string) ?? "nil")")
            case "paste-later":
                Task {
                    while board.string(forType: .string) == "from the app" {
                        try await Task.sleep(for: .milliseconds(50))
                    }
                    say("pasted \(board.string(forType: .string) ?? "nil")")
                }
            case "quit": NSApplication.shared.terminate(nil)
            case "dark":
                NSApp.appearance = NSAppearance(named: .darkAqua)
                say("appearance \(NSApp.effectiveAppearance.name == .darkAqua)")
            case "hand":
                NSCursor.crosshair.set()
                NSCursor.pointingHand.push()
                say("pointer \(NSCursor.current === NSCursor.pointingHand)")
            case "pop":
                NSCursor.pop()
                say("pointer \(NSCursor.current === NSCursor.crosshair)")
            case "screen":
                let screen = UIScreen.main
                say("screen \(Int(screen.bounds.width)) \(Int(screen.nativeBounds.height)) \(screen.scale)")
                let size = NSScreen.main?.frame.size ?? .zero
                say("main screen \(Int(size.width)) \(Int(size.height)) of \(NSScreen.screens.count)")
            case "other thread": OtherThread.run { self.say($0) }
            case "save":
                let panel = NSSavePanel()
                panel.title = "Keep the picture"
                panel.nameFieldStringValue = "picture"
                panel.allowedContentTypes = [.png]
                let response = panel.runModal()
                say("panel \(response == .OK ? panel.url?.path ?? "nothing" : "cancelled")")
            case "open":
                let panel = NSOpenPanel()
                panel.title = "Choose a picture"
                panel.allowsMultipleSelection = true
                let response = panel.runModal()
                say("panel \(response == .OK ? panel.urls.map(\.path).joined(separator: "|") : "cancelled")")
            case "pick": NSSharingServicePicker(items: ["Shared by a picker"]).show()
            case "present": present()
            case "document":
                let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText], asCopy: true)
                picker.delegate = self
                show(picker)
            case _ where argument.hasPrefix("wallpaper="): setWallpaper(String(argument.dropFirst("wallpaper=".count)))
            default: _ = WindowCommands.run(argument) { self.say($0) }
            }
        }
    }

    /// Asks for another picture on the desktop's ground.
    private func setWallpaper(_ path: String) {
        let file = path.hasPrefix("/") ? URL(fileURLWithPath: path) : URL(string: path)
        guard let file, let screen = NSScreen.main else { return say("no screen") }
        do {
            try NSWorkspace.shared.setDesktopImageURL(file, for: screen)
            say("wallpaper now \(NSWorkspace.shared.desktopImageURL(for: screen)?.path ?? "not told")")
        } catch {
            say("wallpaper failed")
        }
    }

    /// Asks for the folder of a document, where it is copied or moved as the arguments say.
    func export() {
        let file = URL(fileURLWithPath: ProcessInfo.processInfo.environment["DOCUMENT"] ?? "")
        let picker = UIDocumentPickerViewController(
            forExporting: [file],
            asCopy: CommandLine.arguments.contains("copy document")
        )
        picker.delegate = self
        show(picker)
    }

    /// Presents a controller over the window.
    private func show(_ controller: UIViewController) {
        let scene = UIApplication.shared.connectedScenes.first { $0.activationState == .foregroundActive }
        guard let root = (scene as? UIWindowScene)?.windows.first?.rootViewController else { return say("no window") }
        root.present(controller, animated: true) { self.say("presented") }
    }

    /// Presents the share sheet over the window, as code does that has no view.
    private func present() {
        let scene = UIApplication.shared.connectedScenes.first { $0.activationState == .foregroundActive }
        guard let root = (scene as? UIWindowScene)?.windows.first?.rootViewController else { return say("no window") }
        let sheet = UIActivityViewController(activityItems: ["Ada's recipe"], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = root.view
        sheet.completionWithItemsHandler = { activity, completed, _, error in
            self.say("ended \(activity?.rawValue ?? "nowhere") \(completed) \(error == nil)")
            self.say("presents \(root.presentedViewController != nil)")
        }
        root.present(sheet, animated: true) { self.say("presents \(root.presentedViewController === sheet)") }
    }
}

extension ProbeDelegate: UIDocumentPickerDelegate {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        for url in urls {
            print("document \(url.path) has \((try? String(contentsOf: url, encoding: .utf8)) ?? "nothing")")
        }
        fflush(nil)
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        print("no document")
        fflush(nil)
    }
}

struct ProbeView: View {
    @EnvironmentObject private var delegate: ProbeDelegate
    @State private var pasted = "Nothing"
    @State private var isSharing = CommandLine.arguments.contains("share")

    var body: some View {
        VStack(spacing: 12) {
            Image(
                nsImage: NSImage(size: NSSize(width: 60, height: 30), flipped: false) { rect in
                    NSColor.systemBlue.setFill()
                    NSBezierPath(roundedRect: rect, xRadius: 8, yRadius: 8).fill()
                    return true
                }
            )
            Image(nsImage: NSWorkspace.shared.icon(for: .folder))
            Text(delegate.greeting)
            Text(pasted).foregroundStyle(Color(nsColor: .secondaryLabelColor))
            HStack {
                Button("Copy") {
                    NSPasteboard.general.clearContents()
                    NSPasteboard.general.setString("from the app", forType: .string)
                }
                // The portal is asked where the main queue does not wait, as in the action of a button.
                Button("Export") { delegate.export() }.keyboardShortcut("e")
            }
            Button("Paste") { pasted = NSPasteboard.general.string(forType: .string) ?? "Nothing" }
            Button("Share") {
                UIImpactFeedbackGenerator(style: .light).impactOccurred()
                isSharing = true
            }
        }
        .padding()
        .frame(width: 360, height: 300)
        .onAppear { if CommandLine.arguments.contains("begin") { begin() } }
        .background(Color(uiColor: .systemBackground))
        .background(
            WindowAccessor { window in
                guard CommandLine.arguments.contains("windows") else { return }
                print("accessor found \(window.title) \(window === NSApp.windows.first)")
                fflush(nil)
            }
        )
        .sheet(isPresented: $isSharing) {
            ShareSheet(items: ["Ada's recipe", URL(string: "https://example.org/recipe")!])
        }
    }

    /// Asks for folders while the window stays in use.
    private func begin() {
        let panel = NSOpenPanel()
        (panel.canChooseDirectories, panel.canChooseFiles) = (true, false)
        (panel.message, panel.prompt) = ("Which folder?", "Take")
        panel.directoryURL = URL(fileURLWithPath: "/usr")
        panel.begin { response in
            print("panel \(response == .OK ? panel.urls.map(\.path).joined(separator: "|") : "cancelled")")
            fflush(nil)
        }
    }
}

/// The share sheet, as tutorials show it.
struct ShareSheet: UIViewControllerRepresentable {
    let items: [Any]

    func makeUIViewController(context: Context) -> UIActivityViewController {
        UIActivityViewController(activityItems: items, applicationActivities: nil)
    }

    func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
}
