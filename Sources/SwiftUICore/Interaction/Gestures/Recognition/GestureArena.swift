import Foundation

/// An object that decides between the gestures of the views under the pointer.
///
/// A gesture waits until those with precedence fail: those of views inside, unless it has high priority or is
/// simultaneous, and those with high priority of views around. Reports to the program wait as long, but for those of a press that others
/// have nothing to show for yet.
///
/// A press that has lasted as long as a gesture asks is neither a click nor a drag: gestures with precedence that have not
/// begun fail then.
///
/// Of gestures that run beside each other and end with the same press, the one of fewer clicks reports first: the click
/// that deselects everything before the double click that adds something and selects it.
@MainActor
final class GestureArena: GraphService {
    /// The gestures that have been begun and not put away, those of views inside first.
    private var units: [GestureUnit] = []
    private var isPressed = false

    init() {}

    /// Passes an event to a gesture, and delivers the reports that are certain then.
    /// - Returns: Whether the gesture has won, so no other may run beside it.
    func handle(_ event: GestureEvent, for unit: GestureUnit) -> Bool {
        if begins(event) { enter(unit, event) }
        guard units.contains(where: { $0 === unit }) else { return false }
        recognize(event, by: unit)
        if event.kind == .pointer(.began), unit.presses > 1, unit.isOver {
            // The press was not the next click of the series, so it may be the first of another.
            enter(unit, event)
            recognize(event, by: unit)
        }
        let isExclusive = unit.hasWon && !units.contains { $0.precedence == .simultaneous }
        if event.kind == .pointer(.ended) || event.kind == .pointer(.cancelled) { isPressed = false }
        return isExclusive
    }

    private func recognize(_ event: GestureEvent, by unit: GestureUnit) {
        if !unit.phase.isFailed, !unit.phase.isEnded { unit.recognize(event) }
        if unit.hasLasted, unit.phase.isRecognized {
            for other in predecessors(of: unit) where other.isPressed && other.phase.isUndecided { other.cancel() }
        }
        decide()
    }

    private func begins(_ event: GestureEvent) -> Bool {
        switch event.kind {
        case .pointer(.began), .magnification(.began, _), .rotation(.began, _): true
        default: false
        }
    }

    private func enter(_ unit: GestureUnit, _ event: GestureEvent) {
        if event.kind == .pointer(.began), !isPressed {
            isPressed = true
            // While the pointer is down, ended gestures are kept so that others know of them.
            units.removeAll(where: \.isOver)
            for other in units { other.isPressed = false }
        }
        if let index = units.firstIndex(where: { $0 === unit }) {
            // A click may be the second of two, or wait until it is known that it is not the first of two.
            guard unit.isOver else { return }
            units.remove(at: index)
        }
        unit.reset()
        let index = units.firstIndex { $0.depth < unit.depth } ?? units.count
        units.insert(unit, at: index)
    }

    // MARK: Decision

    /// Returns the gestures that have to be none before another is the one.
    private func predecessors(of unit: GestureUnit) -> [GestureUnit] {
        units.filter { other in
            guard other !== unit else { return false }
            return other.depth > unit.depth
                ? unit.precedence == .normal : other.precedence == .high
        }
    }

    /// Returns whether a gesture has ended with the same press as one of fewer clicks, which reports first.
    ///
    /// Each gesture handles the end of a press on its own, so the other may still have to.
    private func followsFewerClicks(_ unit: GestureUnit) -> Bool {
        guard unit.phase.isEnded, !unit.hasWon else { return false }
        return units.contains { other in
            guard other.presses < unit.presses, !other.phase.isFailed, !other.hasWon else { return false }
            return (other.isPressed || other.phase.isEnded) && !predecessors(of: other).contains { $0 === unit }
        }
    }

    private func decide() {
        var isChanged = true
        while isChanged {
            isChanged = false
            for unit in units where !unit.phase.isFailed {
                let before = predecessors(of: unit)
                let isBlocked = units.contains { $0.blocksSubviews && $0.depth < unit.depth }
                if isBlocked || before.contains(where: { $0.hasWon }) {
                    if !unit.hasWon {
                        unit.cancel()
                        isChanged = true
                    }
                } else if !unit.phase.isRecognized {
                    if before.allSatisfy({ $0.phase.isFailed || $0.phase.isUndecided }) { unit.tell() }
                } else if before.allSatisfy(\.phase.isFailed), !followsFewerClicks(unit) {
                    if unit.hasWon {
                        unit.tell()
                    } else {
                        unit.win()
                        isChanged = true
                    }
                }
            }
        }
    }

    // MARK: Removal

    /// Ends a gesture whose view no longer exists.
    func remove(_ unit: GestureUnit) {
        guard units.contains(where: { $0 === unit }) else { return }
        unit.cancel()
        units.removeAll { $0 === unit }
        decide()
    }

    /// Ends the gestures of views that no longer exist.
    func updateDidEnd() {
        for unit in units where unit.isRemoved { remove(unit) }
    }
}

extension ViewGraph {
    /// The gestures under way.
    var gestures: GestureArena { service() }
}
