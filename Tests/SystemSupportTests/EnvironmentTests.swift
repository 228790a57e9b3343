import SystemSupport
import Testing

@Suite("What the environment says of the user")
struct EnvironmentTests {
    @Test(
        "A directory is the one of its variable, or one in the home directory",
        arguments: [
            (["HOME": "/home/ada"], "/home/ada/.local/share", "/home/ada/.local/state"),
            (["HOME": "/home/ada", "XDG_DATA_HOME": "/data", "XDG_STATE_HOME": "/state"], "/data", "/state"),
            // Relative paths are ignored, by the specification.
            (
                ["HOME": "/home/ada", "XDG_DATA_HOME": "data", "XDG_STATE_HOME": ""], "/home/ada/.local/share",
                "/home/ada/.local/state"
            ),
            (["HOME": "home", "XDG_DATA_HOME": "/data"], "/data", nil), ([:], nil, nil),
        ] as [([String: String], String?, String?)]
    )
    func baseDirectories(environment: [String: String], data: String?, state: String?) {
        #expect(BaseDirectory.data.path { environment[$0] } == data)
        #expect(BaseDirectory.state.path { environment[$0] } == state)
    }

    @Test("A directory has a location without any variable")
    func locations() {
        for directory in [BaseDirectory.data, .configuration, .cache, .state] {
            #expect(directory.url.path.hasPrefix("/") && directory.url.hasDirectoryPath)
        }
    }

    @Test(
        "Locales are those of gettext, in its order",
        arguments: [
            ([:], []), (["LANG": ""], []), (["LANG": "C"], []), (["LANG": "C.UTF-8", "LANGUAGE": "ar"], []),
            (["LANG": "POSIX@x", "LANGUAGE": "ar"], []), (["LANG": "de_AT.UTF-8"], ["de_AT.UTF-8"]),
            (["LANG": "fr", "LC_MESSAGES": "it", "LC_ALL": "sr_RS@latin"], ["sr_RS@latin"]),
            (["LANG": "fr", "LC_MESSAGES": "it", "LC_ALL": ""], ["it"]),
            (["LANG": "de_AT", "LANGUAGE": "he:C::de"], ["he", "de", "de_AT"]),
        ] as [([String: String], [String])]
    )
    func locales(environment: [String: String], names: [String]) {
        #expect(UserLocales.names { environment[$0] } == names)
    }
}
