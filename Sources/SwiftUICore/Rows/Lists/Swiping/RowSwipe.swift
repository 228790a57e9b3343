import Foundation
import Observation

/// A row that the user can swipe aside to reveal the actions at one of its edges.
///
/// Hosts report the movements of the fingers, and presses elsewhere while the row is open. The row's views follow
/// ``edge``, ``offset`` and ``isFull``. It lives as long as the row is near the screen, so a row that is scrolled away
/// is closed.
@MainActor
@Observable
package final class RowSwipe {
    /// The edge whose actions are visible; nil while the row is in its place.
    private(set) var edge: HorizontalEdge?
    /// The offset of the row from its place towards the trailing edge, in points.
    private(set) var offset: CGFloat = 0
    /// A Boolean value that indicates whether the first of the actions is done if the fingers are lifted now.
    private(set) var isFull = false

    /// The width of the actions for which an open row stands at ``offset``; nil while fingers move it.
    @ObservationIgnored private(set) var restWidth: CGFloat?
    /// The actions at the edges, for full swipes.
    @ObservationIgnored let leadingActions = MenuSource()
    @ObservationIgnored let trailingActions = MenuSource()
    /// A closure that is called when the row opens or closes.
    @ObservationIgnored package var openDidChange: @MainActor (_ isOpen: Bool) -> Void = { _ in }

    private enum State {
        case closed, moving, open
    }

    @ObservationIgnored private var state = State.closed {
        didSet { if (state == .closed) != (oldValue == .closed) { openDidChange(isOpen) } }
    }
    @ObservationIgnored private var motion = SwipeMotion()
    @ObservationIgnored private var direction = LayoutDirection.leftToRight
    /// The distance of the fingers from the edge.
    @ObservationIgnored private var distance: CGFloat = 0
    @ObservationIgnored private var wasOpen = false
    /// The edges that have actions, and whether a full swipe does the first of them.
    @ObservationIgnored private var fullSwipes: [HorizontalEdge: Bool] = [:]
    @ObservationIgnored private var size = CGSize.zero
    @ObservationIgnored private var actionsWidth: CGFloat = 0
    /// False where the actions of the edge were laid out, and there are none.
    @ObservationIgnored private var hasActions = true
    @ObservationIgnored private weak var rows: RowSwipes?

    /// The assumed width of an action before it is laid out.
    private static let usualWidth: CGFloat = 74

    nonisolated init() {}

    // MARK: What is said of the row

    /// Sets the actions of the row.
    /// - Parameters:
    ///   - leading: The actions at the leading edge.
    ///   - trailing: The actions at the trailing edge.
    ///   - rows: The rows, of which one at a time is open.
    ///   - direction: The direction of the row's layout.
    func follow(leading: RowActions?, trailing: RowActions?, in rows: RowSwipes, _ direction: LayoutDirection) {
        (self.rows, self.direction) = (rows, direction)
        fullSwipes = [:]
        fullSwipes[.leading] = leading?.allowsFullSwipe
        fullSwipes[.trailing] = trailing?.allowsFullSwipe
    }

    /// Takes over how large the row and its actions are.
    func didLayOut(_ size: CGSize, actionsWidth: CGFloat, hasActions: Bool) {
        (self.size, self.actionsWidth, self.hasActions) = (size, actionsWidth, hasActions)
    }

    // MARK: What fingers do

    /// A Boolean value that indicates whether the row is, or is about to be, out of its place.
    package var isOpen: Bool { state != .closed }

    /// A Boolean value that indicates whether the user's fingers are moving the row.
    package var isMoving: Bool { state == .moving }

    /// Reports that fingers have begun to move on the row.
    /// - Parameter isScroll: Whether they scroll already, and are over the row only because of that.
    package func begin(isScroll: Bool = false) {
        motion = SwipeMotion()
        if isScroll { motion.leave() }
    }

    /// Handles a movement of the fingers.
    /// - Parameters:
    ///   - distance: The distance since the last movement, in points.
    ///   - time: The time, in seconds.
    /// - Returns: Whether it is a swipe of the row. Otherwise it is meant for other views.
    package func move(by distance: CGSize, at time: TimeInterval) -> Bool {
        let distance = CGSize(width: direction.turned(distance.width), height: distance.height)
        motion.move(by: distance, at: time)
        guard motion.course == .across else { return false }
        var step = distance.width
        if state != .moving {
            guard start() else {
                motion.leave()
                return false
            }
            step = motion.travel.width
        }
        self.distance = max(0, self.distance + step * sign)
        restWidth = nil
        offset = extent.place(at: self.distance) * sign
        isFull = extent.isFull(at: self.distance)
        return true
    }

    /// Reports that the fingers were lifted.
    /// - Parameter time: The time, in seconds.
    package func end(at time: TimeInterval) {
        guard state == .moving, let edge else { return }
        guard hasActions else { return close() }
        switch extent.outcome(at: distance, speed: motion.speed(at: time) * sign) {
        case .closed: close()
        case .open: open()
        case .full:
            performFirst(at: edge)
            close()
        }
    }

    /// Reports that the fingers are used for something else.
    package func cancel() {
        guard state == .moving else { return }
        if wasOpen { open() } else { close() }
    }

    /// Begins a swipe in the direction of the fingers.
    /// - Returns: False if the row has no actions there.
    private func start() -> Bool {
        wasOpen = state == .open
        if wasOpen {
            distance = actionsWidth
        } else {
            let side: HorizontalEdge = motion.travel.width > 0 ? .leading : .trailing
            guard fullSwipes[side] != nil else { return false }
            if side != edge { (edge, actionsWidth) = (side, 0) }
            hasActions = true
            distance = 0
        }
        rows?.willOpen(self)
        state = .moving
        return true
    }

    /// The sign of ``offset``.
    private var sign: CGFloat { edge == .leading ? 1 : -1 }

    private var extent: SwipeExtent {
        SwipeExtent(
            rowWidth: size.width,
            actionsWidth: actionsWidth,
            allowsFullSwipe: edge.flatMap { fullSwipes[$0] } ?? false
        )
    }

    // MARK: What else is pressed

    /// Reports a press in the window while the row is open. It closes the row unless it is on one of the actions.
    /// - Parameter point: The point, in the coordinates of the row.
    /// - Returns: Whether the press has done its part by that: on the row itself.
    package func press(at point: CGPoint) -> Bool {
        guard isOpen else { return false }
        let isInside = CGRect(origin: .zero, size: size).contains(point)
        guard !isInside || isRow(at: point) else { return false }
        close()
        return isInside
    }

    /// Returns a Boolean value that indicates whether the row itself, rather than the actions beside it, is at a point.
    package func isRow(at point: CGPoint) -> Bool {
        let shift = direction.turned(offset)
        return point.x >= shift && point.x < size.width + shift
    }

    // MARK: Opening and closing

    private func open() {
        let width = actionsWidth > 0 ? actionsWidth : Self.usualWidth
        state = .open
        restWidth = width
        move(to: width * sign)
    }

    /// Closes the row by returning it to its place.
    package func close() {
        guard isOpen else { return }
        motion.leave()
        state = .closed
        restWidth = nil
        rows?.didClose(self)
        move(to: 0)
    }

    private func move(to place: CGFloat) {
        withAnimation(.easeOut(duration: 0.25)) {
            offset = place
            isFull = false
        } completion: { [weak self] in
            guard let self, !isOpen else { return }
            edge = nil
        }
    }

    /// Does the first of the actions at an edge.
    private func performFirst(at edge: HorizontalEdge) {
        let actions = edge == .leading ? leadingActions : trailingActions
        defer { actions.close() }
        guard let first = actions.items.first, first.isEnabled else { return }
        switch first.kind {
        case .action(let action): action()
        case .toggle(let isOn): isOn.set(!isOn.shown)
        default: break
        }
    }
}

/// The actions at one edge of a row, which a view inside of the row sets.
struct RowActions {
    /// The buttons, the outermost first.
    let views: AnyView
    /// A Boolean value that indicates whether a long swipe does the first of them.
    let allowsFullSwipe: Bool
}
