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
    /// The value for a key of the context.
    subscript<T: PreviewContextKey>(key: T.Type) -> T.Value { get }
}

/// A key for a value of a preview's context.
@_weakLinked
public protocol PreviewContextKey {
    /// The type of the value.
    associatedtype Value
    /// The default value of the key.
    static var defaultValue: Value { get }
}

/// The orientation of a device.
@_weakLinked
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    public let id: String

    public static var allCases: [InterfaceOrientation] {
        [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    }
    /// Portrait.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Portrait, upside down.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// Landscape, with the top of the device on the left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// Landscape, with the top of the device on the right.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
}

extension View {
    /// Sets the device in which Xcode shows a preview of this view.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Sets the context in which Xcode shows a preview of this view.
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }

    /// Sets the orientation of the device in which Xcode shows a preview of this view.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
