import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// The accessibility properties of a GTK widget, which GTK passes to assistive technologies over AT-SPI.
///
/// GTK reports all widgets of the tree: a widget is omitted only together with its contents. Unchanged properties are
/// not set again, because each change is a message on the accessibility bus.
///
/// A widget gets its role before it is shown. Later, GTK accepts another role only while the widget is out of its
/// parent. Only widgets without contents are removed for that, because others would lose the focus, and a drag over
/// them.
@MainActor
final class AccessibleWidget {
    // Lifetime: the widget has this object, or the object that owns the widget has.
    private let widget: UnsafeMutablePointer<GtkWidget>
    private let isLeaf: Bool
    private let ownRole: GtkAccessibleRole
    private var element: AccessibilityElement?
    private var role: GtkAccessibleRole
    private var label: String?
    private var description: String?
    private var level: Int32?
    private var isSelected: Bool?
    private var isHidden = false
    /// A Boolean value that indicates whether the visibility of the widget is observed.
    private var isRestoringHidden = false
    private weak var next: GTKWidget?
    private var actions: AccessibleActions?

    /// - Parameters:
    ///   - widget: The widget, which outlives this object.
    ///   - isLeaf: Whether no widget of a view is ever inside.
    init(_ widget: UnsafeMutablePointer<GtkWidget>, isLeaf: Bool) {
        (self.widget, self.isLeaf) = (widget, isLeaf)
        ownRole = gtk_accessible_get_accessible_role(OpaquePointer(widget))
        role = ownRole
    }

    /// Returns the object for a GTK widget, which is created on first use.
    static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> AccessibleWidget {
        let instance = UnsafeMutableRawPointer(widget)
        if let known = attached(to: instance, key: key) as? AccessibleWidget { return known }
        let accessible = AccessibleWidget(widget, isLeaf: false)
        attach(accessible, to: instance, key: key)
        return accessible
    }

    private static let key = "swiftui-accessible"

    /// Sets the accessibility properties of the widget.
    func set(_ accessibility: WidgetAccessibility) {
        switch accessibility {
        case .hidden:
            // A role lasts, while GTK forgets the state when it shows the widget.
            if isLeaf, !isShown { setRole(GTK_ACCESSIBLE_ROLE_NONE) } else { setHidden(true) }
        case .container:
            clear()
            setRole(GTK_ACCESSIBLE_ROLE_GENERIC)
            if role != GTK_ACCESSIBLE_ROLE_GENERIC { setLabel("") }
            setHidden(false)
        case .element(let element):
            let properties = element.properties
            self.element = element.withoutWidgets
            setRole(wantedRole(element.role, of: properties))
            // Without a label, GTK names a widget by its class.
            setLabel(properties.label ?? "")
            setDescription(properties.spokenDescription)
            setLevel(properties.headingLevel)
            setSelected(properties.traits.contains(.isSelected))
            setNext(properties.next)
            setActions(AccessibleActions.kinds(of: properties))
            setHidden(false)
        }
    }

    /// Permanently omits a widget that is not shown yet, with its contents.
    func leaveOut() { setRole(GTK_ACCESSIBLE_ROLE_NONE) }

    /// Stops describing an element, as for a row's widget that waits for another row.
    func clear() {
        element = nil
        setLabel(nil)
        setDescription(nil)
        setLevel(.unspecified)
        setSelected(false)
        setNext(nil)
        setActions([])
    }

    /// Handles a description that GTK has set itself, as it does for a tooltip.
    func descriptionWasSet(_ description: String) {
        self.description = description
        setDescription(element?.properties.spokenDescription)
    }

    // MARK: Role

    /// Returns whether the widget can have the role of an element.
    func canBecome(_ element: AccessibilityElement) -> Bool {
        isLeaf || !isShown || wantedRole(element.role, of: element.properties) == role
    }

    private var isShown: Bool {
        // A window is its own root.
        gtk_widget_get_parent(widget) == nil
            ? gtk_widget_get_realized(widget) != 0 : gtk_widget_get_root(widget) != nil
    }

    /// Returns the role that an element should have. Controls of GTK keep their own roles unless the program sets another.
    private func wantedRole(
        _ role: AccessibilityRole,
        of properties: AccessibilityElement.Description
    ) -> GtkAccessibleRole {
        let isChanged = role != properties.ownRole || role == .link
        return properties.staysWithWidget && !isChanged ? ownRole : Self.gtkRole(of: role) ?? ownRole
    }

    /// GTK's roles, the most frequent first.
    private static let roles: [(role: AccessibilityRole, gtk: GtkAccessibleRole)] = [
        (.row, GTK_ACCESSIBLE_ROLE_LIST_ITEM), (.staticText, GTK_ACCESSIBLE_ROLE_LABEL),
        (.image, GTK_ACCESSIBLE_ROLE_IMG), (.button, GTK_ACCESSIBLE_ROLE_BUTTON),
        (.heading, GTK_ACCESSIBLE_ROLE_HEADING), (.link, GTK_ACCESSIBLE_ROLE_LINK),
        (.toggle, GTK_ACCESSIBLE_ROLE_CHECKBOX), (.textField, GTK_ACCESSIBLE_ROLE_TEXT_BOX),
        (.searchField, GTK_ACCESSIBLE_ROLE_SEARCH_BOX), (.list, GTK_ACCESSIBLE_ROLE_LIST),
        (.group, GTK_ACCESSIBLE_ROLE_GROUP), (.tab, GTK_ACCESSIBLE_ROLE_TAB),
    ]

    /// Returns GTK's role for a role. The few are found faster one after another than by the hash of a text.
    private static func gtkRole(of role: AccessibilityRole) -> GtkAccessibleRole? {
        for known in roles where known.role == role { return known.gtk }
        return nil
    }

    /// Sets the role of the widget, if it can still be changed.
    func setRole(_ wanted: GtkAccessibleRole) {
        guard wanted != role, isLeaf || !isShown else { return }
        role = wanted
        guard isShown, let parent = gtk_widget_get_parent(widget) else { return Self.setRole(wanted, of: widget) }
        let sibling = gtk_widget_get_prev_sibling(widget)
        g_object_ref(widget)
        gtk_widget_unparent(widget)
        Self.setRole(wanted, of: widget)
        gtk_widget_insert_after(widget, parent, sibling)
        g_object_unref(widget)
    }

    /// Sets the role of a widget that is not shown yet.
    static func setRole(_ role: GtkAccessibleRole, of widget: UnsafeMutablePointer<GtkWidget>) {
        var value = GValue()
        g_value_init(&value, gtk_accessible_role_get_type())
        g_value_set_enum(&value, CInt(role.rawValue))
        g_object_set_property(UnsafeMutableRawPointer(widget).typed(), "accessible-role", &value)
        g_value_unset(&value)
    }

    // MARK: Properties and states

    func setLabel(_ new: String?) {
        guard new != label else { return }
        label = new
        set(GTK_ACCESSIBLE_PROPERTY_LABEL, to: new)
    }

    private func setDescription(_ new: String?) {
        guard new != description else { return }
        description = new
        set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: new)
    }

    private func setLevel(_ heading: AccessibilityHeadingLevel) {
        let new = heading == .unspecified ? nil : Int32(heading.rawValue)
        guard new != level else { return }
        level = new
        guard let new else {
            return gtk_accessible_reset_property(OpaquePointer(widget), GTK_ACCESSIBLE_PROPERTY_LEVEL)
        }
        update(GTK_ACCESSIBLE_PROPERTY_LEVEL) { g_value_set_int(&$0, new) }
    }

    func setSelected(_ new: Bool) {
        // A list reports the selection of its rows.
        guard role != GTK_ACCESSIBLE_ROLE_LIST_ITEM, new != isSelected ?? false else { return }
        isSelected = new
        update(GTK_ACCESSIBLE_STATE_SELECTED) { g_value_set_int(&$0, new ? 1 : 0) }
    }

    /// Sets whether the widget and its contents are hidden from assistive technologies.
    func setHidden(_ new: Bool) {
        guard new != isHidden else { return }
        isHidden = new
        updateHidden()
        guard new, !isRestoringHidden, Self.isHiddenForgotten else { return }
        isRestoringHidden = true
        Signal.connect(UnsafeMutableRawPointer(widget), "map") { [weak self] in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.updateHidden() } }
        }
    }

    /// GTK 4.10 and later take the state back right after they show a widget.
    private static let isHiddenForgotten = gtk_get_minor_version() >= 10

    private func updateHidden() { update(GTK_ACCESSIBLE_STATE_HIDDEN) { g_value_set_boolean(&$0, isHidden ? 1 : 0) } }

    /// Sets the next element for reading, for elements that are not read in their order.
    private func setNext(_ new: (any HostWidget)?) {
        let new = new as? GTKWidget
        guard new !== next else { return }
        next = new
        guard let new else {
            return gtk_accessible_reset_relation(OpaquePointer(widget), GTK_ACCESSIBLE_RELATION_FLOW_TO)
        }
        var relation = GTK_ACCESSIBLE_RELATION_FLOW_TO
        var value = GValue()
        gtk_accessible_relation_init_value(relation, &value)
        let targets = g_list_append(nil, new.accessiblePointer)
        g_value_set_pointer(&value, targets)
        gtk_accessible_update_relation_value(OpaquePointer(widget), 1, &relation, &value)
        g_value_unset(&value)
        g_list_free(targets)
    }

    private func set(_ property: GtkAccessibleProperty, to text: String?) {
        guard let text else { return gtk_accessible_reset_property(OpaquePointer(widget), property) }
        update(property) { g_value_set_string(&$0, text) }
    }

    private func update(_ property: GtkAccessibleProperty, _ set: (inout GValue) -> Void) {
        var property = property
        var value = GValue()
        gtk_accessible_property_init_value(property, &value)
        set(&value)
        gtk_accessible_update_property_value(OpaquePointer(widget), 1, &property, &value)
        g_value_unset(&value)
    }

    private func update(_ state: GtkAccessibleState, _ set: (inout GValue) -> Void) {
        var state = state
        var value = GValue()
        gtk_accessible_state_init_value(state, &value)
        set(&value)
        gtk_accessible_update_state_value(OpaquePointer(widget), 1, &state, &value)
        g_value_unset(&value)
    }

    // MARK: Actions

    private func setActions(_ kinds: [AccessibleActions.Kind]) {
        guard kinds != actions?.kinds ?? [] else { return }
        actions = AccessibleActions(kinds, on: widget) { [weak self] in self?.element }
    }
}

extension AccessibilityElement.Description {
    /// The text that is spoken after the name: AT-SPI has values only for controls with a number.
    fileprivate var spokenDescription: String? {
        let texts = [staysWithWidget ? nil : value, hint].compactMap { $0 }.filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
