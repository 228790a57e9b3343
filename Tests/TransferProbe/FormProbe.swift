import SwiftUI

/// A form with controls of each kind, in two styles.
struct FormProbe: View {
    let isGrouped: Bool
    @State private var name = ""
    @State private var isOn = true
    @State private var paper = "A4"
    @State private var size = 0.5
    @State private var count = 2

    var body: some View {
        if isGrouped { form.formStyle(.grouped) } else { form.padding() }
    }

    private var form: some View {
        Form {
            TextField("Name", text: $name)
            Section {
                Picker("Paper", selection: $paper) {
                    Text("A4").tag("A4")
                    Text("Letter").tag("Letter")
                }
                Toggle("Borders", isOn: $isOn)
                Slider(value: $size) { Text("Size") }
                Stepper("Copies: \(count)", value: $count)
            } header: {
                Text("Printing")
            } footer: {
                Text("Settings for all pages.")
            }
            LabeledContent("Pages", value: "12")
            Button("Print") { say("printed", paper) }
        }
        .navigationTitle("Form")
    }
}

/// Columns with a list that has rows of several looks, and a search field.
struct ColumnsProbe: View {
    @State private var selection: String? = "Inbox"
    @State private var text = ""

    var body: some View {
        NavigationSplitView {
            List(["Inbox", "Sent", "Drafts"], id: \.self, selection: $selection) { name in
                NavigationLink(value: name) { Label(name, systemImage: "tray") }
                    .badge(name == "Inbox" ? 3 : 0)
            }
        } detail: {
            List {
                Section("Today") {
                    Text("a message").swipeActions { Button("Delete", role: .destructive) { say("deleted", "a") } }
                    Text("a coloured row").listRowBackground(Color.yellow.opacity(0.3))
                    Text("without a line").listRowSeparator(.hidden)
                    Text("the last")
                }
                Section("Yesterday") { Text("an old message") }
            }
            .listStyle(.insetGrouped)
            .refreshable { await MainActor.run { say("refreshed", "list") } }
            .searchable(text: $text)
            .onSubmit(of: .search) { say("search", text) }
            .navigationTitle(selection ?? "nothing")
        }
        .onChange(of: selection) { say("selected", $1 ?? "nothing") }
    }
}

/// A form in a narrow column, with controls that want more room than there is.
struct NarrowFormProbe: View {
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
    @State private var color = Color.orange

    var body: some View {
        VStack(spacing: 20) {
            DatePicker("Due", selection: $date, displayedComponents: .date)
                .frame(width: 110)
                .accessibilityIdentifier("narrow")
            Form {
                ColorPicker("Accent", selection: $color)
                LabeledContent("Pages", value: "12")
            }
            .formStyle(.grouped)
            .frame(width: 320, height: 160)
        }
        .padding(20)
        .navigationTitle("Narrow form")
    }
}
