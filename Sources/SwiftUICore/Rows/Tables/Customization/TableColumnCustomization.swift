import Foundation

/// The visibility and order of the columns of a table.
///
/// A table with a binding to one lets the user change it by the context menu of its titles. Keep it with the window or
/// the app:
///
/// ```swift
/// @SceneStorage("columns") private var columns: TableColumnCustomization<Person>
///
/// Table(people, columnCustomization: $columns) {
///     TableColumn("Name", value: \.name).customizationID("name")
///     TableColumn("Town", value: \.town).customizationID("town").defaultVisibility(.hidden)
/// }
/// ```
@_weakLinked
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    private var visibility: [String: Bool] = [:]
    /// The identifiers of columns in the order that the user has given them.
    private(set) var order: [String] = []

    /// Creates a customization without changes.
    public init() {}

    /// The visibility of the column with an identifier, which is automatic unless it was changed.
    public subscript(visibility id: String) -> Visibility {
        get { visibility[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { visibility[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Restores the original order of the columns.
    public mutating func resetOrder() { order = [] }

    mutating func setOrder(_ ids: [String]) { order = ids }
}

/// The customizations that the user can make to a column of a table.
@_weakLinked
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
    private enum Behavior: Hashable, Sendable { case reorder, resize, visibility }
    private var behaviors: Set<Behavior> = []

    /// Creates an empty set.
    public init() {}

    private init(_ behaviors: Set<Behavior>) { self.behaviors = behaviors }

    /// All customizations.
    public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }
    /// Moving the column among the others.
    public static let reorder = TableColumnCustomizationBehavior([.reorder])
    /// Changing the width of the column.
    public static let resize = TableColumnCustomizationBehavior([.resize])
    /// Hiding and showing the column.
    public static let visibility = TableColumnCustomizationBehavior([.visibility])

    public func contains(_ member: TableColumnCustomizationBehavior) -> Bool {
        behaviors.isSuperset(of: member.behaviors)
    }

    public func union(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        Self(behaviors.union(other.behaviors))
    }

    public func intersection(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        Self(behaviors.intersection(other.behaviors))
    }

    public func symmetricDifference(
        _ other: TableColumnCustomizationBehavior
    ) -> TableColumnCustomizationBehavior {
        Self(behaviors.symmetricDifference(other.behaviors))
    }

    public mutating func formUnion(_ other: TableColumnCustomizationBehavior) { self = union(other) }

    public mutating func formIntersection(_ other: TableColumnCustomizationBehavior) { self = intersection(other) }

    public mutating func formSymmetricDifference(_ other: TableColumnCustomizationBehavior) {
        self = symmetricDifference(other)
    }

    @discardableResult
    public mutating func insert(
        _ newMember: TableColumnCustomizationBehavior
    ) -> (inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior? {
        let removed = intersection(member)
        behaviors.subtract(member.behaviors)
        return removed.behaviors.isEmpty ? nil : removed
    }

    @discardableResult
    public mutating func update(
        with newMember: TableColumnCustomizationBehavior
    ) -> TableColumnCustomizationBehavior? {
        let known = intersection(newMember)
        formUnion(newMember)
        return known.behaviors.isEmpty ? nil : known
    }
}
