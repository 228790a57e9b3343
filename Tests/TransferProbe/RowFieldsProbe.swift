import SwiftUI

/// A sidebar whose rows have fields and take text, and links in another.
struct RowFieldsProbe: View {
    var axis = Axis.horizontal
    @State private var names = ["Oslo", "Quito", "Lima"]
    @State private var selection: Int?
    @State private var other = "else"

    var body: some View {
        NavigationSplitView {
            List(selection: $selection) {
                ForEach(names.indices, id: \.self) { index in
                    HStack {
                        Image(systemName: "folder")
                        TextField("Name", text: $names[index], axis: axis)
                            .accessibilityIdentifier("field-\(index)")
                    }
                    .accessibilityIdentifier("row-\(index)")
                    .dropDestination(for: String.self) { items, _ in
                        say("dropped", "\(items.joined(separator: ",")) on \(index)")
                        return true
                    }
                }
            }
        } detail: {
            VStack(spacing: 20) {
                Text("Drag").padding(12).background(.yellow).draggable("Bergen").accessibilityIdentifier("source")
                TextField("Else", text: $other).accessibilityIdentifier("else")
            }
            .padding(20)
        }
        .frame(minWidth: 560, minHeight: 300)
        .navigationTitle("Row fields")
        .onChange(of: names) { say("names", $1.joined(separator: ",")) }
        .onChange(of: other) { say("else", $1) }
        .onChange(of: selection) { say("selected", $1.map { "\($0)" } ?? "none") }
    }
}

/// A sidebar whose rows are links to views.
struct SidebarLinksProbe: View {
    var body: some View {
        NavigationSplitView {
            List {
                Section("Cities") {
                    ForEach(["Oslo", "Quito"], id: \.self) { city in
                        NavigationLink(city) {
                            Text("The city of \(city)").onAppear { say("shown", city) }
                        }
                        .accessibilityIdentifier("link-\(city)")
                    }
                }
                Section {
                    ForEach(0..<30) { Text("River \($0)") }
                } header: {
                    Text("Rivers").accessibilityIdentifier("rivers")
                }
            }
            .accessibilityIdentifier("sidebar")
        } detail: {
            Text("None").accessibilityIdentifier("none")
        }
        .navigationTitle("Sidebar links")
    }
}
