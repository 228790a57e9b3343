import CLinux
import Foundation

/// The version, and the tools with which the command was built.
enum BuildDescription {
    static let version = "0.1.0"

    /// The output of `--version`.
    static var text: String {
        let commit = build_commit()
        let digits = String(commit, radix: 16)
        let source = commit == 0 ? "" : ", commit \(String(repeating: "0", count: max(0, 7 - digits.count)) + digits)"
        return """
            transferable \(version)\(source)
            Swift \(swift), \(architecture)
            Clipboards: Wayland, X11, files, terminal (OSC 52, OSC 5522)
            Windows: \(part("transferable-window", "GTK 4"))
            Sharing: \(part("transferable-share", "GLib"))
            Other devices: \(part("transferable-nearby", "GLib, GnuTLS"))
            """
    }

    /// The version of Swift: from the build, or else as far as the compiler knows it.
    private static var swift: String {
        let number = build_swift()
        if number != 0 {
            let parts = [number >> 16, number >> 8, number].map { String($0 & 0xFF, radix: 16) }
            return parts.joined(separator: ".")
        }
        #if compiler(>=6.4)
            return "6.4 or later"
        #elseif compiler(>=6.3)
            return "6.3"
        #else
            return "6.2"
        #endif
    }

    private static var architecture: String {
        #if arch(x86_64)
            "x86_64"
        #elseif arch(arm64)
            "aarch64"
        #else
            "another architecture"
        #endif
    }

    private static func part(_ program: String, _ library: String) -> String {
        SiblingProgram.isInstalled(program) ? library : "not installed"
    }
}
