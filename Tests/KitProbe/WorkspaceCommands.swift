import AppKit
import Foundation
import UIKit

/// The commands of the probe that ask the desktop for its programs and files.
enum WorkspaceCommands {
    /// Runs a command.
    /// - Returns: Whether it is one of these.
    @MainActor
    static func run(_ command: String, _ value: String) async -> Bool {
        let workspace = NSWorkspace.shared
        switch command {
        case "open": print("open", url(value).map { workspace.open($0) } ?? false)
        case "open-file": print("open", workspace.openFile(value))
        case "open-configured":
            print("open", await outcome { workspace.open(url(value)!, configuration: .init(), completionHandler: $0) })
        case "open-in":
            let parts = value.split(separator: ",").map { URL(fileURLWithPath: String($0)) }
            print(
                "open",
                await outcome {
                    workspace.open(
                        Array(parts.dropFirst()),
                        withApplicationAt: parts[0],
                        configuration: .init(),
                        completionHandler: $0
                    )
                }
            )
        case "app-for": print("app", workspace.urlForApplication(toOpen: url(value)!)?.lastPathComponent ?? "nil")
        case "apps-for": print("apps", workspace.urlsForApplications(toOpen: url(value)!).names)
        case "apps-for-type": print("apps", UTType(value).map(workspace.urlsForApplications(toOpen:)).names)
        case "app-named":
            print("app", workspace.urlForApplication(withBundleIdentifier: value)?.lastPathComponent ?? "nil")
        case "reveal": workspace.activateFileViewerSelecting(value.split(separator: ",").map { url(String($0))! })
        case "select": print("select", workspace.selectFile(value, inFileViewerRootedAtPath: ""))
        case "recycle":
            let files = value.split(separator: ",").map { URL(fileURLWithPath: String($0)) }
            let error = await withCheckedContinuation { continuation in
                workspace.recycle(files) { _, error in continuation.resume(returning: error) }
            }
            print("recycle", error == nil ? "done" : "failed")
        case "icon":
            let image = NSImage(size: NSSize(width: 4, height: 4), flipped: false) { rect in
                NSColor.red.setFill()
                rect.fill()
                return true
            }
            print("icon", workspace.setIcon(image, forFile: value))
            print("icon size", Int(workspace.icon(forFile: value).size.width))
            print("no icon", workspace.setIcon(nil, forFile: value))
            print("icon size", Int(workspace.icon(forFile: value).size.width))
        case "icon-size": print("icon size", Int(workspace.icon(forFile: value).size.width))
        case "picture": print("picture", NSImage(contentsOfFile: value) != nil)
        case "sound": await SoundCommands.play(value)
        case "can-open": print("can open", UIApplication.shared.canOpenURL(url(value)!))
        case "ui-open":
            let isOpened = await withCheckedContinuation { continuation in
                UIApplication.shared.open(url(value)!) { continuation.resume(returning: $0) }
            }
            print("open", isOpened)
        case "device":
            let device = UIDevice.current
            print("device", device.systemName, device.systemVersion, device.userInterfaceIdiom == .mac)
            print("identifier", device.identifierForVendor?.uuidString ?? "nil")
        default: return false
        }
        return true
    }

    private static func url(_ text: String) -> URL? {
        text.hasPrefix("/") ? URL(fileURLWithPath: text) : URL(string: text)
    }

    /// Waits for the completion handler of an opening.
    @MainActor
    private static func outcome(
        _ open: (@escaping @Sendable (NSRunningApplication?, (any Error)?) -> Void) -> Void
    ) async -> String {
        let error = await withCheckedContinuation { continuation in
            open { _, error in continuation.resume(returning: error) }
        }
        return error == nil ? "done" : "failed"
    }
}

extension [URL]? {
    fileprivate var names: String { (self ?? []).names }
}

extension [URL] {
    /// The names of files, with spaces between them.
    fileprivate var names: String { map(\.lastPathComponent).joined(separator: " ") }
}
