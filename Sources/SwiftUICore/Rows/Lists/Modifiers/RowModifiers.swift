import Foundation

extension View {
    /// Sets the background of rows of lists and forms that show this view.
    ///
    /// The background covers the whole row, including its insets.
    /// - Parameter view: The background; nil for that of the list.
    nonisolated public func listRowBackground<Background: View>(_ view: Background?) -> some View {
        modifier(TraitModifier<RowBackgroundTrait>(value: view.map { AnyView($0) }, isFallback: true))
    }

    /// Sets the insets of rows of lists and forms that show this view.
    /// - Parameter insets: The insets in points; nil for the default.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(TraitModifier<RowInsetsTrait>(value: insets, isFallback: true))
    }

    /// Sets some of the insets of rows of lists and forms that show this view.
    /// - Parameters:
    ///   - edges: The edges with insets.
    ///   - length: The inset in points; nil for the default.
    nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        let usual = EdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)
        let insets = length.map { length in
            EdgeInsets(
                top: edges.contains(.top) ? length : usual.top,
                leading: edges.contains(.leading) ? length : usual.leading,
                bottom: edges.contains(.bottom) ? length : usual.bottom,
                trailing: edges.contains(.trailing) ? length : usual.trailing
            )
        }
        return listRowInsets(insets)
    }

    /// Sets the visibility of the separators above and below rows that show this view.
    /// - Parameters:
    ///   - visibility: Whether there are.
    ///   - edges: The edge of the line.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        let separators = RowSeparators(
            top: edges.contains(.top) ? visibility : .automatic,
            bottom: edges.contains(.bottom) ? visibility : .automatic
        )
        return modifier(TraitModifier<RowSeparatorTrait>(value: separators, isFallback: true))
    }

    /// Sets the colour of the separators below rows that show this view.
    /// - Parameters:
    ///   - color: The colour; nil for that of the theme.
    ///   - edges: The edges of the lines. Rows have a line below them only, so the top alone has no effect.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            TraitModifier<RowSeparatorTintTrait>(value: edges.contains(.bottom) ? color : nil, isFallback: true)
        )
    }

    /// Sets the visibility of the separators at the ends of sections that show this view.
    /// - Parameters:
    ///   - visibility: Whether there are.
    ///   - edges: The edge of the line. Sections have a line below them only.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility,
        edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            TraitModifier<SectionSeparatorTrait>(
                value: edges.contains(.bottom) ? visibility : .automatic,
                isFallback: true
            )
        )
    }

    /// Sets whether selection of rows that show this view is disabled.
    /// - Parameter isDisabled: Whether they cannot.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(TraitModifier<SelectionDisabledTrait>(value: isDisabled, isFallback: true))
    }

    /// Adds swipe actions to rows that show this view.
    ///
    /// Two fingers on a touchpad, or one on a touch screen, swipe a row aside, which shows the actions beside it as buttons.
    /// They are also items of the row's context menu, those of the leading edge first.
    ///
    /// ```swift
    /// Text(message.subject)
    ///     .swipeActions {
    ///         Button("Delete", systemImage: "trash", role: .destructive) { delete(message) }
    ///     }
    /// ```
    /// - Parameters:
    ///   - edge: The edge of the row at which the actions stand.
    ///   - allowsFullSwipe: Whether a long swipe does the first of them.
    ///   - content: The actions, the outermost first: buttons, each on its tint, or on red with the destructive role.
    nonisolated public func swipeActions<Actions: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> Actions
    ) -> some View {
        let actions = RowActions(views: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
        return modifier(RowActionsTraitModifier(edge: edge, actions: actions))
    }

    /// Adds a number to the end of rows that show this view, or to the tab of a page.
    /// - Parameter count: The number; 0 for none.
    nonisolated public func badge(_ count: Int) -> some View {
        badge(count == 0 ? nil : Text(verbatim: count.formatted()))
    }

    /// Adds a text to the end of rows that show this view, or to the tab of a page.
    /// - Parameter label: The text; nil for none.
    nonisolated public func badge(_ label: Text?) -> some View {
        modifier(TraitModifier<BadgeTrait>(value: label, isFallback: true))
    }

    /// Adds a text to the end of rows that show this view, or to the tab of a page.
    /// - Parameter key: The text; nil for none.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Adds a text to the end of rows that show this view, or to the tab of a page.
    /// - Parameter label: The text; nil for none.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

    /// Sets the prominence of badges in this view.
    /// - Parameter prominence: The prominence.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}

/// A modifier that adds actions to rows.
@_weakLinked
struct RowActionsTraitModifier {
    let edge: HorizontalEdge
    let actions: RowActions
}

extension RowActionsTraitModifier: ViewModifier {
    @ViewBuilder func body(content: Content) -> some View {
        switch edge {
        case .leading: content.modifier(TraitModifier<LeadingActionsTrait>(value: actions, isFallback: true))
        case .trailing: content.modifier(TraitModifier<TrailingActionsTrait>(value: actions, isFallback: true))
        }
    }
}
