/// An item of a toolbar.
@_weakLinked
public struct ToolbarItem<ID, Content: View> {
    let placement: ToolbarItemPlacement
    let isShown: Bool
    let content: Content
}

extension ToolbarItem: ToolbarContent {
    public typealias Body = Never
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarItem where ID == () {
    /// Creates an item.
    /// - Parameters:
    ///   - placement: Its placement.
    ///   - content: The contents. Of a `Label` the symbol is shown, named by the title.
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) {
        self.init(placement: placement, isShown: true, content: content())
    }
}

extension ToolbarItem where ID == String {
    /// Creates an item with an identifier.
    /// - Parameters:
    ///   - id: The identifier.
    ///   - placement: Its placement.
    ///   - showsByDefault: Whether it is shown in a toolbar that the user has not changed, as all are here.
    ///   - content: The views that it shows.
    nonisolated public init(
        id: String,
        placement: ToolbarItemPlacement = .automatic,
        showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.init(placement: placement, isShown: showsByDefault, content: content())
    }
}

/// A group of toolbar items with the same placement.
@_weakLinked
public struct ToolbarItemGroup<Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Creates a group of items.
    /// - Parameters:
    ///   - placement: The placement.
    ///   - content: The contents, side by side.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
    }
}

extension ToolbarItemGroup: ToolbarContent {
    public typealias Body = Never
}

/// The size of a space.
@_weakLinked
public struct SpacerSizing: Hashable, Sendable {
    let isFixed: Bool
    /// A space that expands to all available space.
    public static let flexible = SpacerSizing(isFixed: false)
    /// A small fixed space.
    public static let fixed = SpacerSizing(isFixed: true)
}

/// A space between the items of a toolbar.
@_weakLinked
public struct ToolbarSpacer {
    let placement: ToolbarItemPlacement

    /// Creates a space.
    /// - Parameters:
    ///   - sizing: The size of the space. The bar has the free room around its title, so a space between items is
    ///     small.
    ///   - placement: Its placement.
    nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.placement = placement
    }
}

extension ToolbarSpacer: CustomizableToolbarContent {
    public typealias Body = Never
}

extension ToolbarItem: PrimitiveToolbarContent {
    var view: any View {
        isShown && placement.isShown ? ToolbarEntryView(placement: placement, content: content) : EmptyView()
    }
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
    var view: any View {
        // A closure of which nothing is left for a system makes no item.
        placement.isShown && Content.self != EmptyView.self
            ? ToolbarEntryView(placement: placement, content: content) : EmptyView()
    }
}

extension ToolbarSpacer: PrimitiveToolbarContent {
    var view: any View { ToolbarEntryView(placement: placement, content: Color.clear.frame(width: 12, height: 1)) }
}
