import Foundation

/// Tells whether the message bus started this process, to activate the app or to have it open files.
///
/// The bus says so by a variable (D-Bus Specification, “Message Bus Starting Services”), which programs that this process starts do
/// not get.
enum BusStart {
    private static let variables = ["DBUS_STARTER_ADDRESS", "DBUS_STARTER_BUS_TYPE"]

    @MainActor static let isOfThisProcess: Bool = {
        let isStarted = getenv(variables[0]) != nil
        for variable in variables { unsetenv(variable) }
        return isStarted
    }()
}
