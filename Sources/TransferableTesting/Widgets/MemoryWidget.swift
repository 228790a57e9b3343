import Foundation
import SwiftUICore

/// The base class of widgets in memory.
@MainActor
package class MemoryWidget {
    package final private(set) var children: [MemoryWidget] = []
    package final var frame = CGRect.zero
    /// The frame of the widget in its window.
    package final private(set) var windowFrame = CGRect.zero
    /// The number of times that a layout of the widget was requested.
    package final private(set) var layoutRequests = 0
    /// The accessibility properties of the widget that the view sets. Windows in memory do not derive any others.
    package final private(set) var accessibility: WidgetAccessibility?
    /// The direction in which the parts of the widget follow one another.
    package final private(set) var direction = LayoutDirection.ofApp
    final weak var host: MemoryHost?
    /// The mark of the widget during a drag by keys.
    final var keyboardMark: KeyboardDragMark?
    /// The widget that this one stands in.
    private(set) final weak var parent: MemoryWidget?

    init(host: MemoryHost) { self.host = host }

    package final func setNeedsLayout() { layoutRequests += 1 }
    package final func setDirection(_ direction: LayoutDirection) { self.direction = direction }

    package final func setChildren(_ newChildren: [any HostWidget]) {
        for child in children where child.parent === self { child.parent = nil }
        children = newChildren.memoryWidgets
        for child in children { child.parent = self }
    }

    package func moveChildren(_ children: [any HostWidget]) -> Bool { false }

    package final func setAccessibility(_ accessibility: WidgetAccessibility) { self.accessibility = accessibility }

    package func rowsDidChange(_ changes: [RowChange]) {}

    // MARK: Layout

    package func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    package func baselines(in size: CGSize) -> TextBaselines? { nil }

    /// Lays out the contents after the widget has received its frame.
    package final func layOut(at origin: CGPoint = .zero) {
        windowFrame = frame.offsetBy(dx: origin.x, dy: origin.y)
        layOutContent()
    }

    /// Lays out the contents. The widget's own place is known.
    func layOutContent() { layOutChildren(at: windowFrame.origin) }

    /// Lays out the widgets inside, whose frames are relative to a point of the window.
    final func layOutChildren(at origin: CGPoint) {
        for child in children { child.layOut(at: origin) }
    }

    // MARK: What a test sees and does

    var kind: TestView.Kind { .container }

    /// The text of the widget, or of all texts inside.
    package var string: String { children.map(\.string).filter { !$0.isEmpty }.joined(separator: " ") }

    /// The text that the user reads or writes here.
    var shownText: String { string }

    /// A Boolean value that indicates whether the widget itself takes input.
    var isEnabled: Bool { true }

    /// A Boolean value that indicates whether the pointer hits the widget. It passes through a decoration.
    var meetsPointer: Bool { true }

    /// The action of a press of the pointer, if there is one.
    var press: (() -> Void)? { nil }

    /// The action of a click of the pointer on a control: it presses a button, and switches a toggle.
    final var click: (() -> Void)? { press ?? isOn.map { isOn in { isOn.set(!isOn.shown) } } }

    /// A closure that puts a text in place of the one that is there, where it can be edited.
    var setText: ((String) -> Void)? { nil }

    /// The action of the Return key where a text is edited, if there is one.
    var submit: (() -> Void)? { nil }

    /// A Boolean value that indicates whether a control is on.
    var isOn: ControlValue<Bool>? { nil }

    /// A Boolean value that indicates whether a control stands for values of which some are on and some are off.
    var isMixed: Bool { false }

    /// The number that a control shows.
    var number: Double? { nil }

    /// The choices.
    var choice: PickerChoice? { nil }

    /// The date that a control shows a part of.
    var date: DateSelection? { nil }

    /// The paste target of a press.
    var pastes: PasteTarget? { nil }

    /// The menu that a press opens.
    var menu: MenuSource? { nil }

    /// The action of a drag that rests over the widget, if there is one.
    var springLoads: (() -> Void)? { nil }

    /// Returns the widgets that the pointer meets at a point of the window, this one and those inside; nil if it meets
    /// none of them.
    func met(at point: CGPoint) -> [MemoryWidget]? {
        guard meetsPointer, windowFrame.contains(point) else { return nil }
        return [self] + metInside(at: point)
    }

    /// Returns the widgets inside that the pointer meets at a point, the outermost first.
    final func metInside(at point: CGPoint) -> [MemoryWidget] {
        children.reversed().lazy.compactMap { $0.met(at: point) }.first ?? []
    }

    /// Returns whether an action at a point of the window is meant for the widget, even if a view inside is there.
    func isMet(at point: CGPoint) -> Bool { true }

    /// Returns the drop destinations at a point of the window, the front one first. A view in front of one does not keep drops from it.
    final func dropTargets(at point: CGPoint) -> [MemoryWidget] {
        let isHere = dropTarget != nil && windowFrame.contains(point) && isMet(at: point)
        return children.reversed().flatMap { $0.dropTargets(at: point) } + (isHere ? [self] : [])
    }

    /// The drop target for a drag that ends on the widget.
    package var dropTarget: DropTarget? { nil }

    /// Begins a drag at a point of the widget.
    /// - Returns: The drag, and the formation of the previews of several items; nil if no item can be dragged there.
    func drag(at point: CGPoint) -> (ActiveDrag, DragDropPreviewsFormation)? { nil }

    /// The commands of the Edit menu for the widget.
    var editCommands: EditCommands? { nil }

    /// The widget and all widgets inside, outer ones first.
    package final var all: [MemoryWidget] { [self] + children.flatMap(\.all) }

    /// Returns the content of the widget if it is of the specified type.
    package final func content<Content: WidgetContent>(_ type: Content.Type) -> Content? {
        (self as? MemoryContentWidget<Content>)?.content
    }

    package final var container: ContainerContent? { content(ContainerContent.self) }
    /// The accessibility identifier.
    package final var identifier: String? { container?.part(AccessibilityIdentifier.self)?.name }
    package final var list: ListContent? { content(ListContent.self) }
}

/// A widget in memory for one type of content.
package class MemoryContentWidget<Content: WidgetContent>: MemoryWidget, HostWidget {
    package final fileprivate(set) var content: Content

    package required init(_ content: Content, host: MemoryHost) {
        self.content = content
        super.init(host: host)
    }

    package final func update(_ content: Content) -> Bool {
        let before = self.content
        self.content = content
        return contentDidChange(from: before)
    }

    /// Follows other content.
    /// - Returns: Whether the widget may now take another size.
    func contentDidChange(from before: Content) -> Bool { false }
}

extension [any HostWidget] {
    @MainActor var memoryWidgets: [MemoryWidget] { compactMap { $0 as? MemoryWidget } }
}
