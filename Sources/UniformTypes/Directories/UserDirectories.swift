import Foundation
internal import SystemSupport

/// The user's directories, as `xdg-user-dirs` keeps them in `user-dirs.dirs`.
struct UserDirectories {
    private let home: String
    /// The directories that the file names, by the names that it has for them.
    private let named: [String: String]

    /// The most bytes of the file that are read.
    private static let longestFile = 64 << 10

    /// The directories of the user that runs the process, read anew each time: the user can move them meanwhile.
    static var now: UserDirectories {
        UserDirectories(environment: ProcessEnvironment.variable) { path in
            (try? FileHandle(forReadingAtPath: path)?.read(upToCount: longestFile)).flatMap { $0 }
                .map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// - Parameters:
    ///   - environment: Gives the values of environment variables.
    ///   - read: Reads a file; nil if there is none.
    init(environment: (String) -> String?, read: (String) -> String?) {
        home = BaseDirectory.home(in: environment) ?? NSHomeDirectory()
        let configuration = BaseDirectory.configuration.path(in: environment) ?? "\(home)/.config"
        named = Self.parse(read("\(configuration)/user-dirs.dirs") ?? "", home: home)
    }

    /// Returns the directory for one kind of files.
    /// - Parameters:
    ///   - name: The name in the file: that of `XDG_MUSIC_DIR` is `MUSIC`.
    ///   - standard: The name in the user's home where the file does not say.
    func directory(_ name: String, standard: String) -> URL {
        URL(filePath: named[name] ?? "\(home)/\(standard)", directoryHint: .isDirectory)
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
