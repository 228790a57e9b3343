import Foundation

/// A type with previews of views; `#Preview` takes its place in newer source.
@MainActor @preconcurrency
@_weakLinked
public protocol PreviewProvider {
    /// The type of ``previews``.
    associatedtype Previews: View

    /// The previews: each view in it is one.
    @ViewBuilder static var previews: Previews { get }
    /// The platform that previews are for, or nil for the one that the source is built for.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// No platform in particular.
    public static var platform: PreviewPlatform? { nil }
}

/// A platform that previews can be for.
@_weakLinked
public enum PreviewPlatform: Sendable {
    /// iPhone and iPad.
    case iOS
    /// Mac.
    case macOS
    /// Apple TV.
    case tvOS
    /// Apple Watch.
    case watchOS
}

/// The size that a preview is shown in.
@_weakLinked
public enum PreviewLayout: Sendable {
    /// The window's size.
    case device
    /// The view's own size.
    case sizeThatFits
    /// A fixed size, in points.
    case fixed(width: CGFloat, height: CGFloat)
}

extension View {
    /// Sets the size that a preview is shown in. It has no effect outside of previews.
    /// - Parameter value: The size.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(PreviewLayoutModifier(layout: value))
    }

    /// Sets the name above a preview. It has no effect outside of previews.
    /// - Parameter value: The name, or nil for none.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        modifier(PreviewNameModifier(name: value))
    }
}

@_weakLinked
private struct PreviewLayoutModifier: ViewModifier {
    private let layout: PreviewLayout
    @Environment(\.isPreview) private var isPreview

    nonisolated init(layout: PreviewLayout) { self.layout = layout }

    func body(content: Content) -> some View {
        switch layout {
        case .sizeThatFits where isPreview: content.fixedSize()
        case .fixed(let width, let height) where isPreview: content.frame(width: width, height: height)
        default: content
        }
    }
}

@_weakLinked
private struct PreviewNameModifier: ViewModifier {
    private let name: String?
    @Environment(\.isPreview) private var isPreview

    nonisolated init(name: String?) { self.name = name }

    func body(content: Content) -> some View {
        if isPreview, let name {
            VStack(spacing: 6) {
                Text(verbatim: name).font(.caption).foregroundStyle(.secondary)
                content
            }
        } else {
            content
        }
    }
}
