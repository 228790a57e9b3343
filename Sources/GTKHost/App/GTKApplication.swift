import CGTK
import Foundation
import GTKInterop
import GTKTransport
import SwiftUICore
import SystemSupport

/// An app with GTK, which shows its windows and serves them until the last one closes.
@MainActor
package enum GTKApplication {
    /// Runs an app and returns when its last window closes.
    /// - Parameters:
    ///   - program: The type of the app.
    ///   - parent: The window of another program over which the first window is shown; nil for none.
    package static func run<Program: App>(_ program: Program.Type, over parent: ForeignParent? = nil) {
        // A task that begins at once ends when this returns. Within a task of the main actor, Swift finds out at once that code runs on
        // that; outside of tasks it asks the executor, at each of the hundreds of closures that it checks in a frame.
        Task.immediate { @MainActor in runInTask(program, over: parent) }
    }

    private static func runInTask<Program: App>(_ program: Program.Type, over parent: ForeignParent?) {
        // Views inside each other are evaluated, laid out and drawn by calls inside each other.
        MainThreadStack.grow()
        // An app's mistakes at its creation are reported even without a display.
        let app = AppInstance(program)
        let urls = AppInstance<Program>.urls(of: Array(CommandLine.arguments.dropFirst()))
        let opened = ShareArrivals.others(among: urls)
        app.startsForShare = !urls.isEmpty && opened.isEmpty
        let isOneProcess = app.opensDocuments || app.receivesShares
        if isOneProcess, !SingleInstance.isBusKnown { _ = DisplayConnection.open() }
        let instance = isOneProcess ? AppIdentifier.ofThisProcess.flatMap(SingleInstance.init) : nil
        // The process that runs has the files, and shows them.
        if let instance, instance.isSecond { return instance.handOver(urls) }
        let display = DisplayConnection.open()
        MainLoop.attachMainQueue()
        let host = GTKHost(pasteboard: .general)
        RunningHost.begin(WindowServices(host: host))
        let lifecycle = AppLifecycle.shared
        lifecycle.observer?.appWillFinishLaunching()
        host.theme.install(on: display, rules: GTKHost.styleRules)
        host.look.followAppearance(on: display)

        let windows = AppWindows(host: host) { [weak app] in app?.closeWindow($0) }
        windows.parent = parent
        app.windowsDidChange = { windows.show($0) }
        app.bringToFront = { windows.bringToFront($0) }
        app.recovery = .standard
        app.stateDirectory = SceneValues.stateDirectory
        MainLoop.beforeWaiting { StoredKeys.shared.look() }
        app.recoverDocuments()
        let panel = PanelItems(
            host: host,
            toggleWindow: { [weak app] in app?.togglePanelWindow($0) },
            openWindow: { [weak app] in app?.openPanelWindow($0) }
        )
        let arrivals = ShareArrivals(receive: { app.receive($0) }, didArrive: { windows.show(app.windows()) })
        windows.runsOn = {
            arrivals.isWaiting || app.hasCodeWindow || panel.isInPanel && !lifecycle.isEnding
        }
        app.panelItemsDidChange = { panel.show($0) }
        panel.show(app.panelItems())
        windows.show(app.windows())
        lifecycle.observer?.appDidFinishLaunching()
        windows.show(app.windows())
        Task.immediate { await app.open(opened) }
        arrivals.ask(urls)
        // The message bus starts the app to activate it, which its first window is the answer to.
        var isAnswered = !BusStart.isOfThisProcess
        instance?.receive { urls, activation in
            windows.activation = activation
            if !urls.isEmpty {
                Task.immediate { await app.open(ShareArrivals.others(among: urls)) }
                arrivals.ask(urls)
            } else if isAnswered {
                app.startAgain()
            }
            isAnswered = true
        }
        windows.runUntilClosed()
        lifecycle.observer?.appWillTerminate()
        RunningHost.end()
        panel.removeAll()
        StoredKeys.shared.save()
        UserDefaults.standard.synchronize()
        // The next process is the first again.
        instance?.end()
        host.pasteboard.storeForOthers()
        // The other program must receive the result of its drop.
        gdk_display_sync(display)
    }
}
