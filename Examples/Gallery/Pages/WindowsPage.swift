import SwiftUI

/// The views that appear over a window: alerts, dialogs, sheets and popovers.
struct WindowsPage: View {
    @State private var asks = false
    @State private var chooses = false
    @State private var edits = false
    @State private var explains = false
    @State private var name = "Ada Lovelace"

    var body: some View {
        Sample("Alert") {
            Button("Delete the letter…") { asks = true }
                .alert("Delete the letter?", isPresented: $asks) {
                    Button("Delete", role: .destructive) {}
                    Button("Cancel", role: .cancel) {}
                } message: {
                    Text("A letter that is deleted cannot be read again.")
                }
        }
        Sample("Confirmation dialog") {
            Button("Close the draft…") { chooses = true }
                .confirmationDialog("Keep this draft?", isPresented: $chooses, titleVisibility: .visible) {
                    Button("Keep") {}
                    Button("Discard", role: .destructive) {}
                }
        }
        Sample("Sheet") {
            Button("Change the name…") { edits = true }
                .sheet(isPresented: $edits) {
                    Form { TextField("Name", text: $name) }
                        .padding()
                        .frame(width: 300)
                        .toolbar {
                            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { edits = false } }
                            ToolbarItem(placement: .confirmationAction) { Button("Save") { edits = false } }
                        }
                }
        }
        Sample("Popover") {
            Button("What is a stamp?") { explains = true }
                .popover(isPresented: $explains) {
                    Text("A mark that says that the letter is paid for.").padding()
                }
        }
    }
}
