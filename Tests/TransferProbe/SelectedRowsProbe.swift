import SwiftUI

/// A list of two selected rows, one of which is dragged with a preview of its own, and the other with a picture of itself.
struct SelectedRowsProbe: View {
    @State private var selection: Set<Int> = [0, 1]

    var body: some View {
        List(selection: $selection) {
            mark.draggable("with a preview") { mark.padding(20).background(.white) }
                .accessibilityIdentifier("previewed")
                .tag(0)
            mark.draggable("as it is")
                .accessibilityIdentifier("pictured")
                .tag(1)
        }
        .frame(width: 300, height: 200)
    }

    /// It has the colour of text.
    private var mark: some View { Rectangle().fill(.primary).frame(width: 60, height: 30) }
}
