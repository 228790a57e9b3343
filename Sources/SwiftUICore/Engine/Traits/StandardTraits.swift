/// The value by which a selection knows a view.
enum TagTrait: TraitKey {
    static var defaultValue: SelectionTag? { nil }
    static var consequence: TraitConsequence { .subview }
}

/// The element that a view of a `ForEach` shows.
enum IdentityTrait: TraitKey {
    static var defaultValue: AnyHashable? { nil }
    static func identity(_ value: AnyHashable?) -> AnyHashable? { value }
}

/// The identity that a view was given by `id(_:)`.
enum ExplicitIdentityTrait: TraitKey {
    static var defaultValue: AnyHashable? { nil }
    static func identity(_ value: AnyHashable?) -> AnyHashable? { value }
}

/// The keys that trigger the control in a view, for a menu that makes an item of the view.
enum ShortcutTrait: TraitKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

/// The priority with which a view of a stack chooses its size.
enum LayoutPriorityTrait: TraitKey {
    static var defaultValue: Double { 0 }
    static var consequence: TraitConsequence { .layout }
}

/// The depth at which a view is drawn, in front of lower ones.
enum ZIndexTrait: TraitKey {
    static var defaultValue: Double { 0 }
    static var consequence: TraitConsequence { .order }
}

/// A trait that is true for space, which a frame around leaves so.
enum SpacerTrait: TraitKey {
    static var defaultValue: Bool { false }
}

/// The spacing that a view prefers; nil for the usual.
enum ViewSpacingTrait: TraitKey {
    static var defaultValue: ViewSpacing? { nil }
}

extension ElementTraits {
    var tag: AnyHashable? { self[TagTrait.self]?.value }
    var identity: AnyHashable? { self[IdentityTrait.self] }

    /// Returns whether a view is the one that a program means by an identity.
    func isIdentified(by identity: AnyHashable) -> Bool {
        self[ExplicitIdentityTrait.self] == identity || self.identity == identity
    }

    var layoutPriority: Double {
        // NaN is never equal to itself, so each would be a separate priority.
        let priority = self[LayoutPriorityTrait.self]
        return priority.isNaN ? 0 : priority
    }
    var zIndex: Double { self[ZIndexTrait.self] }
    /// The space that the view prefers around it.
    var spacing: ViewSpacing { self[ViewSpacingTrait.self] ?? ViewSpacing() }
    var isSpacer: Bool { self[SpacerTrait.self] }
}

extension LayoutElement {
    /// The tag or identity that identifies this row in a list.
    package final var selectionValue: AnyHashable? { traits.tag ?? traits.identity }
}

extension View {
    /// Sets the priority with which a stack assigns space to this view.
    /// - Parameter value: The priority; 0 where none is set.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(TraitModifier<LayoutPriorityTrait>(value: value))
    }

    /// Sets the order in which overlapping views are drawn.
    /// - Parameter value: The level; 0 where none is set.
    nonisolated public func zIndex(_ value: Double) -> some View { modifier(TraitModifier<ZIndexTrait>(value: value)) }
}
