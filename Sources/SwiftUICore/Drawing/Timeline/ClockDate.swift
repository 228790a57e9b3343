import Foundation

private struct ClockDateKey: EnvironmentKey { static var defaultValue: Date? { nil } }

extension EnvironmentValues {
    /// The date for which texts that follow the time are shown; nil for now.
    var clockDate: Date? {
        get { self[ClockDateKey.self] }
        set { self[ClockDateKey.self] = newValue }
    }
}
