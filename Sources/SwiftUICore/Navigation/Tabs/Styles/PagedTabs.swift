import Foundation
import Observation

/// The pages in order, one of which is shown. It lives as long as the tab view's place.
@MainActor
@Observable
final class PageStage {
    /// The values of the pages in a selection, if they have any.
    var tags: [AnyHashable?] = []
    /// The page that the user chose, where the program keeps no selection.
    var chosen = 0

    nonisolated init() {}
}

/// Pages side by side, one of which is shown.
@_weakLinked
struct PagedTabs<Content: View> {
    let content: Content
    /// The selected tag; nil if the program keeps none.
    let selection: (value: AnyHashable, set: (AnyHashable) -> Void)?
    let showsMarks: Bool
    @State private var stage = PageStage()
    @Environment(\.pageMarksHaveBackground) private var hasBackground
    @Environment(\.layoutDirection) private var direction

    init(content: Content, selection: (value: AnyHashable, set: (AnyHashable) -> Void)?, showsMarks: Bool) {
        (self.content, self.selection, self.showsMarks) = (content, selection, showsMarks)
    }
}

extension PagedTabs: View {
    var body: some View {
        let shown = shown
        VStack(spacing: 6) {
            PageContent(content: content, shown: shown, stage: stage)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .gesture(DragGesture(minimumDistance: 24).onEnded { drag(by: $0.translation) })
            if showsMarks, stage.tags.count > 1 { marks(shown) }
        }
        .transformPreference(ShortcutTargetsKey.self) { targets in
            for (key, step) in [(KeyEquivalent.pageUp, -1), (KeyEquivalent.pageDown, 1)] {
                let item = MenuItem(.action { go(by: step) })
                targets.append(ShortcutTarget(shortcut: KeyboardShortcut(key), item: item))
            }
        }
    }

    @MainActor private func marks(_ shown: Int) -> some View {
        HStack(spacing: 6) {
            Button("Previous Page", systemImage: "chevron.backward") { go(by: -1) }
                .disabled(shown == 0)
            ForEach(stage.tags.indices, id: \.self) { index in
                Button {
                    show(index)
                } label: {
                    Circle().fill(index == shown ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
                        .frame(width: 8, height: 8)
                        .padding(2)
                }
                .accessibilityLabel("Page \(index + 1)")
                .accessibilityAddTraits(index == shown ? .isSelected : [])
            }
            Button("Next Page", systemImage: "chevron.forward") { go(by: 1) }
                .disabled(shown >= stage.tags.count - 1)
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.plain)
        .padding(4)
        .background(.quaternary.opacity(hasBackground ? 1 : 0), in: Capsule())
        .padding(.bottom, 6)
    }

    /// The page that is shown.
    @MainActor private var shown: Int {
        let index = selection.map { selection in stage.tags.firstIndex { $0 == selection.value } ?? 0 } ?? stage.chosen
        return max(0, min(index, stage.tags.count - 1))
    }

    @MainActor private func show(_ index: Int) {
        guard stage.tags.indices.contains(index) else { return }
        stage.chosen = index
        if let selection, let tag = stage.tags[index] { selection.set(tag) }
    }

    @MainActor private func go(by step: Int) { show(shown + step) }

    @MainActor private func drag(by translation: CGSize) {
        guard abs(translation.width) > 48, abs(translation.width) > 2 * abs(translation.height) else { return }
        go(by: direction.turned(translation.width) < 0 ? 1 : -1)
    }
}

/// The page that is shown, of all.
@_weakLinked
struct PageContent<Content: View> {
    let content: Content
    let shown: Int
    let stage: PageStage
}

extension PageContent: View {
    typealias Body = Never
}

extension PageContent: ArrangingView {
    var axis: Axis? { nil }
    func makeElement(content: ViewNode) -> PagesElement { PagesElement(content: content, stage: stage) }
    func update(_ element: PagesElement) { element.shown = shown }
}

/// The element of pages: the one that is shown takes the whole place.
final class PagesElement: LayoutElement, OutputContainer {
    private let node: ViewNode
    private let stage: PageStage
    private var pages: [LayoutElement] = []
    var shown = 0 {
        didSet {
            guard shown != oldValue else { return }
            invalidateSize()
            widgetsDidChange()
            accessibilityDidChange()
        }
    }

    init(content node: ViewNode, stage: PageStage) {
        (self.node, self.stage) = (node, stage)
        super.init(graph: node.graph)
        receiveOutputs(of: node)
        graph.outputsDidChange(in: self)
    }

    deinit { endParenthood() }

    func takeOutputs() {
        let elements = node.elements
        guard !pages.elementsEqual(elements, by: ===) else { return }
        pages = elements
        for page in pages { page.parent = self }
        invalidateSize()
        widgetsDidChange()
        accessibilityDidChange()
        let tags = pages.map(\.selectionValue)
        graph.afterUpdate { [stage] in if stage.tags != tags { stage.tags = tags } }
    }

    private var page: LayoutElement? { pages.indices.contains(shown) ? pages[shown] : nil }

    override var inner: [LayoutElement] { page.map { [$0] } ?? [] }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { page?.size(proposal) ?? .zero }
    override func arrange(in frame: CGRect, proposal: ProposedViewSize) { page?.place(in: frame, proposal: proposal) }
    override func collectWidgets(_ widgets: inout [any HostWidget]) { page?.collectWidgets(&widgets) }
}
