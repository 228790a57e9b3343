import SwiftUI

/// A shape as wide as the scroll view and in proportion, above the end of the content.
struct ScrollProbe: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                Color(red: 1, green: 0, blue: 0).aspectRatio(1, contentMode: .fit).accessibilityIdentifier("shape")
                Color(red: 0, green: 0, blue: 1).frame(height: 60).accessibilityIdentifier("end")
            }
        }
        .frame(width: 400, height: 300)
        .accessibilityIdentifier("place")
    }
}
