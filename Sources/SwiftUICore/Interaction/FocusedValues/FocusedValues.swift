/// A key for a value that the focused view provides.
@_weakLinked
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values that the focused view and its ancestors provide to the rest of the window and to its menus.
@_weakLinked
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value for a key; nil if the focused view provides none.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// The place of objects of one type.
@_weakLinked
struct FocusedObjectKey<Object: AnyObject>: FocusedValueKey {
    typealias Value = Object
}

extension FocusedValues {
    subscript<Object: AnyObject>(object key: ObjectIdentifierOf<Object>) -> Object? {
        get { self[FocusedObjectKey<Object>.self] }
        set { self[FocusedObjectKey<Object>.self] = newValue }
    }
}

/// A value that stands for a class in a key path.
struct ObjectIdentifierOf<Object: AnyObject>: Hashable {}

/// The sources of focused values in a window, from the outermost to the innermost.
@MainActor
final class FocusedSources {
    /// One modifier that provides a value.
    final class Source {
        let depth: Int
        /// A Boolean value that indicates whether the view of the modifier is shown.
        var isShown = false
        var provide: ((inout FocusedValues) -> Void)?

        init(depth: Int) { self.depth = depth }
    }

    weak var state: WindowState?
    private var sources: [Source] = []

    /// Sets the values of a source; nil for none.
    func set(_ source: Source, _ provide: ((inout FocusedValues) -> Void)?) {
        source.provide = provide
        sources.removeAll { $0 === source }
        if provide != nil { sources.append(source) }
        var values = FocusedValues()
        // The innermost source takes precedence, and of several at the same depth the latest.
        let ordered = sources.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
        for (_, source) in ordered { source.provide?(&values) }
        state?.focusedValues.value = values
    }
}
