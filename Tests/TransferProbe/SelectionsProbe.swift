import SwiftUI

/// Selected and other things beside each other: rows of a sidebar and of a list, segments, and the tabs around them.
struct SelectionsProbe: View {
    @State private var folder: String? = "Inbox"
    @State private var letter: String? = "first"
    @State private var look = "Map"

    var body: some View {
        NavigationSplitView {
            List(["Inbox", "Sent"], id: \.self, selection: $folder) { row($0, in: "sidebar") }
        } detail: {
            TabView {
                VStack {
                    Picker("Look", selection: $look) {
                        Text("Map       ").tag("Map")
                        Text("List      ").tag("List")
                    }
                    .pickerStyle(.segmented)
                    .labelsHidden()
                    .accessibilityIdentifier("segments")
                    Divider().accessibilityIdentifier("line")
                    List(["first", "second"], id: \.self, selection: $letter) { row($0, in: "list") }
                }
                .tabItem { Text("One").padding(.horizontal, 20).accessibilityIdentifier("tab one") }
                Text("two").tabItem { Text("Two").padding(.horizontal, 20).accessibilityIdentifier("tab two") }
            }
        }
        .navigationTitle("Selections")
    }

    private func row(_ name: String, in list: String) -> some View {
        HStack {
            Text(name)
            Rectangle().fill(.secondary).frame(width: 20, height: 12)
                .accessibilityIdentifier("\(list) secondary \(name)")
            // Text in the form of full blocks, whose colour can be read.
            Text("██").foregroundStyle(.secondary)
                .accessibilityIdentifier("\(list) text \(name)")
            Text("██").foregroundStyle(.secondary).textSelection(.enabled)
                .accessibilityIdentifier("\(list) selectable \(name)")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("\(list) \(name)")
    }
}
