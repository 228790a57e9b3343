/// The tabs as a list beside the page, with their sections.
@_weakLinked
struct TabSidebar {
    let stage: TabStage
    let selected: AnyHashable?
}

extension TabSidebar: View {
    var body: some View {
        List(selection: selection) {
            ForEach(sections, id: \.index) { section in
                Section {
                    ForEach(section.items) { item in
                        item.change(AnyView(HStack(spacing: 6) { item.label })).badge(item.badge).tag(item.id)
                    }
                } header: {
                    section.header
                }
            }
        }
        .listStyle(.sidebar)
    }

    @MainActor private var selection: Binding<AnyHashable?> {
        Binding {
            selected
        } set: {
            if let page = $0 { stage.select(page) }
        }
    }

    /// Tabs one after another of one section, or of none.
    @MainActor private var sections: [(index: Int, header: AnyView?, items: [TabItem])] {
        var sections: [(index: Int, header: AnyView?, items: [TabItem])] = []
        var last: TabSectionHeader?
        for item in stage.items {
            if sections.isEmpty || item.section != last {
                sections.append((sections.count, item.section?.view, [item]))
            } else {
                sections[sections.count - 1].items.append(item)
            }
            last = item.section
        }
        return sections
    }
}
