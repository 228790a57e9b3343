import Foundation
import SwiftUICore

/// The pages of a document, each of which is drawn when it is near the screen.
struct PagesPreview {
    let file: URL
    let didFail: @MainActor () -> Void
    @State private var pages: [Double] = []
    @Environment(\.documentPages) private var source
}

@MainActor extension PagesPreview: View {
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 12) {
                ForEach(pages.indices, id: \.self) { index in
                    PagePreview(file: file, page: index, proportions: pages[index])
                        .accessibilityLabel("Page \(index + 1) of \(pages.count)")
                }
            }
            .padding(12)
            if pages.isEmpty { ProgressView().padding() }
        }
        .task {
            let found = await source?.pages(of: file) ?? []
            if found.isEmpty { didFail() } else { pages = found }
        }
    }
}

/// A page of a document.
private struct PagePreview: View {
    let file: URL
    let page: Int
    /// The width divided by the height.
    let proportions: Double
    /// An object, so a page that is scrolled away has written no state and is removed with its picture.
    @State private var drawn = ShownPage()
    @Environment(\.documentPages) private var source

    /// The greatest width of a page in points, and the pixels of a point on usual displays.
    private static let width = 800.0
    private static let pixelsPerPoint = 1.5

    var body: some View {
        Color.white
            .aspectRatio(min(max(proportions, 0.1), 10), contentMode: .fit)
            .overlay { if let picture = drawn.picture { picture.resizable() } }
            .frame(maxWidth: Self.width)
            .border(.gray.opacity(0.4))
            .accessibilityElement(children: .ignore)
            .accessibilityAddTraits(.isImage)
            .task {
                drawn.picture = await source?.picture(
                    ofPage: page,
                    of: file,
                    width: Int(Self.width * Self.pixelsPerPoint)
                )
            }
    }
}

@MainActor @Observable
private final class ShownPage {
    var picture: Image?

    nonisolated init() {}
}
