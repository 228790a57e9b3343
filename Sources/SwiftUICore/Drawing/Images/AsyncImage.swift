import Foundation

/// A view that loads an image from a URL and displays it.
///
/// ```swift
/// AsyncImage(url: url) { image in
///     image.resizable().scaledToFit()
/// } placeholder: {
///     ProgressView()
/// }
/// ```
///
/// Loading ends when the view disappears or the URL becomes another. What servers allow to be kept is kept by
/// `URLCache.shared`. A picture of more than 64 MiB is not loaded.
@_weakLinked
public struct AsyncImage<Content: View> {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty

    /// Creates a view that displays an image according to its loading phase.
    /// - Parameters:
    ///   - url: The location of the picture; nil for none.
    ///   - scale: The number of pixels of the picture in a point.
    ///   - transaction: The transaction of a change of the phase.
    ///   - content: Returns the view for a phase.
    nonisolated public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        (self.url, self.scale, self.transaction, self.content) = (url, scale, transaction, content)
    }

    /// Creates a view that displays a grey placeholder until its image has loaded.
    /// - Parameters:
    ///   - url: The location of the picture; nil for none.
    ///   - scale: The number of pixels of the picture in a point.
    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? Image.unloaded }
    }

    /// Creates a view that displays a placeholder until its image has loaded.
    /// - Parameters:
    ///   - url: The location of the picture; nil for none.
    ///   - scale: The number of pixels of the picture in a point.
    ///   - content: Returns the view for the picture.
    ///   - placeholder: The view before the picture is loaded, and if it cannot be loaded.
    nonisolated public init<I: View, P: View>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }
}

extension AsyncImage: View {
    public var body: some View {
        // The picture is loaded once, whatever is shown in its place, even if no view is.
        content(phase).modifier(
            LifecycleModifier(
                task: LifecycleTask(
                    id: AnyHashable(Request(url: url, scale: scale)),
                    name: { "AsyncImage" },
                    priority: .userInitiated,
                    action: { await load() }
                ),
                isOfPlace: true
            )
        )
    }

    private struct Request: Hashable {
        let url: URL?
        let scale: CGFloat
    }

    @MainActor
    private func load() async {
        show(.empty)
        guard let url else { return }
        do {
            let image = try await ImageLoader.image(at: url)
            if !Task.isCancelled { show(.success(image.scaled(scale))) }
        } catch {
            if !Task.isCancelled { show(.failure(error)) }
        }
    }

    @MainActor
    private func show(_ phase: AsyncImagePhase) {
        if case (.empty, .empty) = (phase, self.phase) { return }
        withTransaction(transaction) { self.phase = phase }
    }
}

extension Image {
    /// The placeholder for a picture that is not loaded.
    nonisolated fileprivate static var unloaded: Image {
        var image = Image(iconNames: [])
        image.isResizable = true
        image.look.isRedacted = true
        return image
    }
}
