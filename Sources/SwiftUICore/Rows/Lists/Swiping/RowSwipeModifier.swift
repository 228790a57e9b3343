import Foundation

/// A part that lets fingers swipe a row of a list aside.
@_weakLinked
package struct SwipeBehaviour {
    /// The swipe, which receives the movements of the fingers.
    package let swipe: RowSwipe
}

extension SwipeBehaviour: ContainerEffect {}

/// A modifier that lets a row with actions be swiped aside, and shows the actions beside it.
@_weakLinked
struct RowSwipeModifier {
    let leading: RowActions?
    let trailing: RowActions?
    /// The rows of the list, of which one at a time is open.
    let rows: RowSwipes
    @State private var swipe = RowSwipe()
    @Environment(\.layoutDirection) private var direction

    init(leading: RowActions?, trailing: RowActions?, rows: RowSwipes) {
        (self.leading, self.trailing, self.rows) = (leading, trailing, rows)
    }
}

extension RowSwipeModifier: ViewModifier {
    @ViewBuilder func body(content: Content) -> some View {
        let _ = swipe.follow(leading: leading, trailing: trailing, in: rows, direction)
        if leading == nil, trailing == nil {
            content
        } else {
            swipeLayout {
                content
                if let actions = swipe.edge == .leading ? leading : trailing, swipe.edge != nil {
                    actions.views
                        .buttonStyle(RowActionButtonStyle(swipe: swipe))
                        .environment(\.tint, nil)
                }
            }
            .clipped()
            .modifier(SwipeBehaviour(swipe: swipe))
            .modifier(MenuContentModifier(menu: swipe.leadingActions, items: leading?.views))
            .modifier(MenuContentModifier(menu: swipe.trailingActions, items: trailing?.views))
        }
    }

    @MainActor private var swipeLayout: RowSwipeLayout {
        RowSwipeLayout(
            swipe: swipe,
            edge: swipe.edge,
            offset: swipe.offset,
            restWidth: swipe.restWidth,
            isFull: swipe.isFull
        )
    }
}
