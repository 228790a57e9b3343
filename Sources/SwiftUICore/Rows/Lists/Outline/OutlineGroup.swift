import Foundation

/// A group of hierarchical rows that the user can expand and collapse.
///
/// ```swift
/// List {
///     OutlineGroup(folders, children: \.folders) { Text($0.name) }
/// }
/// ```
///
/// In a list each element is a separate row.
@_weakLinked
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    private let roots: [Data.Element]
    private let id: (Data.Element) -> ID
    private let children: (Data.Element) -> Data?
    private let content: (Data.Element) -> Leaf
    @State private var opened: Set<ID> = []

    nonisolated fileprivate init(
        roots: [Data.Element],
        id: @escaping (Data.Element) -> ID,
        children: @escaping (Data.Element) -> Data?,
        content: @escaping (Data.Element) -> Leaf
    ) {
        (self.roots, self.id, self.children, self.content) = (roots, id, children, content)
    }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    public var body: some View {
        ForEach(rows) { row in
            OutlineRow(
                depth: row.depth,
                isOpened: row.hasChildren ? isOpened(row.id) : nil,
                content: content(row.element)
            )
        }
    }

    /// The elements that are shown, those inside others after them.
    @MainActor private var rows: [OutlineNode<Data.Element, ID>] {
        var rows: [OutlineNode<Data.Element, ID>] = []
        func add(_ element: Data.Element, _ depth: Int) {
            let (id, inside) = (id(element), children(element))
            rows.append(OutlineNode(id: id, element: element, depth: depth, hasChildren: inside != nil))
            guard let inside, opened.contains(id) else { return }
            for child in inside { add(child, depth + 1) }
        }
        for root in roots { add(root, 0) }
        return rows
    }

    @MainActor private func isOpened(_ id: ID) -> Binding<Bool> {
        let opened = $opened
        return Binding {
            opened.wrappedValue.contains(id)
        } set: { isOpened in
            if isOpened { opened.wrappedValue.insert(id) } else { opened.wrappedValue.remove(id) }
        }
    }
}

/// An element of a tree that is shown.
struct OutlineNode<Element, ID: Hashable>: Identifiable {
    let id: ID
    let element: Element
    let depth: Int
    let hasChildren: Bool
}

/// A row of a tree.
@_weakLinked
struct OutlineRow<Content: View> {
    let depth: Int
    /// A Boolean value that indicates whether the contents of the row are shown; nil if it can have none.
    let isOpened: Binding<Bool>?
    let content: Content
}

extension OutlineRow: View {
    var body: some View {
        HStack(spacing: 4) {
            if let isOpened {
                ExpanderControl(isExpanded: isOpened, label: content)
            } else {
                content.padding(.leading, ExpanderContent.arrowLength)
            }
        }
        .padding(.leading, CGFloat(depth) * 16)
    }
}

/// The children of an element of an ``OutlineGroup``.
@_weakLinked
public struct OutlineSubgroupChildren {
}

extension OutlineSubgroupChildren: View {
    public var body: some View { EmptyView() }
}

extension OutlineGroup
where
    Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
    ID == Data.Element.ID, Data.Element: Identifiable
{
    /// Creates a group of hierarchical rows.
    /// - Parameters:
    ///   - data: The elements at the top.
    ///   - children: The elements inside of one; nil if it can have none.
    ///   - content: Makes the row of an element.
    nonisolated public init(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(roots: Array(data), id: { $0.id }, children: { $0[keyPath: children] }, content: content)
    }

    /// Creates a group of hierarchical rows.
    /// - Parameters:
    ///   - root: The element at the top.
    ///   - children: The elements inside of one; nil if it can have none.
    ///   - content: Makes the row of an element.
    nonisolated public init(
        _ root: Data.Element,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(roots: [root], id: { $0.id }, children: { $0[keyPath: children] }, content: content)
    }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Creates a group of hierarchical rows.
    /// - Parameters:
    ///   - data: The elements at the top.
    ///   - id: The key path to an element's identity.
    ///   - children: The elements inside of one; nil if it can have none.
    ///   - content: Makes the row of an element.
    nonisolated public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(roots: Array(data), id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
    }

    /// Creates a group of hierarchical rows.
    /// - Parameters:
    ///   - root: The element at the top.
    ///   - id: The key path to an element's identity.
    ///   - children: The elements inside of one; nil if it can have none.
    ///   - content: Makes the row of an element.
    nonisolated public init(
        _ root: Data.Element,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(roots: [root], id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
    }
}
