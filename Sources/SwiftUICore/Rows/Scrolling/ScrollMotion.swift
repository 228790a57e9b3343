import Foundation

/// An object that moves a scroll view, and reports its state to the enclosing views.
///
/// The element of the scroll view owns it. Reports wait for the end of the running update or layout.
@MainActor
final class ScrollMotion {
    private unowned let scroll: ScrollElement
    /// The node of the place.
    weak var owner: ViewNode?
    /// The rule for where scrolling ends; nil for any place.
    var behavior: (any ScrollTargetBehavior)?
    /// The anchors of the content, initially and when its size changes.
    var anchors = ScrollAnchors()
    /// The links of the views around.
    var links: [ScrollLink] = [] {
        didSet { for link in links where link.scroll !== scroll { link.scroll = scroll } }
    }

    /// The current phase.
    private(set) var phase = ScrollPhase.idle
    private var targetLayouts: [WeakElement] = []
    /// The position at which the user began to scroll.
    private var start = CGPoint.zero
    /// A number that increases with each step that the user scrolls.
    private var step = 0
    private var last = CGPoint.zero
    private var speed = ScrollSpeed()
    private var animator: ValueAnimator<CGPoint.AnimatableData>?
    private var isTelling = false
    private var isByUser = false
    /// The size of the content that the anchor was last followed for.
    private var anchored: (content: CGSize, place: CGSize)?

    private struct WeakElement {
        weak var element: ScrollTargetLayoutElement?
    }

    /// The time without movement after which scrolling has ended, in seconds.
    private static let rest: TimeInterval = 0.15

    init(of scroll: ScrollElement) { self.scroll = scroll }

    // MARK: What happens

    /// Called when the place or its content has another size, and when something other than the user has scrolled.
    func placeDidChange() {
        if animator == nil { last = scroll.visible.origin }
        if anchors != ScrollAnchors() { scroll.graph.followers.afterLayout { [weak self] in self?.followAnchor() } }
        tell(isByUser: false)
    }

    /// Called when the user has scrolled.
    func userDidScroll() {
        if phase == .idle || phase == .animating { (start, speed) = (last, ScrollSpeed()) }
        speed.add(from: last, to: scroll.visible.origin, at: ProcessInfo.processInfo.systemUptime)
        last = scroll.visible.origin
        animator?.abandon()
        animator = nil
        set(.interacting)
        tell(isByUser: true)
        // Rows that the layout makes on demand are targets only then.
        scroll.graph.followers.afterLayout { [weak self] in self?.tell(isByUser: true) }
        guard behavior != nil || links.contains(where: \.followsPhases) else { return set(.idle) }
        step += 1
        let step = step
        scroll.graph.host.schedule(after: Self.rest) { [weak self] in
            if let self, step == self.step { self.settle() }
        }
    }

    private func set(_ phase: ScrollPhase) {
        guard phase != self.phase else { return }
        let before = self.phase
        self.phase = phase
        for link in links { link.phaseDidChange(from: before, to: phase) }
    }

    /// Scrolls to the place that the behaviour chooses.
    private func settle() {
        guard let owner, !owner.isRemoved else { return }
        set(.idle)
        guard let behavior else { return }
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: start, size: scroll.visible.size)),
            contentSize: scroll.contentSize,
            containerSize: scroll.visible.size,
            axes: scroll.axes,
            velocity: speed.velocity,
            environment: owner.environment,
            insets: scroll.insets,
            targets: scroll.targets.map(\.frame)
        )
        var target = ScrollTarget(rect: scroll.visible)
        behavior.updateTarget(&target, context: context)
        animate(to: scroll.possible(target.rect.origin), .smooth(duration: 0.3))
    }

    // MARK: Moving

    /// Moves to another part of the content.
    /// - Parameter animation: The animation; nil for an immediate change.
    func animate(to offset: CGPoint, _ animation: Animation?) {
        guard offset != scroll.visible.origin else { return }
        guard let animation, let owner, scroll.graph.animations.clock != nil else { return scroll.scroll(to: offset) }
        let animator = ValueAnimator(scroll.visible.origin.animatableData, owner: owner) { [weak self] in
            self?.animationDidAdvance()
        }
        self.animator = animator
        set(.animating)
        animator.set(offset.animatableData, Transaction(animation: animation))
    }

    private func animationDidAdvance() {
        guard let animator else { return }
        var offset = CGPoint.zero
        offset.animatableData = animator.presented
        scroll.scroll(to: offset)
        guard !animator.isRunning else { return }
        self.animator = nil
        last = offset
        set(.idle)
        tell(isByUser: true)
    }

    /// Aligns the anchor of the content with that of the scroll view, initially and if they were aligned before the
    /// size changed.
    private func followAnchor() {
        guard scroll.visible.width > 0, scroll.visible.height > 0 else { return }
        let (content, place) = (scroll.placedContent, scroll.visible.size)
        defer { anchored = (content, place) }
        guard let anchor = anchors[anchored == nil ? .initialOffset : .sizeChanges] else { return }
        func anchoredOffset(_ content: CGSize, _ place: CGSize) -> CGPoint {
            CGPoint(
                x: max(0, (content.width - place.width) * anchor.x),
                y: max(0, (content.height - place.height) * anchor.y)
            )
        }
        var offset = scroll.visible.origin
        let wanted = anchoredOffset(content, place)
        if let anchored {
            let before = anchoredOffset(anchored.content, anchored.place)
            if abs(before.x - offset.x) <= 1 { offset.x = wanted.x }
            if abs(before.y - offset.y) <= 1 { offset.y = wanted.y }
        } else {
            offset = wanted
        }
        scroll.scroll(to: scroll.possible(offset))
    }

    // MARK: Targets

    /// Makes the views of a layout targets, as long as it exists.
    func add(_ layout: ScrollTargetLayoutElement) {
        targetLayouts.removeAll { $0.element == nil }
        if !targetLayouts.contains(where: { $0.element === layout }) {
            targetLayouts.append(WeakElement(element: layout))
        }
    }

    /// The views that are targets and are there, with their identities and their places in the content.
    var targets: [ScrollElement.Target] {
        targetLayouts.compactMap(\.element).filter(\.isEnabled).flatMap { layout in
            layout.content.inner.compactMap { scroll.target(of: $0) }
        }
    }

    // MARK: Telling

    private func tell(isByUser: Bool) {
        self.isByUser = self.isByUser || isByUser
        guard !isTelling, !links.isEmpty else { return }
        isTelling = true
        scroll.graph.afterUpdate { [weak self] in
            guard let self else { return }
            isTelling = false
            let isByUser = self.isByUser
            self.isByUser = false
            guard owner?.isRemoved == false else { return }
            for link in links { link.scrollDidChange(scroll, isByUser: isByUser) }
        }
    }
}

extension ScrollElement {
    /// A view at which scrolling ends, or which a position names.
    struct Target {
        /// The identities of the view, the outermost first.
        var identities: [AnyHashable]
        /// Its place in the content.
        var frame: CGRect
    }

    /// The views that are targets.
    var targets: [Target] { motion.targets }

    /// Returns the target for an element; nil if it has no identity or no place yet.
    fileprivate func target(of element: LayoutElement) -> Target? {
        var target: Target?
        var next: LayoutElement? = element
        while let element = next {
            if let placed = (element as? any PlacedIdentity)?.placedIdentity {
                let frame = place(of: placed.frame, in: element)
                target = Target(
                    identities: (target?.identities ?? []) + [placed.identity],
                    frame: target?.frame ?? frame
                )
            }
            // A row that was made on demand has its view inside.
            next = (element as? any EnclosingElement)?.content ?? (element as? RowElement)?.inner.first
        }
        return target
    }

    /// The part of the content that is under no bar.
    var clearPart: CGRect { visible.inset(by: insets) }
}
