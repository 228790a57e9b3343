/// Items of a menu that belong together, with lines before and after, below a title.
@_weakLinked
struct MenuSection<Header: View, Content: View> {
    let header: Header
    let content: Content
}

extension MenuSection: PrimitiveView, MenuItemView {
    typealias Body = Never

    var itemLabel: Header { header }
    var itemContent: Content { content }

    func menuItem(in environment: EnvironmentValues) -> MenuItem { MenuItem(.section([])) }

    func makeNode(_ inputs: NodeInputs) -> ViewNode { MenuItemNode(self, inputs) }
}
