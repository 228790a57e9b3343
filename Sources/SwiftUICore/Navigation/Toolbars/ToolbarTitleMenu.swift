/// A menu at the title of a window, which a button before the title opens.
@_weakLinked
public struct ToolbarTitleMenu<Content: View> {
    let content: Content

    /// Creates a menu.
    /// - Parameter content: Its items.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu: CustomizableToolbarContent {
    public typealias Body = Never
}

extension ToolbarTitleMenu: PrimitiveToolbarContent {
    var view: any View {
        ToolbarEntryView(
            placement: .navigation,
            content: Menu("Title Menu", systemImage: "chevron.down") { content }
        )
    }
}

extension View {
    /// Adds a menu to the title of this view's window.
    /// - Parameter content: Its items.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = ToolbarTitleMenu(content: content)
        return toolbar { menu }
    }
}
