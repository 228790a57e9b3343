import Observation
import SwiftUICore
import TransferableTesting

/// What changes with each update, and what the views read besides.
@MainActor
@Observable
final class Rounds {
    var number = 0
    /// Read by every row, and never changed.
    let settings = Settings()

    /// Of each round, one row is gone at the front and one is new at the end.
    var items: [Item] { (number..<number + 6).map { Item(id: $0, text: "row \($0) in round \(number)") } }
}

@MainActor
@Observable
final class Settings {
    var isLarge = false
    var selection: Set<Int> = []
    var isExpanded = true
    var page = 1
    var path: [Int] = []
}

struct Item: Identifiable, Hashable {
    let id: Int
    let text: String
    var children: [Item]? { id.isMultiple(of: 2) ? [Item(id: -id - 1, text: "in \(text)")] : nil }
}

/// Reads an object that stays the same whenever its item changes.
struct Row: View {
    let item: Item
    let settings: Settings

    var body: some View { Text(item.text).font(settings.isLarge ? .title : .body) }
}

/// The containers whose memory is measured while what they contain changes.
@MainActor
enum Containers {
    static let all: [(name: String, window: @MainActor (Rounds) -> TestWindow)] = [
        container("VStack") { rounds in VStack { rows(rounds) } },
        container("HStack") { rounds in HStack { rows(rounds) } },
        container("ZStack") { rounds in ZStack { rows(rounds) } },
        container("Grid") { rounds in
            Grid { ForEach(rounds.items) { item in GridRow { Row(item: item, settings: rounds.settings) } } }
        },
        container("ForEach") { rows($0) },
        container("Group") { rounds in Group { rows(rounds) } },
        container("ViewThatFits") { rounds in
            ViewThatFits {
                HStack { rows(rounds) }
                VStack { rows(rounds) }
            }
        },
        container("GeometryReader") { rounds in GeometryReader { _ in VStack { rows(rounds) } } },
        container("ScrollView") { rounds in ScrollView { VStack { rows(rounds) } } },
        container("LazyVStack") { rounds in ScrollView { LazyVStack { rows(rounds) } } },
        container("LazyHStack") { rounds in ScrollView(.horizontal) { LazyHStack { rows(rounds) } } },
        container("LazyVGrid") { rounds in
            ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { rows(rounds) } }
        },
        container("LazyHGrid") { rounds in
            ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))]) { rows(rounds) } }
        },
        container("List") { rounds in List(rounds.items) { Row(item: $0, settings: rounds.settings) } },
        container("List with a selection") { rounds in
            @Bindable var settings = rounds.settings
            List(selection: $settings.selection) { rows(rounds) }
        },
        container("List of sections") { rounds in
            @Bindable var settings = rounds.settings
            List {
                Section("round \(rounds.number)") { rows(rounds) }
                Section("below", isExpanded: $settings.isExpanded) { rows(rounds) }
            }
        },
        container("List of a tree") { rounds in
            List(rounds.items, children: \.children) { Row(item: $0, settings: rounds.settings) }
        },
        container("Table") { rounds in
            @Bindable var settings = rounds.settings
            Table(rounds.items, selection: $settings.selection) {
                TableColumn("Text", value: \.text)
                TableColumn("Row") { Row(item: $0, settings: rounds.settings) }
            }
        },
        container("Form") { rounds in
            @Bindable var settings = rounds.settings
            Form {
                Section("round \(rounds.number)") {
                    Toggle("large", isOn: $settings.isLarge)
                    LabeledContent("round") { Text("\(rounds.number)") }
                }
                rows(rounds)
            }
        },
        container("grouped Form") { rounds in
            @Bindable var settings = rounds.settings
            Form {
                Section("round \(rounds.number)") { Toggle("large", isOn: $settings.isLarge) }
                rows(rounds)
            }
            .formStyle(.grouped)
        },
        container("GroupBox") { rounds in GroupBox("round \(rounds.number)") { rows(rounds) } },
        container("ControlGroup") { rounds in
            ControlGroup { ForEach(rounds.items) { item in Button(item.text) {} } }
        },
        container("DisclosureGroup") { rounds in
            @Bindable var settings = rounds.settings
            DisclosureGroup("round \(rounds.number)", isExpanded: $settings.isExpanded) { rows(rounds) }
        },
        container("OutlineGroup") { rounds in
            VStack { OutlineGroup(rounds.items, children: \.children) { Row(item: $0, settings: rounds.settings) } }
        },
        container("Picker") { rounds in
            @Bindable var settings = rounds.settings
            Picker("page", selection: $settings.page) { ForEach(rounds.items) { Text($0.text).tag($0.id) } }
        },
        container("Menu") { rounds in
            Menu("round \(rounds.number)") { ForEach(rounds.items) { item in Button(item.text) {} } }
        },
        container("TabView") { rounds in
            @Bindable var settings = rounds.settings
            TabView(selection: $settings.page) {
                VStack { rows(rounds) }.tabItem { Text("round \(rounds.number)") }.tag(1)
                Text("other").tabItem { Text("other") }.tag(2)
            }
        },
        container("NavigationStack") { rounds in
            @Bindable var settings = rounds.settings
            NavigationStack(path: $settings.path) {
                VStack { rows(rounds) }
                    .navigationTitle("round \(rounds.number)")
                    .navigationDestination(for: Int.self) { Text("\($0)") }
            }
        },
        container("NavigationSplitView") { rounds in
            NavigationSplitView {
                VStack { rows(rounds) }
            } detail: {
                Text("round \(rounds.number)")
            }
        },
        container("HSplitView") { rounds in
            HSplitView {
                VStack { rows(rounds) }
                Text("round \(rounds.number)")
            }
        },
        container("toolbar") { rounds in
            VStack { rows(rounds) }
                .toolbar { ToolbarItem { Button("round \(rounds.number)") {} } }
        },
        container("overlays and transitions") { rounds in
            VStack { rows(rounds) }
                .overlay { Text("round \(rounds.number)") }
                .id(rounds.number)
                .transition(.opacity)
        },
    ]

    private static func rows(_ rounds: Rounds) -> some View {
        ForEach(rounds.items) { Row(item: $0, settings: rounds.settings) }
    }

    private static func container<Content: View>(
        _ name: String,
        @ViewBuilder _ content: @escaping @MainActor (Rounds) -> Content
    ) -> (name: String, window: @MainActor (Rounds) -> TestWindow) {
        (name, { rounds in TestWindow { Updated(rounds: rounds, content: content) } })
    }
}

/// Makes its content anew in each round.
private struct Updated<Content: View>: View {
    let rounds: Rounds
    let content: @MainActor (Rounds) -> Content

    var body: some View { content(rounds) }
}
