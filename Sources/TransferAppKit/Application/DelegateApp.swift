import Foundation
import KitSupport
import SwiftUICore

extension NSApplicationDelegate where Self: NSObject {
    /// Runs the app of the delegate until its last window is closed. Mark the class of the delegate with `@main`.
    ///
    /// The windows are those that code makes, such as in ``applicationDidFinishLaunching(_:)``. Targets with such a class need the product
    /// `SwiftUI`.
    @_alwaysEmitIntoClient
    @MainActor public static func main() { runApp(delegateApp(of: Self.self)) }
}

extension NSApplication {
    /// Runs the app until its last window is closed, as `main.swift` of an app without an `App` does. Targets that call it need the product
    /// `SwiftUI`.
    ///
    /// ```swift
    /// let delegate = AppDelegate()
    /// NSApplication.shared.delegate = delegate
    /// NSApplication.shared.run()
    /// ```
    @_alwaysEmitIntoClient
    public func run() { runApp(appOfCode()) }
}

/// Runs an app; `GTKHost` defines it, which a program has by the product `SwiftUI`.
@_silgen_name("swift_transferable_run_app")
@usableFromInline
@MainActor func runApp(_ app: any App.Type)

/// Returns the app of a delegate.
@usableFromInline
@MainActor func delegateApp<Delegate: NSObject & NSApplicationDelegate>(of type: Delegate.Type) -> any App.Type {
    DelegateApp<Delegate>.self
}

/// Returns an app whose delegate code has set.
@usableFromInline
@MainActor func appOfCode() -> any App.Type { CodeApp.self }

/// An app that begins with its delegate, which makes its windows.
package struct DelegateApp<Delegate: NSObject & NSApplicationDelegate>: App {
    package init() { NSApplication.shared.delegate = makeObject(Delegate.self) }

    package var body: some Scene {}
}

/// An app without scenes.
private struct CodeApp: App {
    var body: some Scene {}
}
