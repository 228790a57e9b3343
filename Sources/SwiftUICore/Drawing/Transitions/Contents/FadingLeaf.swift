import Foundation

/// A view consisting of one widget whose content can fade into other content.
@MainActor
package protocol FadingLeaf: LeafView {
    /// Returns a Boolean value that indicates whether the content transition of an environment makes content fade.
    func fades(in environment: EnvironmentValues) -> Bool
    /// Returns a Boolean value that indicates whether two contents have the same meaning, even if they look different.
    static func isSame(_ first: Shown, _ second: Shown) -> Bool
    /// Returns the way in which one content replaces another in an environment; nil for contents that fade.
    static func replacement(of old: Shown, by new: Shown, in environment: EnvironmentValues) -> ContentReplacement<
        Shown
    >?
    /// Returns the time at which the content next changes by itself; nil if it does not depend on the time.
    func nextUpdate(after date: Date) -> Date?
}

/// A way other than fading in which one content replaces another.
@MainActor
package struct ContentReplacement<Shown> {
    /// The animation, where the change has none.
    let animation: Animation?
    /// A closure that returns the old content with a strength from 1, where it is as usual, to 0; nil for content that disappears at once.
    let leaving: ((Shown, Double) -> Shown)?
    /// A closure that returns the new content with a strength from 0 to 1.
    let arriving: (Shown, Double) -> Shown
}

extension FadingLeaf {
    package static func replacement(of old: Shown, by new: Shown, in environment: EnvironmentValues)
        -> ContentReplacement<Shown>?
    { nil }
    package func nextUpdate(after date: Date) -> Date? { nil }
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { FadingLeafNode(self, inputs) }
}

/// The node of a view that is one widget, or several while one content fades into another.
final class FadingLeafNode<Content: FadingLeaf>: EvaluatingNode<Content> {
    /// The widget of a place where nothing fades.
    private var element: WidgetElement<Content.Shown>?
    /// The widgets of a place where something may.
    private var fade: CrossFadeElement<Content.Shown>?
    /// The number of times that the content was made, so work that waits for an earlier date has no effect.
    private var version = 0

    override init(_ view: Content, _ inputs: NodeInputs) {
        super.init(view, inputs)
        let content = evaluate(at: Date())
        if view.fades(in: environment) { makeFade(content) } else { element = WidgetElement(content, graph: graph) }
    }

    override func makeElements() -> [LayoutElement] { (fade ?? element).map { [$0] } ?? [] }

    override var keepsNothing: Bool { fade == nil && view.widgetKeepsNothing(in: environment) }

    override func viewDidChange() { show(at: Date()) }

    private func show(at date: Date) {
        let content = evaluate(at: date)
        let fades = view.fades(in: environment)
        if !fades, let element { return element.update(content) }
        show(content, fades: fades)
    }

    /// Shows another content at a place where something may fade. Rows that are scrolled are none, and need none of its types.
    private func show(_ content: Content.Shown, fades: Bool) {
        if let element {
            // A place with a fade stays one, so the surrounding views can keep its element.
            makeFade(element.content)
            self.element = nil
            outputsDidChange()
        }
        guard let fade else { return }
        let before = fade.content
        let isOther = fades && !Content.isSame(content, before)
        let replacement = isOther ? Content.replacement(of: before, by: content, in: environment) : nil
        if isOther, let transaction = graph.transaction.animating(replacement?.animation) {
            fade.show(content, replacement, transaction)
        } else {
            fade.update(content)
        }
    }

    private func makeFade(_ content: Content.Shown) { fade = CrossFadeElement(content, in: self) }

    private func evaluate(at date: Date) -> Content.Shown {
        graph.forget(self)
        version += 1
        var environment = environment
        if let next = view.nextUpdate(after: date) {
            environment.clockDate = date
            wait(for: next)
        }
        return evaluator.evaluate(for: self) { shownView.widgetContent(in: environment) }
    }

    private func wait(for next: Date) {
        let (version, delay) = (version, max(0, next.timeIntervalSinceNow))
        // No window lasts longer than ten years.
        guard delay < 10 * 365 * 86400 else { return }
        graph.host.schedule(after: delay) { [weak self] in
            guard let self, !isRemoved, version == self.version else { return }
            graph.perform { self.show(at: max(next, Date())) }
        }
    }
}

extension Transaction {
    /// Returns the transaction, with an animation where it has none; nil where nothing is animated.
    fileprivate func animating(_ animation: Animation?) -> Transaction? {
        guard self.animation == nil else { return self }
        guard let animation, !disablesAnimations else { return nil }
        var transaction = self
        transaction.animation = animation
        return transaction
    }
}

/// An element of a content, over others that are fading out.
///
/// It has the size of the content that fades in. The others stay where they are.
final class CrossFadeElement<Content: WidgetContent>: LayoutElement {
    /// A content with its strength: its opacity, or what a replacement makes of it.
    @MainActor
    private final class Layer {
        private let element: WidgetElement<Content>
        let part: PartElement
        private(set) var strength: ValueAnimator<Double>!
        private(set) var content: Content
        /// A closure that returns the content with a strength; nil for content that fades.
        private var look: ((Content, Double) -> Content)?
        /// The frame in the container that is laid out; nil before it is placed.
        var frame: CGRect?

        init(
            _ content: Content,
            strength: Double,
            look: ((Content, Double) -> Content)?,
            in node: ViewNode,
            didAdvance: @escaping @MainActor () -> Void
        ) {
            (self.content, self.look) = (content, look)
            element = WidgetElement(look?(content, strength) ?? content, graph: node.graph)
            let opacity = look == nil ? strength : 1
            part = PartElement(element, part: OpacityEffect(opacity: opacity), isEnabled: true)
            self.strength = ValueAnimator(strength, owner: node) { [unowned self] in
                show()
                didAdvance()
            }
        }

        func update(_ content: Content) {
            self.content = content
            show()
        }

        /// Begins to leave.
        func leave(_ look: ((Content, Double) -> Content)?, _ transaction: Transaction) {
            self.look = look
            strength.set(0, transaction)
            show()
        }

        private func show() {
            let strength = min(max(self.strength.presented, 0), 1)
            element.update(look.map { $0(content, strength) } ?? content)
            part.update(OpacityEffect(opacity: look == nil ? strength : 1), isEnabled: true)
        }
    }

    private unowned let node: ViewNode
    private var current: Layer!
    private var leaving: [Layer] = []

    init(_ content: Content, in node: ViewNode) {
        self.node = node
        super.init(graph: node.graph)
        current = makeLayer(content, strength: 1)
    }

    deinit { endParenthood() }

    private func makeLayer(_ content: Content, strength: Double, look: ((Content, Double) -> Content)? = nil) -> Layer {
        let layer = Layer(content, strength: strength, look: look, in: node) { [weak self] in self?.removeFaded() }
        layer.part.parent = self
        return layer
    }

    /// The content that fades in, or is shown alone.
    var content: Content { current.content }

    /// Shows the content in another form.
    func update(_ content: Content) { current.update(content) }

    /// Shows other content in place of the current one: it fades in, or replaces it in another way.
    func show(_ content: Content, _ replacement: ContentReplacement<Content>?, _ transaction: Transaction) {
        if let replacement, replacement.leaving == nil {
            leaving = []
        } else {
            leaving.append(current)
            for layer in leaving { layer.leave(replacement?.leaving, transaction) }
        }
        current = makeLayer(content, strength: 0, look: replacement?.arriving)
        current.strength.set(1, transaction)
        invalidateSize()
        widgetsDidChange()
        accessibilityDidChange()
    }

    private func removeFaded() {
        guard leaving.contains(where: { !$0.strength.isRunning }) else { return }
        leaving.removeAll { !$0.strength.isRunning }
        widgetsDidChange()
    }

    // MARK: Layout

    override var inner: [LayoutElement] { [current.part] }
    override func traitValue(_ key: ObjectIdentifier) -> Any? { current.part.traitValue(key) }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { current.part.size(proposal) }

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        for layer in leaving {
            let place = layer.frame ?? frame
            layer.part.placeAsSeen(in: place, proposal: ProposedViewSize(place.size))
        }
        current.frame = frame
        current.part.place(in: frame, proposal: proposal)
    }

    override func collectWidgets(_ widgets: inout [any HostWidget]) {
        for layer in leaving + [current!] { layer.part.collectWidgets(&widgets) }
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { current.part.guide(key, in: size) }
}
