import Foundation
import KitSupport

/// The computer.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
    /// The computer.
    public static let current = UIDevice()

    private override init() { super.init() }

    /// The name of the computer on its network.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// The kind of computer.
    public var model: String { "Computer" }
    /// The kind of computer.
    public var localizedModel: String { model }
    /// The name of the system, such as `Debian GNU/Linux`.
    public var systemName: String { SystemRelease.current["NAME"] ?? "Linux" }
    /// The version of the system.
    public var systemVersion: String { SystemRelease.current["VERSION_ID"] ?? "" }
    /// The kind of interface: that of a desktop.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
    /// The direction in which the computer is held, which is not known.
    public var orientation: UIDeviceOrientation { .unknown }
    /// A Boolean value that indicates whether the program asks for notifications of turns. A computer is not turned.
    public private(set) var isGeneratingDeviceOrientationNotifications = false
    /// Asks for notifications of turns.
    public func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    /// Asks for no more notifications of turns.
    public func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
    /// Posted when the device was turned, which a computer is not.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification"
    )

    /// A Boolean value that indicates whether the battery is looked at.
    public var isBatteryMonitoringEnabled = false
    /// The charge of the first battery, from 0 to 1; -1 where there is none, or it is not looked at.
    public var batteryLevel: Float { isBatteryMonitoringEnabled ? Battery.first?.level ?? -1 : -1 }
    /// The state of the first battery.
    public var batteryState: BatteryState { isBatteryMonitoringEnabled ? Battery.first?.state ?? .unknown : .unknown }
    /// A Boolean value that indicates whether an app may run on while it is not seen.
    public var isMultitaskingSupported: Bool { true }

    /// An identifier of the computer for this app, which stays the same.
    public var identifierForVendor: UUID? {
        let key = "UIDeviceIdentifierForVendor"
        if let known = UserDefaults.standard.string(forKey: key).flatMap({ UUID(uuidString: $0) }) { return known }
        let new = UUID()
        UserDefaults.standard.set(new.uuidString, forKey: key)
        // Foundation here writes nothing by itself.
        UserDefaults.standard.synchronize()
        return new
    }

    /// The states of a battery.
    public enum BatteryState: Int, Sendable {
        /// It is not known.
        case unknown
        /// The battery is used.
        case unplugged
        /// The battery is charged.
        case charging
        /// The battery is full.
        case full
    }
}

/// The kinds of interfaces.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// It is not known.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// A car.
    case carPlay
    /// A desktop.
    case mac = 5
    /// A headset.
    case vision
}

/// The directions in which a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// It is not known.
    case unknown
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// On its left side.
    case landscapeLeft
    /// On its right side.
    case landscapeRight
    /// With the screen up.
    case faceUp
    /// With the screen down.
    case faceDown

    /// A Boolean value that indicates whether the screen is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// A Boolean value that indicates whether the screen is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// A Boolean value that indicates whether the device lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// A Boolean value that indicates whether the device stands on one of its sides.
    public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

/// The system's description of itself (os-release(5)).
private enum SystemRelease {
    static let current: [String: String] = {
        let text = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
        let pairs = text.split(separator: "\n").compactMap { line -> (String, String)? in
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            return (String(parts[0]), parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"'")))
        }
        return Dictionary(pairs) { first, _ in first }
    }()
}

/// A battery, as the kernel tells of it.
private struct Battery {
    let level: Float
    let state: UIDevice.BatteryState

    static var first: Battery? {
        let root = "/sys/class/power_supply"
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted()
        return names.lazy.filter { $0.hasPrefix("BAT") }.compactMap { Battery("\(root)/\($0)") }.first
    }

    private init?(_ path: String) {
        func text(_ name: String) -> String? {
            (try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8))?
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }
        guard let percent = text("capacity").flatMap({ Float($0) }) else { return nil }
        level = min(max(percent / 100, 0), 1)
        state =
            switch text("status") {
            case "Charging": .charging
            case "Full": .full
            case "Discharging", "Not charging": .unplugged
            default: .unknown
            }
    }
}
