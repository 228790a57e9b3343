import Foundation

/// A type that provides previews of views. In new code, use `#Preview`.
@MainActor @preconcurrency
@_weakLinked
public protocol PreviewProvider {
    /// The type of ``previews``.
    associatedtype Previews: View

    /// The previews, one for each view.
    @ViewBuilder static var previews: Previews { get }
    /// The platform of the previews; nil for the platform that the code is built for.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// Nil, for no particular platform.
    public static var platform: PreviewPlatform? { nil }
}

/// A platform for previews.
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

/// The size in which a preview is shown.
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
    /// Sets the size in which a preview is shown. It has no effect outside of previews.
    /// - Parameter value: The size.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(PreviewLayoutModifier(layout: value))
    }

    /// Sets the name shown above a preview. It has no effect outside of previews.
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
