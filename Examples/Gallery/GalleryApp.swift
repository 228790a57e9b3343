import SwiftUI

/// Shows each control, container and drawing, a page for each kind. `GALLERY_PAGE` names the page that is shown first.
@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup("Gallery") {
            GalleryView(page: ProcessInfo.processInfo.environment["GALLERY_PAGE"].flatMap(Page.init) ?? .buttons)
        }
        .defaultSize(width: 640, height: 520)
    }
}

/// A page of the gallery.
enum Page: String, CaseIterable, Identifiable {
    case buttons = "Buttons"
    case text = "Text"
    case choices = "Choices"
    case values = "Values"
    case containers = "Containers"
    case lists = "Lists"
    case windows = "Windows"
    case drawing = "Drawing"
    case effects = "Effects"
    case symbols = "Symbols"
    case pictures = "Pictures"

    var id: Self { self }

    var symbol: String {
        switch self {
        case .buttons: "hand.tap"
        case .text: "textformat"
        case .choices: "checkmark.circle"
        case .values: "slider.horizontal.3"
        case .containers: "square.stack"
        case .lists: "list.bullet"
        case .windows: "macwindow"
        case .drawing: "paintbrush"
        case .effects: "wand.and.stars"
        case .symbols: "star"
        case .pictures: "photo"
        }
    }
}

/// The pages, and the one that is chosen.
struct GalleryView: View {
    @State var page: Page?

    var body: some View {
        NavigationSplitView {
            List(Page.allCases, selection: $page) { page in
                Label(page.rawValue, systemImage: page.symbol).tag(page)
            }
            .navigationTitle("Gallery")
        } detail: {
            ScrollView {
                VStack(alignment: .leading, spacing: 18) { content }
                    .padding(20)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            .navigationTitle(page?.rawValue ?? "Gallery")
        }
    }

    @ViewBuilder private var content: some View {
        switch page {
        case .buttons: ButtonsPage()
        case .text: TextPage()
        case .choices: ChoicesPage()
        case .values: ValuesPage()
        case .containers: ContainersPage()
        case .lists: ListsPage()
        case .windows: WindowsPage()
        case .drawing: DrawingPage()
        case .effects: EffectsPage()
        case .symbols: SymbolsPage()
        case .pictures: PicturesPage()
        case nil: ContentUnavailableView("No Page", systemImage: "square.dashed")
        }
    }
}

/// A control under its name, by which `scripts/picture-controls` finds it.
struct Sample<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content

    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(title).font(.caption).foregroundStyle(.secondary)
            VStack(alignment: .leading, spacing: 6) { content }.accessibilityIdentifier(title)
        }
    }
}

/// Controls side by side, or below one another where they have no room in a line.
struct Row<Content: View>: View {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    @ViewBuilder let content: Content

    init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.spacing) = (alignment, spacing)
        self.content = content()
    }

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(alignment: alignment, spacing: spacing) { content }
            VStack(alignment: .leading, spacing: 6) { content }
        }
    }
}
