import SwiftUI

/// A toolbar whose items appear, and a sheet with one.
struct ToolbarProbe: View {
    @State private var count = 0
    @State private var hasMore = false
    @State private var isPresented = false

    var body: some View {
        VStack(spacing: 16) {
            Text("Count \(count)").padding(20).background(.yellow).accessibilityIdentifier("count")
            Button("More") { hasMore.toggle() }.accessibilityIdentifier("more")
        }
        .padding(16)
        .frame(width: 420, height: 160)
        .navigationTitle("Toolbar")
        .navigationSubtitle("\(count) added")
        .toolbar {
            ToolbarItem(placement: .navigation) {
                Button("Back", systemImage: "chevron.left") { count -= 1 }.accessibilityIdentifier("back")
            }
            ToolbarItem(placement: .primaryAction) {
                Button("Add", systemImage: "plus") { count += 1 }.accessibilityIdentifier("add")
            }
            if hasMore {
                ToolbarItem {
                    Button("Sheet") { isPresented = true }.accessibilityIdentifier("open")
                }
            }
        }
        .sheet(isPresented: $isPresented) {
            Text("In a sheet")
                .padding(40)
                .navigationTitle("Sheet with a bar")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button("Cancel") { isPresented = false }.accessibilityIdentifier("cancel")
                    }
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Done") { (count, isPresented) = (9, false) }.accessibilityIdentifier("done")
                    }
                }
        }
        .onChange(of: count) { say("count", "\($1)") }
    }
}
