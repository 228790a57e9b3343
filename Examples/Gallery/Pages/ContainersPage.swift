import SwiftUI

/// Boxes, groups, forms, grids and tabs.
struct ContainersPage: View {
    @State private var isExpanded = true
    @State private var sendsCopies = true
    @State private var name = "Ada Lovelace"

    var body: some View {
        Sample("GroupBox") {
            GroupBox("Delivery") {
                VStack(alignment: .leading) {
                    LabeledContent("To", value: "Ada Lovelace")
                    LabeledContent("By", value: "Post")
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        Sample("DisclosureGroup") {
            DisclosureGroup("Details", isExpanded: $isExpanded) { Text("Sent on Tuesday.").padding(.leading, 20) }
        }
        Sample("Form") { Form { fields } }
        Sample("Form in groups") { Form { Section("Sender") { fields } }.formStyle(.grouped).frame(height: 150) }
        Sample("Grid") {
            Grid(alignment: .leading, horizontalSpacing: 16) {
                GridRow {
                    Text("Mercury")
                    Text("0.39").gridColumnAlignment(.trailing)
                }
                GridRow {
                    Text("Neptune")
                    Text("30.07")
                }
                Divider().gridCellUnsizedAxes(.horizontal)
                GridRow {
                    Text("Unit")
                    Text("au")
                }
            }
        }
        Sample("TabView") {
            TabView {
                Text("One page").tabItem { Label("First", systemImage: "house") }
                Text("Another").tabItem { Label("Second", systemImage: "star") }
            }
            .frame(height: 110)
        }
        Sample("ContentUnavailableView") {
            ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New letters appear here."))
                .frame(height: 150)
        }
    }

    @ViewBuilder private var fields: some View {
        TextField("Name", text: $name)
        Toggle("Send copies", isOn: $sendsCopies)
    }
}
