import Foundation
import UniformTypeIdentifiers

/// A running app: its state, its scenes and their windows.
@MainActor
package final class AppInstance<Program: App>: ValueReader {
    private let app: Program
    private var evaluator = Evaluator()
    private var root: TypedSceneNode<Program.Body>?
    /// The app's body has to be evaluated again.
    private var isChanged = false
    private var changedScenes: [SceneNode] = []
    /// The actions that run after scenes are evaluated.
    private var actions: [@MainActor () -> Void] = []
    private var isScheduled = false
    /// The trees of the windows that are open.
    private var graphs: [(id: WindowID, graph: GraphLink)] = []

    /// The recovery of documents with unsaved changes in case the process ends; nil for none.
    package var recovery: DocumentRecovery?
    /// The directory in which the state of windows is kept between launches; nil for none.
    package var stateDirectory: URL?

    /// A Boolean value that indicates whether the app was launched only to receive shared items, in which case none of its usual windows
    /// open.
    package var startsForShare = false
    /// The exchanges with programs that share something, by their windows.
    var shares: [WindowID: NSExtensionContext] = [:]

    /// The windows that code without scenes has made.
    private let codeWindows: CodeWindows

    /// The URLs for windows that are not open yet.
    private var undelivered: [(id: WindowID, url: URL)] = []

    private let schedule: (@escaping @MainActor () -> Void) -> Void
    /// A closure that is called with the windows to show when they, or the state of the app or of a scene, have changed.
    package var windowsDidChange: @MainActor ([WindowDescription]) -> Void = { _ in }
    /// A closure that is called with the items of the desktop's panel when they may have changed.
    package var panelItemsDidChange: @MainActor ([PanelItem]) -> Void = { _ in }
    /// A closure that brings an open window to the front.
    package var bringToFront: @MainActor (WindowID) -> Void = { _ in }

    /// Creates the app.
    /// - Parameters:
    ///   - type: The type of the app.
    ///   - schedule: Runs work soon on the main thread.
    package init(
        _ type: Program.Type,
        schedule: @escaping (@escaping @MainActor () -> Void) -> Void = { work in
            DispatchQueue.main.async { MainActor.assumeIsolated(work) }
        }
    ) {
        // What the app does when it is made may open a window.
        codeWindows = CodeWindows()
        app = Program()
        self.schedule = schedule
        codeWindows.didChange = { [weak self] in self?.scheduleUpdate() }
        codeWindows.bringToFront = { [weak self] in self?.bringToFront($0) }
        AppLifecycle.shared.closeWindows = { [weak self] in self?.closeWindows() ?? true }
        AppLifecycle.shared.openSettings = { [weak self] in self?.openSettings() }
    }

    /// Returns the windows that the app currently requests.
    package func windows() -> [WindowDescription] {
        let (commands, repeated) = (rootNode().commands, rootNode().repeatedScene)
        let settings = rootNode().settingsScene
        let panelWindows = Set(rootNode().panelItems.filter(\.opensWindow).map(\.id))
        let shortcuts = rootNode().shortcuts
        let windowItems = shortcuts.compactMap { shortcut -> MenuItem? in
            guard case .onlyWindow(let title) = shortcut.use else { return nil }
            return MenuItem(title, shortcut.shortcut, action: openAction(of: shortcut.scene))
        }
        let makesDocuments = documentScenes.contains(where: \.makesDocuments)
        return (rootNode().windows() + codeWindows.descriptions).map { window in
            var window = window
            let prepareWindow = window.prepare
            window.document?.opener = self
            window.document?.recovery = recovery
            window.document?.close = { [weak self, id = window.id] in self?.closeWindow(id) }
            window.didMakeGraph = { [weak self, id = window.id] in self?.add($0, of: id) }
            window.menuBar = MenuBarView(
                commands: commands,
                newWindow: repeated.map { openAction(of: $0) },
                closeWindow: { [weak self, id = window.id] in self?.closeIfAllowed(id) },
                quit: { [weak self] in AppLifecycle.shared.terminate { self?.closeWindows() ?? true } },
                settings: settings.map { openAction(of: $0) },
                document: window.document.map {
                    DocumentCommands(document: $0, new: makesDocuments ? newDocumentAction() : nil)
                },
                isShown: window.showsMenuBar,
                windowItems: windowItems,
                shortcuts: shortcuts
            )
            window.prepare = { [weak self, id = window.id] environment in
                prepareWindow(&environment)
                self?.prepare(&environment)
                let dismissal = Dismissal { self?.closeIfAllowed(id) }
                environment.dismiss = DismissAction(dismissal)
                environment.panelItemOpensWindow = panelWindows.contains(id.scene)
                environment.dismissWindow = DismissWindowAction(opener: self, dismissal: dismissal)
                environment.sceneValues = SceneValues(
                    file: self?.stateDirectory.map { SceneValues.file(window: id, in: $0) }
                )
            }
            return window
        }
    }

    /// Adds the app's actions for views in windows and in items of the panel.
    func prepare(_ environment: inout EnvironmentValues) {
        AppLifecycle.shared.observer?.provide(&environment)
        environment.openWindow = OpenWindowAction(opener: self)
        environment.openSettings = OpenSettingsAction(opener: self)
        environment.openDocument = OpenDocumentAction(opener: self)
        environment.newDocument = NewDocumentAction(opener: self)
        environment.dismissWindow = DismissWindowAction(opener: self)
    }

    private func newDocumentAction() -> @MainActor () -> Void {
        { [weak self] in self?.newDocument(contentType: nil, from: nil) }
    }

    private func openAction(of scene: SceneID) -> @MainActor () -> Void {
        { [weak self] in self?.openWindow(WindowRequest(scene: scene)) }
    }

    /// Closes all windows, which ends the app. Windows of documents with changes stay open and ask whether to save
    /// them.
    /// - Returns: Whether no window stays open.
    private func closeWindows() -> Bool {
        for window in rootNode().windows() where window.mayClose() { rootNode().closeWindow(window.id) }
        codeWindows.closeAll()
        scheduleUpdate()
        return rootNode().windows().isEmpty
    }

    /// Closes a window. If it shows a document with changes, the user is asked whether to save them.
    private func closeIfAllowed(_ id: WindowID) {
        if codeWindows.closeForUser(id) { return }
        if rootNode().windows().first(where: { $0.id == id })?.mayClose() ?? true { closeWindow(id) }
    }

    /// Takes the windows that code without scenes opens from now on. There is one app in a process, except in tests.
    package func receiveCodeWindows() { codeWindows.receive() }

    /// A Boolean value that indicates whether a window is open that code without scenes has made.
    package var hasCodeWindow: Bool { codeWindows.hasOpenWindow }

    /// The items of the panel.
    var panelScenes: [PanelItem] { rootNode().panelItems }

    /// Opens the app's settings.
    func openSettings() {
        guard let scene = rootNode().settingsScene else {
            BackgroundLogger(label: "SwiftUI.App").warning(
                "\(Program.self) has no settings to open. Add a Settings scene to the app's body."
            )
            return
        }
        openWindow(WindowRequest(scene: scene))
    }

    /// A Boolean value that indicates whether there is a scene for what is shared.
    var hasShareScene: Bool { rootNode().receivesShares }

    /// Opens a window for an exchange; nil where no scene has one.
    func openShareWindow(for context: NSExtensionContext) -> WindowID? {
        let id = rootNode().openWindow(WindowRequest(value: context))
        if let id { shares[id] = context }
        return id
    }

    /// Opens a window of the first scene that has windows of its own.
    func openFirstWindow() {
        if let scene = rootNode().shortcutTarget?.scene { openWindow(WindowRequest(scene: scene)) }
    }

    /// The scenes of documents.
    var documentScenes: [any DocumentScene] { rootNode().documentScenes }

    private func add(_ graph: ViewGraph, of id: WindowID) {
        graphs.removeAll { $0.id == id || $0.graph.graph?.content == nil }
        graphs.append((id, graph.link))
        deliverRest(to: id, graph)
    }

    /// Delivers a URL from outside to the window whose views prefer it; otherwise to the first that accepts it;
    /// otherwise to a new one of a scene that handles it; otherwise to the first window whose views accept URLs at all.
    func deliver(_ url: URL) {
        let event = url.absoluteString
        let open = graphs.compactMap { entry in
            entry.graph.graph?.content.map { (id: entry.id, chrome: $0.chrome) }
        }
        let takers = open.filter { !$0.chrome.openURLActions.isEmpty }
        let chosen =
            takers.first { $0.chrome.eventPreference?.preferring.matches(event) ?? false }
            ?? takers.first { $0.chrome.eventPreference?.allowing.matches(event) ?? false }
        if chosen == nil, let scene = rootNode().scene(handling: event) {
            let before = Set(rootNode().windows().map(\.id))
            if let id = rootNode().openWindow(WindowRequest(scene: scene)), !before.contains(id) {
                undelivered.append((id, url))
                return scheduleUpdate()
            }
        }
        guard let window = chosen ?? takers.first else { return }
        for action in window.chrome.openURLActions { action(url) }
    }

    /// Gives a window that has opened for URLs from outside those.
    private func deliverRest(to id: WindowID, _ graph: ViewGraph) {
        let urls = undelivered.filter { $0.id == id }.map(\.url)
        undelivered.removeAll { $0.id == id }
        for url in urls {
            for action in graph.content?.chrome.openURLActions ?? [] { action(url) }
        }
    }

    /// Closes a window, or records that it has been closed.
    package func closeWindow(_ id: WindowID) {
        rootNode().closeWindow(id)
        codeWindows.close(id)
        scheduleUpdate()
    }

    func readValueDidChange() {
        isChanged = true
        scheduleUpdate()
    }

    private func rootNode() -> TypedSceneNode<Program.Body> {
        if let root { return root }
        let inputs = SceneInputs(
            id: SceneID(),
            launch: startsForShare ? .suppressed : .automatic,
            didChange: { [weak self] scene in
                self?.changedScenes.append(scene)
                self?.scheduleUpdate()
            },
            afterUpdate: { [weak self] action in
                self?.actions.append(action)
                self?.scheduleUpdate()
            }
        )
        let root = makeSceneNode(evaluate(), inputs)
        self.root = root
        return root
    }

    private func evaluate() -> Program.Body { evaluator.evaluate(app, for: self, in: EnvironmentValues()) { $0.body } }

    /// Several changes of one event are followed once, after the code that made them.
    func scheduleUpdate() {
        guard !isScheduled else { return }
        isScheduled = true
        schedule { [weak self] in self?.update() }
    }

    private func update() {
        isScheduled = false
        let scenes = changedScenes
        changedScenes = []
        if isChanged { root?.set(evaluate()) }
        isChanged = false
        for scene in scenes { scene.refresh() }
        panelItemsDidChange(panelItems())
        let windows = windows()
        endShares(without: windows)
        windowsDidChange(windows)
        let actions = actions
        self.actions = []
        for action in actions { action() }
    }
}

extension AppInstance: WindowOpener {
    func openWindow(_ request: WindowRequest) {
        let before = rootNode().windows().map(\.id)
        guard let id = rootNode().openWindow(request) else {
            BackgroundLogger(label: "SwiftUI.App").warning(
                "No scene of \(Program.self) opens a window for \(request.value.map { "the value \($0)" } ?? "the identifier “\(request.id ?? "")”"). Add a Window or a WindowGroup with that identifier, or a WindowGroup(for:) of the type."
            )
            return
        }
        if before.contains(id) { bringToFront(id) } else { scheduleUpdate() }
    }

    func closeWindows(_ request: WindowRequest) {
        rootNode().closeWindows(request)
        scheduleUpdate()
    }
}
