import CoreTransferable

/// Tabs that are changed as a modifier changes views.
@_weakLinked
struct ModifiedTabContent<Content: TabContent> {
    let content: Content
    let change: (AnyView) -> AnyView
}

extension ModifiedTabContent: TabContent {
    typealias TabValue = Content.TabValue
    typealias Body = Never

    nonisolated func _pages(_ outer: _TabChange) -> Content._Pages {
        content._pages(_TabChange(apply: { [change] in outer.apply(change($0)) }, section: outer.section))
    }
}

extension TabContent {
    /// Makes the tabs draggable.
    /// - Parameter payload: The value to drag.
    public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TabContent<TabValue> {
        ModifiedTabContent(content: self) { AnyView($0.draggable(payload())) }
    }

    /// Makes the tabs drop destinations.
    /// - Parameters:
    ///   - payloadType: The type of the accepted values.
    ///   - action: Called with the dropped values.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping ([T]) -> Void
    ) -> some TabContent<TabValue> {
        ModifiedTabContent(content: self) { tab in
            AnyView(
                tab.dropDestination(for: payloadType) { items, _ in
                    action(items)
                    return true
                }
            )
        }
    }

    /// Sets whether a drag that rests on the tabs shows their pages.
    /// - Parameter behavior: Whether it does.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> {
        ModifiedTabContent(content: self) { AnyView($0.springLoadingBehavior(behavior)) }
    }

    /// Adds a context menu to the tabs.
    /// - Parameter menuItems: The items.
    nonisolated public func contextMenu<Items: View>(
        @ViewBuilder menuItems: () -> Items
    ) -> some TabContent<TabValue> {
        let items = menuItems()
        return ModifiedTabContent(content: self) { AnyView($0.contextMenu { items }) }
    }
}
