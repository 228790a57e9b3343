import Foundation

/// A trait of a preview, such as a size or a modifier.
@_weakLinked
public struct PreviewTrait<T>: Sendable {
    let modify: @MainActor @Sendable (AnyView) -> AnyView

    private init(_ modify: @escaping @MainActor @Sendable (AnyView) -> AnyView) { self.modify = modify }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// A trait for the size of the window.
    public static var defaultLayout: Self { Self { $0 } }

    /// The view's own size.
    public static var sizeThatFitsLayout: Self { Self { AnyView($0.fixedSize()) } }

    /// Returns a trait for a fixed size.
    /// - Parameters:
    ///   - width: The width in points.
    ///   - height: The height in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        Self { AnyView($0.frame(width: width, height: height)) }
    }

    /// A trait for portrait orientation. It has no effect, because windows on a desktop have no orientation.
    public static var portrait: Self { Self { $0 } }
    /// A trait for upside-down portrait orientation. It has no effect, because windows on a desktop have no orientation.
    public static var portraitUpsideDown: Self { Self { $0 } }
    /// A trait for landscape orientation with the top on the left. It has no effect, because windows on a desktop have no orientation.
    public static var landscapeLeft: Self { Self { $0 } }
    /// A trait for landscape orientation with the top on the right. It has no effect, because windows on a desktop have no orientation.
    public static var landscapeRight: Self { Self { $0 } }

    /// Returns a trait that applies a modifier to the preview, after creating the modifier's context.
    /// - Parameter modifier: The modifier.
    public static func modifier(_ modifier: some PreviewModifier & Sendable) -> Self {
        Self { AnyView(ModifiedPreview(content: $0, modifier: modifier)) }
    }
}

/// A modifier of previews, such as one that provides a model with sample data.
@_weakLinked
public protocol PreviewModifier {
    /// The preview that the modifier is applied to.
    typealias Content = PreviewModifierContent
    /// The type of the context that previews with this modifier share.
    associatedtype Context = Void
    /// The type of the modified preview.
    associatedtype Body: View

    /// Creates the context that previews with this modifier share.
    @MainActor static func makeSharedContext() async throws -> Context

    /// Modifies a preview.
    /// - Parameters:
    ///   - content: The preview.
    ///   - context: The result of ``makeSharedContext()``.
    @MainActor @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Does nothing, because the modifier has no context.
    @MainActor public static func makeSharedContext() async throws {}
}

/// The preview to which a modifier is applied.
@_weakLinked
public struct PreviewModifierContent: View {
    let content: AnyView

    public var body: some View { content }
}

/// A preview with a modifier, which appears once its context is made.
@_weakLinked
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
    let content: AnyView
    let modifier: Modifier
    @State private var context: Result<Modifier.Context, any Error>?

    var body: some View {
        switch context {
        case nil: ProgressView().task { await makeContext() }
        case .success(let context): modifier.body(content: PreviewModifierContent(content: content), context: context)
        case .failure(let error):
            Text("\(String(describing: Modifier.self)) made no context: \(error.localizedDescription)")
        }
    }

    private func makeContext() async {
        do {
            context = .success(try await PreviewContexts.shared.context(of: Modifier.self))
        } catch {
            context = .failure(error)
        }
    }
}

/// The contexts of modifiers, each made once for all previews.
@MainActor
private final class PreviewContexts {
    static let shared = PreviewContexts()
    private var contexts: [ObjectIdentifier: Any] = [:]

    func context<Modifier: PreviewModifier>(of type: Modifier.Type) async throws -> Modifier.Context {
        if let made = contexts[ObjectIdentifier(type)] as? Modifier.Context { return made }
        let context = try await Modifier.makeSharedContext()
        contexts[ObjectIdentifier(type)] = context
        return context
    }
}
