/// The preference of a window's views for addresses from outside.
@_weakLinked
struct EventPreference: Equatable {
    /// Parts of addresses that the window wants.
    var preferring: Set<String> = []
    /// Parts of addresses that the window takes.
    var allowing: Set<String> = []
}

/// The preference of views for addresses from outside. That of the outermost view takes precedence.
@_weakLinked
enum EventPreferenceKey: PreferenceKey {
    static var defaultValue: EventPreference? { nil }
    static func reduce(value: inout EventPreference?, nextValue: () -> EventPreference?) {
        value = value ?? nextValue()
    }
}
