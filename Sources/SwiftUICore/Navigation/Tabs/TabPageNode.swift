/// A modifier that makes a view a page of the tab view around.
@_weakLinked
struct TabPageModifier<Label: View> {
    /// The value of the page in a selection; nil for the view's tag.
    var value: AnyHashable?
    let label: Label
    /// The changes that modifiers make to the tab.
    var change: (AnyView) -> AnyView = { $0 }
    /// The section that the tab is in.
    var section: TabSectionHeader?
}

extension TabPageModifier: PrimitiveModifier {
    typealias Body = Never

    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>> {
        TabPageNode(view, inputs)
    }
}

/// The node of a page. Its views are made when it is shown for the first time, and keep their state from then on.
final class TabPageNode<Content: View, Label: View>: TypedNode<ModifiedContent<Content, TabPageModifier<Label>>>,
    TabPage
{
    private var content: TypedNode<Content>?
    private let stage: TabStage?
    private var version = 0
    private var isShown = false
    private var shownBadge: String?

    override init(_ view: ModifiedContent<Content, TabPageModifier<Label>>, _ inputs: NodeInputs) {
        stage = inputs.environment.tabStage
        super.init(view, inputs)
        shownBadge = badge?.string
        stage?.add(self)
        follow()
    }

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override func makeElements() -> [LayoutElement] { isShown ? content?.elements ?? [] : [] }

    override func makePreferences() -> PreferenceValues {
        var preferences = isShown ? content?.preferences ?? PreferenceValues() : PreferenceValues()
        // A tab view inside has its own tabs.
        preferences[TabItemsKey.self] =
            stage == nil
            ? []
            : [
                TabItem(
                    id: id,
                    label: AnyView(view.modifier.label),
                    change: view.modifier.change,
                    version: version,
                    badge: badge,
                    section: view.modifier.section
                )
            ]
        return preferences
    }

    override func needsUpdate(from before: ModifiedContent<Content, TabPageModifier<Label>>) -> Bool {
        let badge = badge?.string
        if !areEqual(before.modifier, view.modifier) || badge != shownBadge {
            version += 1
            shownBadge = badge
            preferencesDidChange()
        }
        return true
    }

    override func viewDidChange() {
        content?.set(view.content, environment: pageEnvironment)
        selectionDidChange()
    }

    func selectionDidChange() {
        guard !isRemoved, isSelected != isShown else { return }
        follow()
        outputsDidChange()
    }

    /// The value of the page in a selection.
    private var id: AnyHashable { view.modifier.value ?? outerTag ?? AnyHashable(ObjectIdentifier(self)) }

    /// The tag that a modifier gives the page.
    private var outerTag: AnyHashable? {
        if let tag = (view.content as? any TaggedView)?.tagValue { return tag }
        var node = parent
        while let modified = node as? any ModifierNode {
            if let tag = modified.tagValue { return tag }
            node = node?.parent
        }
        return nil
    }

    /// The badge of the tab, which a modifier of the page sets.
    private var badge: Text? {
        if let badge = (view.content as? any BadgedView)?.badgeValue { return badge }
        var node = parent
        while let modified = node as? any ModifierNode {
            if let badge = modified.badgeValue { return badge }
            node = node?.parent
        }
        return nil
    }

    /// Without a tab view around, a page is a view like others.
    private var isSelected: Bool { stage.map { $0.selected == id } ?? true }

    private var pageEnvironment: EnvironmentValues {
        var values = environment
        values.tabStage = nil
        return derived(values)
    }
    private var derived = DerivedEnvironment()

    private func follow() {
        isShown = isSelected
        if isShown, content == nil {
            content = SwiftUICore.makeNode(view.content, inputs(environment: pageEnvironment))
        }
        content?.setOffstage(!isShown)
    }
}

/// A view whose outermost modifiers may give it a tag.
protocol TaggedView {
    var tagValue: AnyHashable? { get }
}

extension ModifiedContent: TaggedView {
    var tagValue: AnyHashable? {
        (modifier as? TraitModifier<TagTrait>)?.value?.value ?? (content as? any TaggedView)?.tagValue
    }
}

/// The node of a view with a modifier.
@MainActor
protocol ModifierNode: ViewNode {
    /// The tag that the modifier gives the view.
    var tagValue: AnyHashable? { get }
    /// The badge that the modifier gives the view; nil if it is about something else.
    var badgeValue: Text?? { get }
}

extension ElementModifierNode: ModifierNode {
    var badgeValue: Text?? { (view.modifier as? TraitModifier<BadgeTrait>).map { $0.value } }
    var tagValue: AnyHashable? { (view.modifier as? TraitModifier<TagTrait>)?.value?.value }
}
