import QuickLook
import SwiftUI

/// A list of files, as tutorials show it.
struct FileBrowser: View {
    let files: [URL]
    @State private var shown: URL?

    var body: some View {
        VStack {
            ForEach(files, id: \.self) { file in
                Button(file.lastPathComponent) { shown = file }
            }
            Text(shown?.lastPathComponent ?? "nothing")
        }
        .quickLookPreview($shown, in: files)
    }
}

/// One file that is shown by a button.
struct SinglePreview: View {
    let file: URL
    @State private var url: URL?

    var body: some View {
        Button("Preview") { url = file }
            .quickLookPreview($url)
        Text(url == nil ? "closed" : "open")
    }
}
