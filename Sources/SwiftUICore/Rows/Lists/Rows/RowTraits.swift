import Foundation

/// The insets of a row.
enum RowInsetsTrait: TraitKey {
    static var defaultValue: EdgeInsets? { nil }
    static var consequence: TraitConsequence { .container { $0.rowTraitDidChange() } }
}

/// The background of a row; nil for that of the list.
enum RowBackgroundTrait: TraitKey {
    static var defaultValue: AnyView? { nil }
    static var consequence: TraitConsequence { .container { $0.rowTraitDidChange() } }
}

/// The badge at the end of a row: a number or a text.
enum BadgeTrait: TraitKey {
    static var defaultValue: Text? { nil }
    static var consequence: TraitConsequence { .container { $0.rowTraitDidChange() } }
}

/// The lines above and below a row.
struct RowSeparators: Equatable {
    var top = Visibility.automatic
    var bottom = Visibility.automatic
}

/// The visibility of the lines above and below a row.
enum RowSeparatorTrait: TraitKey {
    static var defaultValue: RowSeparators { RowSeparators() }
    static var consequence: TraitConsequence { .container { $0.rowTraitDidChange() } }
}

/// The colour of the line below a row.
enum RowSeparatorTintTrait: TraitKey {
    static var defaultValue: Color? { nil }
    static var consequence: TraitConsequence { .container { $0.rowTraitDidChange() } }
}

/// The visibility of the lines above and below the rows of a section.
enum SectionSeparatorTrait: TraitKey {
    static var defaultValue: Visibility { .automatic }
    static var consequence: TraitConsequence { .container { $0.rowTraitDidChange() } }
}

/// The actions at the leading edge of a row.
enum LeadingActionsTrait: TraitKey {
    static var defaultValue: RowActions? { nil }
    static var consequence: TraitConsequence { .container { $0.rowTraitDidChange() } }
}

/// The actions at the trailing edge of a row.
enum TrailingActionsTrait: TraitKey {
    static var defaultValue: RowActions? { nil }
    static var consequence: TraitConsequence { .container { $0.rowTraitDidChange() } }
}

/// A trait that is true for rows that cannot be selected.
enum SelectionDisabledTrait: TraitKey {
    static var defaultValue: Bool { false }
    static var consequence: TraitConsequence { .container { $0.rowTraitDidChange() } }
}

/// The traits that the views of a row set for their list.
@MainActor
struct RowTraits {
    var insets: EdgeInsets?
    var background: AnyView?
    var badge: Text?
    var separators: RowSeparators
    var sectionSeparator: Visibility
    var separatorTint: Color?
    var leadingActions: RowActions?
    var trailingActions: RowActions?

    init(of row: LayoutElement) {
        let traits = row.traits
        insets = traits[RowInsetsTrait.self]
        background = traits[RowBackgroundTrait.self]
        badge = traits[BadgeTrait.self]
        separators = traits[RowSeparatorTrait.self]
        sectionSeparator = traits[SectionSeparatorTrait.self]
        separatorTint = traits[RowSeparatorTintTrait.self]
        leadingActions = traits[LeadingActionsTrait.self]
        trailingActions = traits[TrailingActionsTrait.self]
    }

    private static let keys: [ObjectIdentifier] = [
        ObjectIdentifier(RowInsetsTrait.self), ObjectIdentifier(RowBackgroundTrait.self),
        ObjectIdentifier(BadgeTrait.self), ObjectIdentifier(RowSeparatorTintTrait.self),
        ObjectIdentifier(LeadingActionsTrait.self), ObjectIdentifier(TrailingActionsTrait.self),
        ObjectIdentifier(RowSeparatorTrait.self), ObjectIdentifier(SectionSeparatorTrait.self),
        ObjectIdentifier(SelectionDisabledTrait.self),
    ]

    /// Returns whether a row may ever ask for something that is shown by views around it. That follows from the types
    /// of its views, so a row with the same elements does so for good.
    static func decorate(_ row: LayoutElement) -> Bool {
        for key in keys where row.traitValue(key) != nil { return true }
        return false
    }
}

/// An element that shows rows, and follows their traits.
@MainActor
protocol RowTraitsFollower: LayoutElement {
    /// Called when a row inside asks for something else than before.
    func rowTraitsDidChange()
}

extension LayoutElement {
    /// Notifies the element that shows this element's row that a trait has changed.
    func rowTraitDidChange() {
        var next: LayoutElement? = self
        while let element = next {
            if let follower = element as? any RowTraitsFollower { return follower.rowTraitsDidChange() }
            next = element.parent
        }
    }
}
