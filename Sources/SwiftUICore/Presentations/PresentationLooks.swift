import Foundation

/// The sizing of a sheet.
@_weakLinked
public protocol PresentationSizing {
    /// The framework's description of the minimum size; zero for the size of the views.
    var _leastSize: CGSize { get }
}

/// A sizing provided by the framework.
@_weakLinked
public struct StandardPresentationSizing: PresentationSizing, Sendable {
    /// The minimum size.
    public let _leastSize: CGSize
}

extension PresentationSizing where Self == StandardPresentationSizing {
    /// A sizing that uses the size of the views.
    public static var automatic: StandardPresentationSizing { .init(_leastSize: .zero) }
    /// A sizing that uses the size of the views.
    public static var fitted: StandardPresentationSizing { .init(_leastSize: .zero) }
    /// A sizing that has room for a form.
    public static var form: StandardPresentationSizing { .init(_leastSize: CGSize(width: 480, height: 400)) }
    /// A sizing that has room for a page of text.
    public static var page: StandardPresentationSizing { .init(_leastSize: CGSize(width: 640, height: 560)) }
}

extension View {
    /// Sets the minimum size of the sheet that contains this view. Users can resize a sheet.
    /// - Parameter sizing: The size.
    nonisolated public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View {
        let least = sizing._leastSize
        return frame(
            minWidth: least.width > 0 ? least.width : nil,
            minHeight: least.height > 0 ? least.height : nil
        )
    }

    /// Sets the background of the sheet or popover that contains this view.
    /// - Parameter style: The background.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { background(style) }

    /// Sets the background of the sheet or popover that contains this view.
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
