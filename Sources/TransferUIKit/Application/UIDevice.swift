import Foundation
import KitSupport

/// The device on which the app runs, which is a computer.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
    /// The device on which the app runs, which is a computer.
    public static let current = UIDevice()

    private override init() { super.init() }

    /// The name of the computer on the network.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// The model of the device.
    public var model: String { "Computer" }
    /// The model of the device.
    public var localizedModel: String { model }
    /// The name of the system, such as `Debian GNU/Linux`.
    public var systemName: String { SystemRelease.current["NAME"] ?? "Linux" }
    /// The version of the system.
    public var systemVersion: String { SystemRelease.current["VERSION_ID"] ?? "" }
    /// The interface idiom, which is always that of a Mac.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
    /// The orientation of the device, which is unknown.
    public var orientation: UIDeviceOrientation { .unknown }
    /// A Boolean value that indicates whether the program has requested notifications of orientation changes. A computer has none.
    public private(set) var isGeneratingDeviceOrientationNotifications = false
    /// Requests notifications of orientation changes.
    public func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    /// Ends the request for notifications of orientation changes.
    public func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
    /// A notification that the orientation of the device has changed. A computer does not post it.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification"
    )

    /// A Boolean value that indicates whether the battery is monitored.
    public var isBatteryMonitoringEnabled = false
    /// The charge of the first battery, from 0 to 1; -1 if there is none or if it is not monitored.
    public var batteryLevel: Float { isBatteryMonitoringEnabled ? Battery.first?.level ?? -1 : -1 }
    /// The state of the first battery.
    public var batteryState: BatteryState { isBatteryMonitoringEnabled ? Battery.first?.state ?? .unknown : .unknown }
    /// A Boolean value that indicates whether an app can continue to run while it is not visible.
    public var isMultitaskingSupported: Bool { true }

    /// An identifier of the computer for this app, which does not change.
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
        /// The state is unknown.
        case unknown
        /// The battery is being discharged.
        case unplugged
        /// The battery is being charged.
        case charging
        /// The battery is full.
        case full
    }
}

/// The interface idioms.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// The idiom is unknown.
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

/// The orientations of a device.
public enum UIDeviceOrientation: Int, Sendable {
    /// The orientation is unknown.
    case unknown
    /// Portrait.
    case portrait
    /// Portrait, upside down.
    case portraitUpsideDown
    /// Landscape, on its left side.
    case landscapeLeft
    /// Landscape, on its right side.
    case landscapeRight
    /// Flat, with the screen facing up.
    case faceUp
    /// Flat, with the screen facing down.
    case faceDown

    /// A Boolean value that indicates whether the orientation is landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// A Boolean value that indicates whether the orientation is portrait.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// A Boolean value that indicates whether the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// A Boolean value that indicates whether the orientation is portrait or landscape.
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
