/// The node of a scene of windows: it knows which of them are open.
final class WindowGroupNode<Content: View>: TypedSceneNode<WindowGroup<Content>> {
    private var open: [OpenWindow] = []
    private var lastNumber = 0

    private struct OpenWindow {
        let id: WindowID
        let value: WindowValue?
    }

    override init(_ scene: WindowGroup<Content>, _ inputs: SceneInputs) {
        super.init(scene, inputs)
        if opensAtLaunch(inputs.launch) { add(for: nil) }
    }

    private func opensAtLaunch(_ behavior: SceneLaunchBehavior) -> Bool {
        switch behavior {
        case .presented: return scene.values == nil
        case .suppressed: return false
        case .first: return scene.role == .windows && id.isFirst
        default:
            let nothingAsksForIt = scene.id == nil && scene.values == nil
            return scene.role == .windows && (id.isFirst || nothingAsksForIt)
        }
    }

    override var repeatedScene: SceneID? { scene.isSingle || scene.role == .share ? nil : id }
    override var settingsScene: SceneID? { scene.role == .settings ? id : nil }

    override var receivesShares: Bool { scene.role == .share }

    override var shortcutTarget: SceneShortcut? {
        switch scene.role {
        case .settings: SceneShortcut(scene: id, use: .settings)
        case .extra, .share: nil
        case .windows, .utility:
            SceneShortcut(
                scene: id,
                use: scene.isSingle ? .onlyWindow(title: scene.title ?? scene.id ?? "Window") : .newWindow
            )
        }
    }

    override func windows() -> [WindowDescription] {
        open.map { window in
            let view = DeferredView { [content = scene.content] in content(window.value) }
            var description = WindowDescription(
                id: window.id,
                title: scene.title,
                makeGraph: { ViewGraph(view, menuBar: $0, environment: $1, host: $2) },
                updateGraph: { $0.setRoot(view, menuBar: $1) }
            )
            if scene.role == .utility { description.level = .floating }
            if scene.role == .settings {
                (description.resizability, description.followsContentSize) = (.contentSize, true)
                description.showsMenuBar = false
            }
            return description
        }
    }

    override func openWindow(_ request: WindowRequest) -> WindowID? {
        guard isAsked(by: request) else { return nil }
        let isSame: (OpenWindow) -> Bool = { [isSingle = scene.isSingle] window in
            isSingle || request.value != nil && window.value?.value == request.value
        }
        return open.first(where: isSame)?.id ?? add(for: request.value)
    }

    override func closeWindows(_ request: WindowRequest) {
        guard isAsked(by: request) else { return }
        open.removeAll { request.value == nil || $0.value?.value == request.value }
    }

    override func closeWindow(_ id: WindowID) { open.removeAll { $0.id == id } }

    private func isAsked(by request: WindowRequest) -> Bool {
        if let id = request.id, id != scene.id { return false }
        if request.scene == nil, scene.role == .settings || scene.role == .extra { return false }
        if let wanted = request.scene, wanted != id { return false }
        return request.value.map { scene.values?.accepts($0) ?? false } ?? true
    }

    @discardableResult
    private func add(for value: AnyHashable?) -> WindowID {
        lastNumber += 1
        let window = OpenWindow(id: WindowID(scene: id, number: lastNumber), value: scene.values?.make(value))
        open.append(window)
        return window.id
    }
}
