/// A device in which Xcode shows a preview.
@_weakLinked
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    /// Creates a device by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// The context in which Xcode shows a preview.
@_weakLinked
public protocol PreviewContext {
    /// A value of the context.
    subscript<T: PreviewContextKey>(key: T.Type) -> T.Value { get }
}

/// A key of a value of a preview's context.
@_weakLinked
public protocol PreviewContextKey {
    /// The type of the value.
    associatedtype Value
    /// The value for a context without one.
    static var defaultValue: Value { get }
}

/// The orientation of a device.
@_weakLinked
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    public let id: String

    public static var allCases: [InterfaceOrientation] {
        [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    }
    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upright, with the upper side down.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// On its side, with the upper side on the left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// On its side, with the upper side on the right.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
}

extension View {
    /// Names the device in which Xcode shows a preview of this view.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Sets the context in which Xcode shows a preview of this view.
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }

    /// Sets the orientation of the device in which Xcode shows a preview of this view.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
