import SwiftUI

struct Dialpad: View {
    var body: some View { Text("123") }
}

struct ContactView: View {
    let name: String

    var body: some View {
        /*LISTING*/
    }
}
