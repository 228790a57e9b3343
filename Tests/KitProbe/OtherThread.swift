import AppKit
import Foundation
import SwiftUI
import UIKit
import UniformTypeIdentifiers

/// Asks the kits on a thread other than the main one, as code does that was written for earlier versions of Swift.
enum OtherThread {
    /// Calls what is isolated to the main actor without being there. The compiler lets modules in the language mode of Swift 5 do so.
    private static func unchecked<Value>(_ work: @escaping @MainActor () -> Value) -> Value {
        unsafeBitCast(work, to: (() -> Value).self)()
    }

    @MainActor
    static func run(_ say: @escaping @MainActor @Sendable (String) -> Void) {
        // What the main thread waits for must not wait for it.
        _ = NSScreen.main
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            let screens = screens
            DispatchQueue.main.async { say("waited for: \(screens)") }
            isDone.signal()
        }
        guard isDone.wait(timeout: .now() + 30) == .success else { return say("the other thread waits") }
        Thread.detachNewThread {
            let screens = screens
            let rest = "colours \(colours), pictures \(pictures), pasteboard \(pasteboard), workspace \(workspace)"
            unchecked {
                NSBeep()
                NSCursor.pointingHand.set()
                NSCursor.hide()
                NSCursor.unhide()
            }
            DispatchQueue.main.async {
                say("served: \(screens)")
                say(rest)
            }
        }
    }

    private static var screens: String {
        unchecked {
            let screen = UIScreen.main
            guard let main = NSScreen.main, main.frame == screen.bounds, main.visibleFrame.width > 0 else {
                return "none"
            }
            let size = (Int(screen.bounds.width), Int(screen.nativeBounds.height))
            let scales = [main.backingScaleFactor, screen.scale, screen.nativeScale]
            let scale = Set(scales).count == 1 ? "\(scales[0])" : "several"
            return "screen \(size.0) \(size.1), \(NSScreen.screens.count) screen, \(scale)"
        }
    }

    private static var colours: Bool {
        let colors: [NSColor] = [.labelColor, .controlAccentColor, .windowBackgroundColor, .textColor]
        let others: [UIColor] = [.label, .systemBackground, .tintColor]
        return colors.allSatisfy { $0.alphaComponent > 0 } && others.allSatisfy { $0.cgColor.alpha > 0 }
            && NSAppearance.currentDrawing().name == .aqua && UITraitCollection.current.userInterfaceStyle == .light
    }

    private static var pictures: Bool {
        let drawn = NSImage(size: NSSize(width: 8, height: 4), flipped: false) { rect in
            NSColor.controlAccentColor.setFill()
            NSBezierPath(ovalIn: rect).fill()
            return true
        }
        let rendered = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
            UIColor.label.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 0)
        UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let begun = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        let symbols = [
            NSImage(systemSymbolName: "folder", accessibilityDescription: nil)?.tiffRepresentation,
            UIImage(systemName: "folder")?.withTintColor(.label).pngData(),
        ]
        return drawn.tiffRepresentation != nil && rendered.pngData() != nil && begun?.cgImage != nil
            && symbols.allSatisfy { $0 != nil } && rendered.preparingThumbnail(of: CGSize(width: 2, height: 1)) != nil
    }

    private static var pasteboard: Bool {
        let board = NSPasteboard.general
        board.clearContents()
        let isWritten = board.setString("from another thread", forType: .string)
        let text = board.string(forType: .string)
        UIPasteboard.general.image = UIImage(systemName: "folder")
        return isWritten && text == "from another thread" && UIPasteboard.general.hasImages
            && board.canReadObject(forClasses: [NSImage.self], options: nil)
    }

    private static var workspace: Bool {
        let workspace = NSWorkspace.shared
        _ = workspace.urlForApplication(toOpen: .plainText)
        _ = workspace.frontmostApplication
        _ = NSRunningApplication.current.localizedName
        return workspace.icon(for: .folder).tiffRepresentation != nil && unchecked { !UIDevice.current.name.isEmpty }
    }
}
