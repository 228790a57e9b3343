import Foundation
import KitSupport
import SwiftUICore

extension NSApplication {
    /// Runs the app until its last window is closed, as `main.swift` of an app without an `App` does. Targets that call it need the product
    /// `SwiftUI`.
    ///
    /// ```swift
    /// let delegate = AppDelegate()
    /// NSApplication.shared.delegate = delegate
    /// NSApplication.shared.run()
    /// ```
    public func run() { runApp(CodeApp.self) }
}

/// An app that begins with its delegate, which makes its windows.
package struct DelegateApp<Delegate: NSObject & NSApplicationDelegate>: App {
    package init() { NSApplication.shared.delegate = makeObject(Delegate.self) }

    package var body: some Scene {}
}

/// An app without scenes.
private struct CodeApp: App {
    var body: some Scene {}
}
