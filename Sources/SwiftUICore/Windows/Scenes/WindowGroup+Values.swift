/// The values with which the windows of a group are opened.
struct WindowValues {
    /// A closure that creates the value of a window; nil to use the default.
    let make: @MainActor (AnyHashable?) -> WindowValue
    /// A Boolean value that indicates whether a value is of the type with which the group's windows are opened.
    let accepts: @MainActor (AnyHashable) -> Bool
}

/// The value with which one window was opened. Its views may change it.
@MainActor
class WindowValue {
    var value: AnyHashable? { nil }
}

final class TypedWindowValue<Data: Hashable>: WindowValue {
    let location: StateLocation<Data?>

    init(_ value: Data?) { location = StateLocation(value) }

    override var value: AnyHashable? { location.untrackedValue }
}

extension WindowValues {
    init<Data: Hashable>(of type: Data.Type, default defaultValue: @escaping () -> Data?) {
        let defaultValue = UncheckedBox(defaultValue)
        make = { TypedWindowValue($0?.base as? Data ?? defaultValue.value()) }
        accepts = { $0.base is Data }
    }
}

/// The content of a window that was opened for a value.
@_weakLinked
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
    let value: WindowValue?
    let content: (Binding<Data?>) -> Content
}

extension PresentedWindowContent: View {
    /// The content of the window.
    public var body: some View {
        content((value as? TypedWindowValue<Data>).map { Binding($0.location) } ?? .constant(nil))
    }
}

extension WindowGroup {
    nonisolated private init<Data: Codable & Hashable, Presented: View>(
        id: String?,
        title: String?,
        of type: Data.Type,
        default defaultValue: @escaping () -> Data?,
        content: @escaping (Binding<Data?>) -> Presented
    ) where Content == PresentedWindowContent<Data, Presented> {
        self.init(id: id, title: title, values: WindowValues(of: type, default: defaultValue)) {
            PresentedWindowContent(value: $0, content: content)
        }
    }

    /// Creates a scene whose windows `openWindow(value:)` opens, one for each value.
    /// - Parameters:
    ///   - id: The identifier for `openWindow(id:value:)`; nil if the type determines the group.
    ///   - type: The type of the values.
    ///   - content: The contents of the window of a value; nil is the value of a window that was opened without one.
    nonisolated public init<Data: Codable & Hashable, Presented: View>(
        id: String? = nil,
        for type: Data.Type,
        @ViewBuilder content: @escaping (Binding<Data?>) -> Presented
    ) where Content == PresentedWindowContent<Data, Presented> {
        self.init(id: id, title: nil, of: type, default: { nil }, content: content)
    }

    /// Creates a scene whose windows have a title and `openWindow(value:)` opens, one for each value.
    nonisolated public init<Data: Codable & Hashable, Presented: View>(
        _ titleKey: LocalizedStringKey,
        id: String? = nil,
        for type: Data.Type,
        @ViewBuilder content: @escaping (Binding<Data?>) -> Presented
    ) where Content == PresentedWindowContent<Data, Presented> {
        self.init(id: id, title: titleKey.resolved(), of: type, default: { nil }, content: content)
    }

    /// Creates a scene whose windows have a title and `openWindow(value:)` opens, one for each value.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol, Data: Codable & Hashable, Presented: View>(
        _ title: Title,
        id: String? = nil,
        for type: Data.Type,
        @ViewBuilder content: @escaping (Binding<Data?>) -> Presented
    ) where Content == PresentedWindowContent<Data, Presented> {
        self.init(id: id, title: String(title), of: type, default: { nil }, content: content)
    }

    /// Creates a scene whose windows have a title and `openWindow(value:)` opens, one for each value.
    nonisolated public init<Data: Codable & Hashable, Presented: View>(
        _ title: Text,
        id: String? = nil,
        for type: Data.Type,
        @ViewBuilder content: @escaping (Binding<Data?>) -> Presented
    ) where Content == PresentedWindowContent<Data, Presented> {
        self.init(id: id, title: title.string, of: type, default: { nil }, content: content)
    }
}

extension WindowGroup {
    nonisolated private init<Data: Codable & Hashable, Presented: View>(
        id: String?,
        title: String?,
        of type: Data.Type,
        defaultValue: @escaping () -> Data,
        content: @escaping (Binding<Data>) -> Presented
    ) where Content == PresentedWindowContent<Data, Presented> {
        self.init(id: id, title: title, of: type, default: defaultValue) { value in
            content(Binding(value) ?? .constant(defaultValue()))
        }
    }

    /// Creates a scene whose windows `openWindow(value:)` opens, one for each value.
    /// - Parameters:
    ///   - id: The identifier for `openWindow(id:value:)`; nil if the type determines the group.
    ///   - type: The type of the values.
    ///   - content: The contents of the window of a value.
    ///   - defaultValue: The value of a window that was opened without one.
    nonisolated public init<Data: Codable & Hashable, Presented: View>(
        id: String? = nil,
        for type: Data.Type = Data.self,
        @ViewBuilder content: @escaping (Binding<Data>) -> Presented,
        defaultValue: @escaping () -> Data
    ) where Content == PresentedWindowContent<Data, Presented> {
        self.init(id: id, title: nil, of: type, defaultValue: defaultValue, content: content)
    }

    /// Creates a scene whose windows have a title and `openWindow(value:)` opens, one for each value.
    nonisolated public init<Data: Codable & Hashable, Presented: View>(
        _ titleKey: LocalizedStringKey,
        id: String? = nil,
        for type: Data.Type = Data.self,
        @ViewBuilder content: @escaping (Binding<Data>) -> Presented,
        defaultValue: @escaping () -> Data
    ) where Content == PresentedWindowContent<Data, Presented> {
        self.init(id: id, title: titleKey.resolved(), of: type, defaultValue: defaultValue, content: content)
    }

    /// Creates a scene whose windows have a title and `openWindow(value:)` opens, one for each value.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol, Data: Codable & Hashable, Presented: View>(
        _ title: Title,
        id: String? = nil,
        for type: Data.Type = Data.self,
        @ViewBuilder content: @escaping (Binding<Data>) -> Presented,
        defaultValue: @escaping () -> Data
    ) where Content == PresentedWindowContent<Data, Presented> {
        self.init(id: id, title: String(title), of: type, defaultValue: defaultValue, content: content)
    }

    /// Creates a scene whose windows have a title and `openWindow(value:)` opens, one for each value.
    nonisolated public init<Data: Codable & Hashable, Presented: View>(
        _ title: Text,
        id: String? = nil,
        for type: Data.Type = Data.self,
        @ViewBuilder content: @escaping (Binding<Data>) -> Presented,
        defaultValue: @escaping () -> Data
    ) where Content == PresentedWindowContent<Data, Presented> {
        self.init(id: id, title: title.string, of: type, defaultValue: defaultValue, content: content)
    }
}
