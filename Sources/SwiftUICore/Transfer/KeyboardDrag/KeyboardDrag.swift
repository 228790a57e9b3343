import CoreTransferable
import Foundation
import TransferKit

/// The keyboard drag of an app: the items that are held and the destination that is chosen for them.
///
/// The keys are those of two models. Control-M picks up and drops, as the WAI-ARIA working group has it for web pages, so that it is
/// neither a key of the clipboard nor one that presses what has the focus
/// (https://lists.w3.org/Archives/Public/wai-xtech/2008Dec/0085.html). Tab goes through the destinations, Return drops and Escape cancels,
/// as React Aria has it (https://react-spectrum.adobe.com/react-aria/dnd.html). The destinations see what they see of a drag by a
/// pointer.
@MainActor
package final class KeyboardDrag {
    private unowned let host: any KeyboardDragHost
    private var stage = Stage.none
    /// The drop in progress. Its value indicates whether the items were accepted.
    package private(set) var dropping: Task<Bool, Never>?

    private enum Stage {
        case none
        /// The user chooses what to pick up.
        case choosing(Choice)
        case holding(HeldItems)
    }

    private struct Choice {
        weak var widget: (any KeyboardDragWidget)?
    }

    package init(host: any KeyboardDragHost) { self.host = host }

    /// A Boolean value that indicates whether the user is choosing among sources or destinations with the keyboard.
    package var isActive: Bool { if case .none = stage { false } else { true } }

    // MARK: Beginning

    /// Picks up the focused item, or lets the user choose among the views that can be dragged.
    /// - Parameter focused: What has the focus; nil where that cannot be dragged.
    /// - Returns: False if nothing can be dragged.
    package func begin(_ focused: KeyboardDragSource?) -> Bool {
        if let focused {
            host.keyboardDragWillBegin()
            pickUp(focused)
            return true
        }
        guard let first = sources.first else { return false }
        host.keyboardDragWillBegin()
        choose(first)
        return true
    }

    private func pickUp(_ source: KeyboardDragSource) {
        guard let drag = source.begin() else {
            host.say("\(source.name ?? "This") cannot be picked up now.")
            return host.keyboardDragDidEnd()
        }
        let held = HeldItems(drag, from: source)
        stage = .holding(held)
        source.widget?.show(.source)
        let destinations = destinations(of: held)
        guard let first = held.firstDestination(among: destinations, of: host.keyboardDragWidgets()) else {
            finish(held, saying: "Nothing here takes \(held.name). Copy it for other programs.")
            return held.passage.cancel()
        }
        for destination in destinations { destination.accessibilityDidChange() }
        enter(first, with: held, after: "Picked up \(held.name). ", help: true)
    }

    /// Has the view of an accessibility element picked up.
    func pickUp(_ owner: ObjectIdentifier) {
        let widget = sources.first { $0.dragSource?.owner == owner }
        if let source = widget.flatMap({ KeyboardDragSource($0) }) { pickUpForAssistiveTechnology(source) }
    }

    /// Picks up what an assistive technology has chosen, wherever the focus is.
    func pickUpForAssistiveTechnology(_ source: KeyboardDragSource) {
        if isActive { cancel() }
        host.keyboardDragWillBegin()
        pickUp(source)
    }

    // MARK: Keys

    /// Performs the action of a key that was pressed during a drag.
    /// - Parameters:
    ///   - stroke: The key.
    ///   - layoutDirection: The direction in which views follow one another.
    /// - Returns: Whether the key is used up: all are that type something, so none reaches what has the focus.
    package func perform(_ stroke: KeyStroke, _ layoutDirection: LayoutDirection = .ofApp) -> Bool {
        if stroke == KeyStroke.pickUp { return drop(nil) }
        switch stroke.key {
        case .escape: cancel()
        case .tab: move(stroke.isShiftHeld ? .backward : .forward)
        case .return: return drop(stroke.operations)
        case .home where !stroke.isCommand: step(.first)
        case .end where !stroke.isCommand: step(.last)
        case .upArrow where !stroke.isCommand: step(.backward)
        case .downArrow where !stroke.isCommand: step(.forward)
        case .leftArrow where !stroke.isCommand: step(layoutDirection == .rightToLeft ? .forward : .backward)
        case .rightArrow where !stroke.isCommand: step(layoutDirection == .rightToLeft ? .backward : .forward)
        default: return !stroke.isCommand
        }
        return true
    }

    /// Ends the drag without a drop.
    package func cancel() {
        switch stage {
        case .none: return
        case .choosing(let choice):
            choice.widget?.show(nil)
            stage = .none
            host.say("Cancelled.")
            host.keyboardDragDidEnd()
        case .holding(let held):
            finish(held, saying: "Cancelled. \(held.name.capitalizedFirst) stays where it was.")
            held.passage.cancel()
        }
    }

    /// Shows the chosen place again after the contents of the destination have moved.
    package func viewsDidMove() {
        guard case .holding(let held) = stage, let widget = held.widget, let part = widget.dropTarget,
            var hover = held.passage.hover
        else { return }
        hover.location = held.location(of: hover.place, in: widget)
        held.passage.move(over: widget, part, hover)
    }

    // MARK: Choosing

    private var sources: [any KeyboardDragWidget] { host.keyboardDragWidgets().filter { $0.dragSource != nil } }

    private func destinations(of held: HeldItems) -> [any KeyboardDragWidget] {
        host.keyboardDragWidgets().filter(held.isTaken)
    }

    /// The destination that is chosen, where it is still there and takes the items.
    private func chosenDestination(of held: HeldItems) -> (any KeyboardDragWidget)? {
        destinations(of: held).first { $0 === held.widget }
    }

    private func choose(_ widget: any KeyboardDragWidget) {
        stage = .choosing(Choice(widget: widget))
        widget.reveal(nil)
        widget.show(.chosen)
        host.say(
            "Pick up \(widget.accessibilityDragPoint?.description ?? widget.spokenName ?? "this")? Return picks up."
        )
    }

    /// Goes to the next or the previous source or destination.
    private func move(_ step: HeldStep) {
        switch stage {
        case .none: return
        case .choosing(let choice):
            let sources = sources
            let next = sources.place(step, from: choice.widget)
            choice.widget?.show(nil)
            if let next { choose(next) } else { cancel() }
        case .holding(let held):
            let destinations = destinations(of: held)
            guard let next = destinations.place(step, from: held.widget) else {
                held.widget?.show(nil)
                held.passage.leave()
                return host.say("Nothing here takes \(held.name) any more.")
            }
            enter(next, with: held)
        }
    }

    /// Goes to another place in the destination; where it has no places, to another destination.
    private func step(_ step: HeldStep) {
        guard case .holding(let held) = stage, let widget = chosenDestination(of: held),
            let part = widget.dropTarget, var hover = held.passage.hover, hover.place != nil
        else { return move(step) }
        guard let place = held.place(step, in: widget, part, hover) else { return }
        hover.place = place
        hover.location = held.location(of: place, in: widget)
        widget.reveal(place)
        held.passage.move(over: widget, part, hover)
        host.say(place.name ?? held.describe(widget, among: destinations(of: held)))
    }

    private func enter(
        _ widget: any KeyboardDragWidget,
        with held: HeldItems,
        after words: String = "",
        help: Bool = false
    ) {
        guard let part = widget.dropTarget else { return }
        if held.widget !== widget { held.widget?.show(held.widget === held.source ? .source : nil) }
        var hover = held.passage.hover(over: widget.dropSize)
        hover.place = held.place(.initial, in: widget, part, hover)
        hover.location = held.location(of: hover.place, in: widget)
        widget.reveal(hover.place)
        held.passage.move(over: widget, part, hover)
        widget.show(.chosen)
        let place = hover.place?.name.map { ", \($0)" } ?? ""
        let keys = help ? ". Tab chooses another, Return drops, Escape cancels." : ""
        host.say(words + held.describe(widget, among: destinations(of: held)) + place + keys)
    }

    // MARK: Dropping

    /// Drops the items on the chosen destination, or picks up the chosen view.
    /// - Parameter operations: The operations that keys choose; nil for all.
    /// - Returns: True, because the keys are used up.
    private func drop(_ operations: DropOperation.Set?) -> Bool {
        switch stage {
        case .none: break
        case .choosing(let choice):
            choice.widget?.show(nil)
            stage = .none
            if let source = choice.widget.flatMap({ KeyboardDragSource($0) }) {
                pickUp(source)
            } else {
                host.keyboardDragDidEnd()
            }
        case .holding(let held):
            guard let widget = chosenDestination(of: held) else {
                move(.forward)
                break
            }
            drop(held, on: widget, operations)
        }
        return true
    }

    private func drop(_ held: HeldItems, on widget: any KeyboardDragWidget, _ operations: DropOperation.Set?) {
        if let operations { held.passage.allow(operations) }
        let name = widget.spokenName ?? "the destination"
        guard held.passage.operation != .forbidden else {
            return host.say("\(name.capitalizedFirst) does not take \(held.name) here.")
        }
        let place = held.passage.hover?.place?.name.map { " on \(name), \($0)" } ?? " on \(name)"
        finish(held, saying: nil)
        dropping = Task { [host] in
            let wasOfUse = await held.passage.drop()
            host.say(wasOfUse ? "Dropped \(held.name)\(place)." : "\(name.capitalizedFirst) did not take \(held.name).")
            return wasOfUse
        }
    }

    /// Drops what is held on the view of an accessibility element.
    func drop(on owner: ObjectIdentifier) {
        guard case .holding(let held) = stage,
            let widget = destinations(of: held).first(where: { $0.dropTarget?.owner == owner })
        else { return }
        enter(widget, with: held)
        _ = drop(nil)
    }

    /// Returns whether something is held that a destination may take.
    func isHeld(for part: DropTarget) -> Bool {
        if case .holding(let held) = stage { held.mayBeTaken(by: part) } else { false }
    }

    private func finish(_ held: HeldItems, saying words: String?) {
        stage = .none
        held.widget?.show(nil)
        held.source?.show(nil)
        if let words { host.say(words) }
        for widget in host.keyboardDragWidgets() { widget.accessibilityDidChange() }
        host.keyboardDragDidEnd()
    }
}

extension KeyStroke {
    /// The keys that pick up and drop items.
    package static let pickUp = KeyStroke("m", control: true)

    /// The operations that are chosen by the keys of a desktop's drags; nil for all.
    fileprivate var operations: DropOperation.Set? {
        switch (isControlHeld, isShiftHeld) {
        case (true, true): .alias
        case (true, false): .copy
        case (false, true): .move
        case (false, false): nil
        }
    }
}

extension [any KeyboardDragWidget] {
    /// Returns the widget to which a step leads; behind the last follows the first.
    fileprivate func place(_ step: HeldStep, from current: (any KeyboardDragWidget)?) -> Element? {
        guard !isEmpty else { return nil }
        let index = firstIndex { $0 === current }
        switch step {
        case .initial, .first: return first
        case .last: return last
        case .forward: return self[((index ?? -1) + 1) % count]
        case .backward: return self[((index ?? 0) + count - 1) % count]
        }
    }
}

extension String {
    /// The text as the beginning of a sentence.
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
