import CommandSupport

/// The service of the user's login, which systemd starts.
enum LoginService {
    private static let unit = "transferable-nearby.service"

    /// Starts the service now and at each login, or ends it.
    /// - Throws: ``CommandFailure`` where systemd does not start the user's services, or the unit is not installed.
    static func set(isEnabled: Bool) throws {
        guard let systemctl = Program(named: "systemctl") else {
            throw CommandFailure(
                "There is no systemctl, so nothing is begun at login. Have your desktop start “transferable nearby” at login."
            )
        }
        do {
            try systemctl.run(["--user", isEnabled ? "enable" : "disable", "--now", unit])
        } catch let failure as CommandFailure {
            throw CommandFailure(
                "\(failure.description)\nThe unit comes with an installation of this command; without one, have your desktop start "
                    + "“transferable nearby” at login."
            )
        }
    }
}
