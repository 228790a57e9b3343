import AppKit
import Foundation
import GTKHost
import SwiftUI
import UIKit

/// Copies and pastes without a window, as the commands of its arguments say. `app`, `code`, `mac`, `peers` and `phone`
/// show windows instead.
@main
struct KitProbe {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "app" { return MainActor.assumeIsolated { runApp(ProbeApp.self) } }
        if arguments.first == "code" { return MainActor.assumeIsolated { runApp(CodeApp.self) } }
        if arguments.first == "mac" {
            return MainActor.assumeIsolated {
                let delegate = CodeDelegate()
                NSApplication.shared.delegate = delegate
                NSApplication.shared.run()
            }
        }
        if arguments.first == "phone" { return MainActor.assumeIsolated { PhoneDelegate.main() } }
        if arguments.first == "peers" { return MainActor.assumeIsolated { runApp(PeersApp.self) } }
        Task { @MainActor in
            for argument in arguments {
                let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
                try await run(parts[0], parts.count > 1 ? parts[1] : "")
            }
            exit(0)
        }
        dispatchMain()
    }

    @MainActor
    private static func run(_ command: String, _ value: String) async throws {
        let board = NSPasteboard.general
        switch command {
        case "text":
            board.clearContents()
            board.setString(value, forType: .string)
        case "secret":
            board.clearContents()
            board.setString(value, forType: .string)
            board.setString("", forType: .init("org.nspasteboard.ConcealedType"))
        case "image":
            let size = NSSize(width: 8, height: 4)
            let image = NSImage(size: size, flipped: false) { rect in
                NSColor.red.setFill()
                rect.fill()
                return true
            }
            board.clearContents()
            board.writeObjects([image])
        case "files":
            board.clearContents()
            board.writeObjects(value.split(separator: ",").map { NSURL(fileURLWithPath: String($0)) })
        case "three":
            UIPasteboard.general.setItems(value.split(separator: ",").map { ["public.utf8-plain-text": String($0)] })
        case "lazy":
            let item = NSPasteboardItem()
            item.setDataProvider(LateText.shared, forTypes: [.string, .html])
            board.clearContents()
            board.writeObjects([item])
        case "named-three":
            let parts = value.split(separator: ",").map(String.init)
            guard let named = UIPasteboard(name: UIPasteboard.Name(parts[0]), create: true) else { return }
            named.setItems(parts.dropFirst().map { ["public.utf8-plain-text": $0] })
        case "clear":
            board.clearContents()
        case "types":
            print("types", (board.types ?? []).map(\.rawValue).joined(separator: " "))
        case "read":
            print("text", board.string(forType: .string) ?? "nil")
            print("strings", (UIPasteboard.general.strings ?? []).joined(separator: "|"))
        case "image-size":
            let image = board.readObjects(forClasses: [NSImage.self])?.first as? NSImage
            print("image", image.map { "\(Int($0.size.width))x\(Int($0.size.height))" } ?? "nil")
        case "values":
            let board = UIPasteboard.general
            let counts = [board.strings?.count, board.urls?.count, board.images?.count, board.colors?.count]
            print("values \(counts.map { $0 ?? 0 })")
        case "urls":
            let urls = board.readObjects(forClasses: [NSURL.self], options: [.urlReadingFileURLsOnly: true]) as? [URL]
            print("urls", (urls ?? []).map(\.path).joined(separator: "|"))
        case "ui-urls":
            print("ui urls", (UIPasteboard.general.urls ?? []).map(\.path).joined(separator: "|"))
        case "promise":
            let promise = NSFilePromiseProvider(fileType: "public.plain-text", delegate: PromisedNote.shared)
            promise.userInfo = value
            board.clearContents()
            board.writeObjects([promise])
        case "board-urls":
            let named = NSPasteboard(name: .init(value))
            for url in named.readObjects(forClasses: [NSURL.self]) as? [URL] ?? [] {
                print(url.path, "has", (try? String(contentsOf: url, encoding: .utf8)) ?? "nothing")
            }
        case "board-text":
            print("board text", NSPasteboard(name: .init(value)).string(forType: .string) ?? "nil")
        case "count":
            print("count", board.changeCount)
        case "wait":
            print("waiting")
            fflush(nil)
            try await Task.sleep(for: .seconds(Double(value) ?? 60))
        default:
            if await !WorkspaceCommands.run(command, value) { print("unknown", command) }
        }
        fflush(nil)
    }
}

/// Gives texts when they are asked for.
private final class LateText: NSObject, NSPasteboardItemDataProvider {
    @MainActor static let shared = LateText()

    func pasteboard(
        _ pasteboard: NSPasteboard?,
        item: NSPasteboardItem,
        provideDataForType type: NSPasteboard.PasteboardType
    ) {
        print("made", type.rawValue)
        fflush(nil)
        item.setString(type == .html ? "<b>made</b>" : "made", forType: type)
    }
}

/// Writes a file when it is asked for.
private final class PromisedNote: NSObject, NSFilePromiseProviderDelegate {
    @MainActor static let shared = PromisedNote()

    func filePromiseProvider(_ provider: NSFilePromiseProvider, fileNameForType fileType: String) -> String {
        provider.userInfo as? String ?? ""
    }

    func filePromiseProvider(
        _ provider: NSFilePromiseProvider,
        writePromiseTo url: URL,
        completionHandler: @escaping ((any Error)?) -> Void
    ) {
        print("promise kept at \(url.lastPathComponent)")
        fflush(nil)
        do {
            try Data("from a promise".utf8).write(to: url)
            completionHandler(nil)
        } catch {
            completionHandler(error)
        }
    }
}
