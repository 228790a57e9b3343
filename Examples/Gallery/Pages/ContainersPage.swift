import SwiftUI

/// Boxes, groups, grids and tabs.
struct ContainersPage: View {
    @State private var isExpanded = true

    var body: some View {
        Sample("A box and a group that closes") {
            GroupBox("Delivery") {
                VStack(alignment: .leading) {
                    LabeledContent("To", value: "Ada Lovelace")
                    LabeledContent("By", value: "Post")
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            DisclosureGroup("Details", isExpanded: $isExpanded) { Text("Sent on Tuesday.").padding(.leading, 20) }
        }
        Sample("A grid") {
            Grid(alignment: .leading, horizontalSpacing: 16) {
                GridRow {
                    Text("Mercury")
                    Text("0.39").gridColumnAlignment(.trailing)
                }
                GridRow {
                    Text("Neptune")
                    Text("30.07")
                }
                Divider()
                GridRow {
                    Text("Unit")
                    Text("au")
                }
            }
        }
        Sample("Tabs") {
            TabView {
                Text("One page").tabItem { Text("First") }
                Text("Another").tabItem { Text("Second") }
            }
            .frame(height: 110)
        }
    }
}
