/// A number or a text at a tab.
@_weakLinked
struct TabBadge {
    let text: Text
}

extension TabBadge: View {
    var body: some View {
        text.font(.caption)
            .padding(.horizontal, 5)
            .background(.tint.opacity(0.25), in: Capsule())
    }
}

/// A view whose outermost modifiers may give it a badge.
protocol BadgedView {
    var badgeValue: Text?? { get }
}

extension ModifiedContent: BadgedView {
    var badgeValue: Text?? {
        (modifier as? TraitModifier<BadgeTrait>).map { $0.value } ?? (content as? any BadgedView)?.badgeValue
    }
}

extension TabContent {
    /// Adds a number to the tabs.
    /// - Parameter count: The number; 0 for none.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        tabBadge(count == 0 ? nil : Text(verbatim: count.formatted()))
    }

    /// Adds a text to the tabs.
    /// - Parameter label: The text; nil for none.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { tabBadge(label) }

    /// Adds a text to the tabs.
    /// - Parameter key: The text; nil for none.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        tabBadge(key.map { Text($0) })
    }

    /// Adds a text to the tabs.
    /// - Parameter label: The text; nil for none.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        tabBadge(label.map { Text($0) })
    }

    nonisolated private func tabBadge(_ badge: Text?) -> some TabContent<TabValue> {
        ModifiedTabContent(content: self) { tab in
            AnyView(
                HStack(spacing: 2) {
                    tab
                    if let badge { TabBadge(text: badge) }
                }
            )
        }
    }
}
