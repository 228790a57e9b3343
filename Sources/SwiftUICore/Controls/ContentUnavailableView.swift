/// A view that explains why there is no content to show.
///
/// ```swift
/// ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New mail appears here."))
/// ```
@_weakLinked
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates a view from a label, a description and actions.
    /// - Parameters:
    ///   - label: The description of the missing contents, with a picture.
    ///   - description: The possible actions.
    ///   - actions: Controls that do it.
    nonisolated public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        (self.label, self.description, self.actions) = (label(), description(), actions())
    }
}

extension ContentUnavailableView: View {
    public var body: some View {
        VStack(spacing: 8) {
            label.labelStyle(UnavailableLabelStyle())
            description
                .font(.callout)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
            actions.padding(.top, 8)
        }
        .keepsWordsWhole()
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A large picture above a title.
@_weakLinked
struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            configuration.icon
                .font(.system(size: 44))
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
            configuration.title
                .font(.title2.bold())
                .multilineTextAlignment(.center)
        }
    }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a view with a title and a symbol.
    /// - Parameters:
    ///   - title: The missing part.
    ///   - name: The name of the symbol.
    ///   - description: The possible actions.
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { Label(title, systemImage: name) }, description: { description })
    }

    /// Creates a view with a title and a symbol.
    /// - Parameters:
    ///   - title: The missing part.
    ///   - name: The name of the symbol.
    ///   - description: The possible actions.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(_ title: Title, systemImage name: String, description: Text? = nil) {
        self.init(label: { Label(title, systemImage: name) }, description: { description })
    }

    /// Creates a view with a title and a picture.
    /// - Parameters:
    ///   - title: The missing part.
    ///   - name: The name of the picture.
    ///   - description: The possible actions.
    nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { Label(title, image: name) }, description: { description })
    }

    /// Creates a view with a title and a picture.
    /// - Parameters:
    ///   - title: The missing part.
    ///   - name: The name of the picture.
    ///   - description: The possible actions.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(_ title: Title, image name: String, description: Text? = nil) {
        self.init(label: { Label(title, image: name) }, description: { description })
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A view to show when a search has no results.
    public static var search: ContentUnavailableView<Label, Description, Actions> { search(text: "") }

    /// Returns a view to show when a search for the specified text has no results.
    /// - Parameter text: The search text.
    public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView(
            label: { SearchUnavailableContent.Label(text: text) },
            description: { SearchUnavailableContent.Description() },
            actions: { SearchUnavailableContent.Actions() }
        )
    }
}

/// The parts of the view to show when a search has no results.
@_weakLinked
public struct SearchUnavailableContent {
    /// The title and icon.
    @_weakLinked
    public struct Label: View {
        let text: String

        public var body: some View {
            SwiftUICore.Label(text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
                // The window does not grow with what the user types.
                .transformEnvironment(\.lineSettings) { $0.breaksWords = true }
        }
    }

    /// The suggestion of what to try next.
    @_weakLinked
    public struct Description: View {
        public var body: some View { Text("Check the spelling or try a new search.") }
    }

    /// The actions, of which there are none.
    @_weakLinked
    public struct Actions: View {
        public var body: some View { EmptyView() }
    }
}
