import Foundation

/// The surroundings of a row in a list or a form: insets, a background, a badge, and controls in edit mode.
@_weakLinked
struct RowDecoration {
    /// The kind of place of a row.
    struct Place {
        /// The insets of rows that name none.
        var insets: EdgeInsets
        /// The least height of a row.
        var minHeight: CGFloat?
        /// A Boolean value that indicates whether all rows have something around them.
        var isAlwaysDecorated = false
        /// A Boolean value that indicates whether the row is the header or the footer of no section.
        var isContent = true
    }

    /// The actions on a row in edit mode.
    struct Editing {
        /// A closure that deletes the row; nil if it cannot be deleted.
        var delete: (@MainActor () -> Void)?
        /// A Boolean value that indicates whether the row can be moved.
        var isMovable: Bool
    }

    let row: EmbeddedElement
    let traits: RowTraits
    let place: Place
    let editing: Editing?
    /// The rows of the list, of which one at a time is swiped aside.
    let swipes: RowSwipes
}

extension RowDecoration: View {
    var body: some View {
        HStack(spacing: 8) {
            if let delete = editing?.delete {
                Button(role: .destructive, action: delete) {
                    Image(systemName: "minus.circle.fill").foregroundStyle(.red)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Delete")
            }
            row.frame(maxWidth: .infinity, alignment: .leading)
            if let badge = traits.badge { badge.foregroundStyle(.secondary).keepsLinesWhole() }
            if editing?.isMovable == true {
                Image(systemName: "line.3.horizontal").foregroundStyle(.tertiary).accessibilityHidden(true)
            }
        }
        .padding(traits.insets ?? place.insets)
        .frame(maxWidth: .infinity, minHeight: place.minHeight, alignment: .leading)
        .background { if place.isContent { traits.background } }
        .overlay(alignment: .bottom) {
            if let tint = traits.separatorTint, place.isContent, traits.separators.bottom != .hidden {
                tint.frame(height: 1).accessibilityHidden(true)
            }
        }
        .modifier(
            RowSwipeModifier(
                leading: editing == nil ? traits.leadingActions : nil,
                trailing: editing == nil ? traits.trailingActions : nil,
                rows: swipes
            )
        )
        .modifier(
            RowActionsModifier(
                row: row.element,
                leading: traits.leadingActions?.views,
                trailing: traits.trailingActions?.views
            )
        )
    }
}

/// A modifier that adds the actions of a row to its context menu.
@_weakLinked
struct RowActionsModifier {
    let row: LayoutElement
    let leading: AnyView?
    let trailing: AnyView?
    @State private var menu = MenuSource()

    init(row: LayoutElement, leading: AnyView?, trailing: AnyView?) {
        (self.row, self.leading, self.trailing) = (row, leading, trailing)
    }
}

extension RowActionsModifier: ViewModifier {
    @ViewBuilder func body(content: Content) -> some View {
        if leading == nil, trailing == nil {
            content
        } else if let own = row.contextMenu {
            // The row has a menu already, which then ends with these items.
            let _ = own.append(menu)
            content.modifier(MenuContentModifier(menu: menu, items: items))
        } else {
            content
                .modifier(ContextMenuBehaviourModifier(menu: menu))
                .modifier(MenuContentModifier(menu: menu, items: items))
        }
    }

    @ViewBuilder private var items: some View {
        leading
        trailing
    }
}

extension LayoutElement {
    /// The context menu of the outermost view inside that has one.
    fileprivate var contextMenu: MenuSource? {
        if let menu = (self as? PartElement)?.part(ContextMenuBehaviour.self)?.menu { return menu }
        return inner.lazy.compactMap(\.contextMenu).first
    }
}
