import CGTK
import GTKInterop
import SwiftUICore

/// A part that binds the focus of a container to something of the program.
@MainActor
final class FocusPart: TypedPart<FocusBinding> {
    private let watch: FocusWatch
    /// The focus that was last reported to the program; nil before the first report.
    private var toldFocus: Bool?

    required init(_ part: FocusBinding, in container: ContainerWidget, isEnabled: Bool) {
        watch = FocusWatch(on: container.pointer, host: container.host)
        super.init(part, in: container, isEnabled: isEnabled)
        watch.didEnter = { [weak self] in self?.didEnter() }
        watch.didLeave = { [weak self] in self?.didLeave() }
        // A menu may have ended the focus, too.
        watch.didReturn = { [weak self] in self?.moveFocus() }
        if part.isFocused { moveFocusSoon() }
    }

    /// A value that only follows the focus moves nothing: by the time it is shown, another view may have asked for the focus.
    override func partDidChange(from before: FocusBinding) {
        if part.isFocused != before.isFocused, part.isFocused != toldFocus { moveFocusSoon() }
    }

    /// Takes over the focus that GTK gives the first widget of a new window, for which the program may have asked for another in `onAppear`:
    /// that is in place after a turn of the views, and the move of the focus that follows it.
    private func didEnter() {
        let host = container.host
        guard host.isShowingWindow else { return tell(true) }
        host.schedule {
            host.schedule { [weak self] in
                if let self, watch.hasFocus { tell(true) }
            }
        }
    }

    private func tell(_ hasFocus: Bool) {
        toldFocus = hasFocus
        part.focusDidChange(hasFocus)
    }

    /// Moves the focus when all widgets are in place: a view that appears is in no window before.
    private func moveFocusSoon() {
        container.host.schedule { [weak self] in self?.moveFocus() }
    }

    private func moveFocus() {
        guard part.isFocused != watch.hasFocus, let window = gtk_widget_get_root(widget) else { return }
        if !part.isFocused {
            gtk_root_set_focus(window, nil)
        } else if gtk_widget_get_focusable(widget) != 0 {
            gtk_widget_grab_focus(widget)
        } else if let field = RowField.first(in: widget), field.isInRow(of: widget) {
            field.begin()
        } else if gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) == 0, part.takesFocusItself {
            hasBorrowedFocus = true
            gtk_widget_set_focusable(widget, 1)
            gtk_widget_grab_focus(widget)
        }
    }

    /// A Boolean value that indicates whether the container can have the focus only as long as it has it.
    private var hasBorrowedFocus = false

    private func didLeave() {
        if hasBorrowedFocus {
            hasBorrowedFocus = false
            gtk_widget_set_focusable(widget, 0)
        }
        tell(false)
    }
}

/// A part that lets a container itself have the focus.
@MainActor
final class FocusablePart: TypedPart<Focusable> {
    required init(_ part: Focusable, in container: ContainerWidget, isEnabled: Bool) {
        super.init(part, in: container, isEnabled: isEnabled)
        gtk_widget_set_focusable(widget, part.isFocusable ? 1 : 0)
    }

    override func partDidChange(from before: Focusable) {
        if part != before { gtk_widget_set_focusable(widget, part.isFocusable ? 1 : 0) }
    }
}

/// A part that reports whether a container or something inside it has focus.
@MainActor
final class FocusFollowerPart: TypedPart<FocusFollower> {
    private let watch: FocusWatch

    required init(_ part: FocusFollower, in container: ContainerWidget, isEnabled: Bool) {
        watch = FocusWatch(on: container.pointer, host: container.host)
        super.init(part, in: container, isEnabled: isEnabled)
        watch.didEnter = { [weak self] in self?.part.focusDidChange(true) }
        watch.didLeave = { [weak self] in self?.part.focusDidChange(false) }
    }
}

/// A part that removes the theme's drawing around the focused view in a container.
@MainActor
final class FocusEffectPart: TypedPart<FocusEffect> {
    /// The selectors with the focus stand against the rule by which focusable views have a mark.
    override class var styleRules: String {
        """

        .\(styleClass), .\(styleClass) *, .\(styleClass):focus:focus-visible, .\(styleClass) *:focus:focus-visible { outline-style: none; }

        """
    }
    private static let styleClass = "swiftui-no-focus-effect"

    required init(_ part: FocusEffect, in container: ContainerWidget, isEnabled: Bool) {
        super.init(part, in: container, isEnabled: isEnabled)
        apply()
    }

    override func partDidChange(from before: FocusEffect) {
        if part != before { apply() }
    }

    private func apply() {
        if part.isDisabled {
            container.styleClasses.insert(Self.styleClass)
        } else {
            container.styleClasses.remove(Self.styleClass)
        }
    }
}

/// A part that prevents a container and its contents from having focus.
@MainActor
final class FocusExclusionPart: TypedPart<FocusExclusion> {
    required init(_ part: FocusExclusion, in container: ContainerWidget, isEnabled: Bool) {
        super.init(part, in: container, isEnabled: isEnabled)
        gtk_widget_set_can_focus(widget, 0)
    }
}

/// A part that lets a container with commands take the focus, which determines the receiver of a command. The window's dispatcher delivers
/// it.
@MainActor
final class CommandsPart: TypedPart<EditCommands> {
    required init(_ part: EditCommands, in container: ContainerWidget, isEnabled: Bool) {
        super.init(part, in: container, isEnabled: isEnabled)
        gtk_widget_set_focusable(widget, 1)
    }
}

/// A part that lets a container that is moved by keys have the focus. The window's dispatcher brings it the keys.
@MainActor
final class MoveKeysPart: TypedPart<MoveKeys> {
    required init(_ part: MoveKeys, in container: ContainerWidget, isEnabled: Bool) {
        super.init(part, in: container, isEnabled: isEnabled)
        gtk_widget_set_focusable(widget, 1)
    }
}
