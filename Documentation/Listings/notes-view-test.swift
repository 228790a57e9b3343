import SwiftUI
import Testing
import TransferableTesting

struct NotesView: View {
    var body: some View { Text("Milk") }
}

/*LISTING*/
