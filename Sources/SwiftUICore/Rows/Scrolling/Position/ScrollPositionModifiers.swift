import Foundation

/// A modifier that binds the position of the scroll view inside to a value.
@_weakLinked
struct ScrollPositionModifier {
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?
}

extension ScrollPositionModifier: ScrollLinkModifier {
    typealias Body = Never

    func makeLink() -> ScrollPositionLink { ScrollPositionLink() }

    func update(_ link: ScrollPositionLink) {
        link.anchor = anchor
        link.names = position.wrappedValue.names
        link.report = { identity in
            if position.wrappedValue.viewID != identity || !position.wrappedValue.isPositionedByUser {
                position.wrappedValue.follow(identity)
            }
        }
        let now = position.wrappedValue
        guard now.request != link.request || !link.isStarted else { return }
        link.request = now.request
        link.scroll(to: now.place)
    }
}

/// A modifier that binds the view that the scroll view inside shows to an identity.
@_weakLinked
struct ScrolledViewModifier<ID: Hashable> {
    let id: Binding<ID?>
    let anchor: UnitPoint?
}

extension ScrolledViewModifier: ScrollLinkModifier {
    typealias Body = Never

    func makeLink() -> ScrollPositionLink { ScrollPositionLink() }

    func update(_ link: ScrollPositionLink) {
        link.anchor = anchor
        link.names = { $0.base is ID }
        link.report = { identity in
            guard let value = identity?.base as? ID, id.wrappedValue != value else { return }
            id.wrappedValue = value
        }
        let value = id.wrappedValue.map { AnyHashable($0) }
        guard value != link.reported else { return }
        link.reported = value
        if let value { link.scroll(to: .view(value, anchor)) }
    }
}

/// An object that keeps a scroll view and a scroll position in sync.
final class ScrollPositionLink: ScrollLink {
    /// The point of the scroll view at which the reported view is; nil for the beginning.
    var anchor: UnitPoint?
    var names: (AnyHashable) -> Bool = { _ in true }
    /// A closure that takes over which view is shown.
    var report: (AnyHashable?) -> Void = { _ in }
    /// The view that was last reported, or that the program has set.
    var reported: AnyHashable?
    /// The number of the program's last request.
    var request = 0
    private(set) var isStarted = false
    private var pending: ScrollPosition.Place?

    override func didAttach() { if let pending { scroll(to: pending) } }

    func scroll(to place: ScrollPosition.Place) {
        isStarted = true
        guard place != .nothing else { return }
        pending = place
        // The latest changes, such as an added row, are followed first.
        scroll?.graph.afterUpdate { [weak self] in self?.follow(again: 3) }
    }

    private func follow(again: Int) {
        guard let scroll, let place = pending else { return }
        guard scroll.visible.height > 0 || scroll.visible.width > 0, reach(place, in: scroll) else {
            if again > 0 { scroll.graph.followers.afterLayout { [weak self] in self?.follow(again: again - 1) } }
            return
        }
        pending = nil
    }

    /// - Returns: Whether the place is shown, as far as there is content.
    private func reach(_ place: ScrollPosition.Place, in scroll: ScrollElement) -> Bool {
        let (visible, size) = (scroll.visible, scroll.contentSize)
        switch place {
        case .nothing: break
        case .view(let identity, let anchor):
            return scroll.content.scroll(to: identity, anchor: anchor ?? self.anchor) == .done
        case .edge(.top): scroll.scroll(to: scroll.possible(CGPoint(x: visible.minX, y: 0)))
        case .edge(.leading): scroll.scroll(to: scroll.possible(CGPoint(x: 0, y: visible.minY)))
        case .edge(.bottom): scroll.scroll(to: scroll.possible(CGPoint(x: visible.minX, y: size.height)))
        case .edge(.trailing): scroll.scroll(to: scroll.possible(CGPoint(x: size.width, y: visible.minY)))
        case .offset(let x, let y):
            scroll.scroll(to: scroll.possible(CGPoint(x: x ?? visible.minX, y: y ?? visible.minY)))
        }
        return true
    }

    override func scrollDidChange(_ scroll: ScrollElement, isByUser: Bool) {
        guard isByUser, pending == nil else { return }
        let identity = shownIdentity(in: scroll)
        reported = identity
        report(identity)
    }

    /// Returns the identity of the view at the anchor, or of the first that can be seen.
    private func shownIdentity(in scroll: ScrollElement) -> AnyHashable? {
        let clear = scroll.clearPart
        let point = anchor.map { CGPoint(x: clear.minX + clear.width * $0.x, y: clear.minY + clear.height * $0.y) }
        let isVertical = scroll.axes.contains(.vertical)
        let named = scroll.targets.compactMap { target in
            target.identities.first(where: names).map { (identity: $0, frame: target.frame) }
        }
        func distance(_ frame: CGRect) -> CGFloat {
            guard let point else {
                // The first of which most can be seen.
                return isVertical ? abs(frame.minY - clear.minY) : abs(frame.minX - clear.minX)
            }
            let (low, high, at) =
                isVertical ? (frame.minY, frame.maxY, point.y) : (frame.minX, frame.maxX, point.x)
            return at < low ? low - at : at > high ? at - high : 0
        }
        return named.min { distance($0.frame) < distance($1.frame) }?.identity
    }
}

extension View {
    /// Binds the scroll position of this view to the identity of a view.
    ///
    /// The views are those of a stack or grid with ``View/scrollTargetLayout(isEnabled:)``. The value changes when the user
    /// scrolls, and setting it scrolls to the view.
    /// - Parameters:
    ///   - id: The identity of the view.
    ///   - anchor: The point of the view that meets the same point of the place; nil for the view that begins nearest to the
    ///     beginning.
    nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrolledViewModifier(id: id, anchor: anchor))
    }

    /// Binds the scroll position of this view to a value.
    /// - Parameters:
    ///   - position: The position.
    ///   - anchor: The point of views that meets the same point of the place.
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionModifier(position: position, anchor: anchor))
    }
}
