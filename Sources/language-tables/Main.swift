import AppBundling
import CommandSupport

/// Writes an object with the tables of ICU for programs that speak English, and prints the options with which the linker takes it, a line
/// each.
///
/// usage: language-tables DIRECTORY
@main
enum Main {
    static func main() {
        guard CommandLine.arguments.count == 2 else { StandardError.fail("usage: language-tables DIRECTORY") }
        let directory = CommandLine.arguments[1]
        do {
            let options = try LanguageTables(ofSwiftIn: directory)
                .writeObject(keeping: [], largeEncodings: false, in: directory)
            for option in options { print(option) }
        } catch {
            StandardError.fail(error)
        }
    }
}
