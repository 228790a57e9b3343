import Foundation

/// The size of a sheet.
@_weakLinked
public protocol PresentationSizing {
    /// The least size, as the framework knows it; zero for that of the views.
    var _leastSize: CGSize { get }
}

/// A size of sheets that the framework has.
@_weakLinked
public struct StandardPresentationSizing: PresentationSizing, Sendable {
    /// The least size.
    public let _leastSize: CGSize
}

extension PresentationSizing where Self == StandardPresentationSizing {
    /// The size of the views.
    public static var automatic: StandardPresentationSizing { .init(_leastSize: .zero) }
    /// The size of the views.
    public static var fitted: StandardPresentationSizing { .init(_leastSize: .zero) }
    /// Large enough for a form.
    public static var form: StandardPresentationSizing { .init(_leastSize: CGSize(width: 480, height: 400)) }
    /// Large enough for a page of text.
    public static var page: StandardPresentationSizing { .init(_leastSize: CGSize(width: 640, height: 560)) }
}

extension View {
    /// Sets how large the sheet is at least that this view is in. The user can size a sheet.
    /// - Parameter sizing: The size.
    nonisolated public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View {
        let least = sizing._leastSize
        return frame(
            minWidth: least.width > 0 ? least.width : nil,
            minHeight: least.height > 0 ? least.height : nil
        )
    }

    /// Sets the background of this view's sheet or popover.
    /// - Parameter style: The background.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { background(style) }

    /// Sets the background of this view's sheet or popover.
    /// - Parameters:
    ///   - alignment: The alignment of the background.
    ///   - content: The background.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        background(alignment: alignment, content: content)
    }
}
