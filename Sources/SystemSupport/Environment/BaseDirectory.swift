import Foundation

/// A directory for files that programs keep for the user, as the XDG Base Directory specification defines it.
package enum BaseDirectory: Sendable {
    case data, configuration, cache
    /// The directory for what outlives a program but is not worth a backup.
    case state

    private var variable: String {
        switch self {
        case .data: "XDG_DATA_HOME"
        case .configuration: "XDG_CONFIG_HOME"
        case .cache: "XDG_CACHE_HOME"
        case .state: "XDG_STATE_HOME"
        }
    }

    /// The path in the user's home for a variable that is not set.
    private var standardPath: String {
        switch self {
        case .data: ".local/share"
        case .configuration: ".config"
        case .cache: ".cache"
        case .state: ".local/state"
        }
    }

    /// Returns the path of the directory, which may not exist.
    /// - Parameter environment: Returns the value of an environment variable.
    /// - Returns: nil if neither the directory's variable nor `HOME` has an absolute path. The specification requires that relative paths
    ///   are ignored.
    package func path(in environment: (String) -> String? = ProcessEnvironment.variable) -> String? {
        Self.absolutePath(variable, in: environment) ?? Self.home(in: environment).map { "\($0)/\(standardPath)" }
    }

    /// The location of the directory. Without variables it is in the home directory that the system has for the user.
    package var url: URL {
        URL(filePath: path() ?? "\(NSHomeDirectory())/\(standardPath)", directoryHint: .isDirectory)
    }

    /// Returns the user's home directory according to the environment; nil if that has no absolute path.
    /// - Parameter environment: Returns the value of an environment variable.
    package static func home(in environment: (String) -> String? = ProcessEnvironment.variable) -> String? {
        absolutePath("HOME", in: environment)
    }

    /// Returns the value of a variable if it is an absolute path. It compares bytes, because a search for a character uses tables that the
    /// first look-up of a type does not need.
    private static func absolutePath(_ variable: String, in environment: (String) -> String?) -> String? {
        environment(variable).flatMap { $0.utf8.first == UInt8(ascii: "/") ? $0 : nil }
    }
}
