import Foundation

/// The user's directories, as `xdg-user-dirs` keeps them in `user-dirs.dirs`.
struct UserDirectories {
    private let home: String
    private let environment: (String) -> String?
    /// The directories that the file names, by the names that it has for them.
    private let named: [String: String]

    /// The directories of the user that runs the process, read anew each time: the user can move them meanwhile.
    static var now: UserDirectories {
        UserDirectories(environment: Environment.variable) { try? String(contentsOfFile: $0, encoding: .utf8) }
    }

    /// - Parameters:
    ///   - environment: Gives the values of environment variables.
    ///   - read: Reads a file; nil if there is none.
    init(environment: @escaping (String) -> String?, read: (String) -> String?) {
        func absolute(_ name: String) -> String? { environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
        self.environment = environment
        home = absolute("HOME") ?? NSHomeDirectory()
        let file = (absolute("XDG_CONFIG_HOME") ?? "\(home)/.config") + "/user-dirs.dirs"
        named = Self.parse(read(file) ?? "", home: home)
    }

    /// Returns the directory for one kind of files.
    /// - Parameters:
    ///   - name: The name in the file: that of `XDG_MUSIC_DIR` is `MUSIC`.
    ///   - standard: The name in the user's home where the file does not say.
    func directory(_ name: String, standard: String) -> URL {
        URL(filePath: named[name] ?? "\(home)/\(standard)", directoryHint: .isDirectory)
    }

    /// Returns a base directory.
    /// - Parameters:
    ///   - variable: The environment variable that names it.
    ///   - standard: The path in the user's home where the variable does not say.
    func base(_ variable: String, standard: String) -> URL {
        let path = environment(variable).flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home)/\(standard)"
        return URL(filePath: path, directoryHint: .isDirectory)
    }

    /// Reads lines such as `XDG_MUSIC_DIR="$HOME/Music"`. A path is either of this form or absolute, as the file's own
    /// comment says. The shell reads the file, so some characters are escaped with a backslash.
    private static func parse(_ text: String, home: String) -> [String: String] {
        var named: [String: String] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.drop(while: \.isWhitespace)
            guard line.hasPrefix("XDG_"), let end = line.firstRange(of: "_DIR=\"") else { continue }
            let name = String(line[..<end.lowerBound].dropFirst(4))
            var path = ""
            var isEscaped = false
            scan: for character in line[end.upperBound...] {
                switch character {
                case _ where isEscaped:
                    path.append(character)
                    isEscaped = false
                case "\\": isEscaped = true
                case "\"": break scan
                default: path.append(character)
                }
            }
            if path == "$HOME" || path.hasPrefix("$HOME/") {
                named[name] = home + path.dropFirst(5)
            } else if path.hasPrefix("/") {
                named[name] = path
            }
        }
        return named
    }
}
