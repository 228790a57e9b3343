import Foundation
import SwiftUICore

/// The contents of a file, or a card where they cannot be shown.
struct PreviewContents {
    let file: URL
    @State private var isUnreadable = false
    @Environment(\.thumbnails) private var thumbnails
}

@MainActor extension PreviewContents: View {
    var body: some View {
        switch isUnreadable ? .card : PreviewKind(file) {
        case .text: TextPreview(file: file) { isUnreadable = true }
        case .picture: picture
        case .pages: PagesPreview(file: file) { isUnreadable = true }
        case .film: MediaPlayer(file, isSound: false) { isUnreadable = true }
        case .sound:
            VStack(spacing: 24) {
                FileCard(file: file, isOpenable: false)
                MediaPlayer(file, isSound: true) { isUnreadable = true }.frame(maxWidth: 420)
            }
            .padding()
        case .card: FileCard(file: file, isOpenable: true)
        }
    }

    private var picture: some View {
        Image(contentsOf: file).resizable().scaledToFit()
            .padding(12)
            .accessibilityLabel(file.lastPathComponent)
            .task {
                // A picture that has no thumbnail cannot be decoded either.
                if let thumbnails, await thumbnails.thumbnail(of: file, side: 128) == nil { isUnreadable = true }
            }
    }
}
