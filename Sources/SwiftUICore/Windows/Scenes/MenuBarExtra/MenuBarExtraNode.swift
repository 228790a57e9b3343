extension MenuBarExtra: PrimitiveScene {
    func makeNode(_ inputs: SceneInputs) -> SceneNode { MenuBarExtraNode(self, inputs) }
}

/// The node of an item of the panel, and of its window.
final class MenuBarExtraNode<Label: View, Content: View>: TypedSceneNode<MenuBarExtra<Label, Content>>, ValueReader {
    private var window: WindowGroupNode<PanelItemWindow<Label, Content>>!
    private let menu = MenuSource()
    private var evaluator = Evaluator()
    private var isInserted = true

    override init(_ scene: MenuBarExtra<Label, Content>, _ inputs: SceneInputs) {
        super.init(scene, inputs)
        window = WindowGroupNode(group(), inputs)
        refresh()
    }

    private func group() -> WindowGroup<PanelItemWindow<Label, Content>> {
        var group = WindowGroup(id: nil, title: scene.title) { [scene] _ in
            PanelItemWindow(label: scene.label, content: scene.content)
        }
        group.isSingle = true
        group.role = .extra
        return group
    }

    override var children: [SceneNode] { [window] }

    override func windows() -> [WindowDescription] {
        super.windows().map { window in
            var window = window
            window.resizability = .contentSize
            return window
        }
    }

    override func sceneDidChange() {
        window.set(group())
        refresh()
    }

    override func refresh() {
        isInserted = evaluator.evaluate(for: self) { scene.isInserted?.wrappedValue ?? true }
    }

    func readValueDidChange() { invalidate() }

    override var panelItems: [PanelItem] {
        guard isInserted else { return [] }
        return [PanelItem(id: id, title: scene.title, label: scene.label, content: scene.content, menu: menu)]
    }
}

/// The contents of the window of an item in the panel.
@_weakLinked
struct PanelItemWindow<Label: View, Content: View> {
    let label: Label
    let content: Content
}

extension PanelItemWindow: View {
    var body: some View { PanelItemContent(label: label, content: content) }
}

/// The views of an item's window, or a button with its menu where a desktop shows no items in its panel.
private struct PanelItemContent<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @Environment(\.panelItemOpensWindow) private var opensWindow

    var body: some View {
        if opensWindow {
            content
        } else {
            Menu {
                content
            } label: {
                label
            }.padding(12)
        }
    }
}
