import ArgumentParser
import CommandSupport
import Glibc

@main
enum Main {
    static func main() {
        StandardDescriptors.reserve()
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.first == "paste", let paste = PasteRequest(commonArguments: arguments.dropFirst()) else {
            return TransferableCommand.main()
        }
        do {
            try paste.run()
        } catch {
            StandardError.fail("\(error)")
        }
    }
}
