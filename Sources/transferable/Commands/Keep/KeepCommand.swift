import ArgumentParser
import CommandSupport
import CoreTransferable
import Foundation
import SystemPasteboard
import TransferKit

/// `transferable keep`: keeps the contents of the clipboard when the program that copied them ends.
struct KeepCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keep",
        abstract: "Keep what is on the clipboard when the program that copied it ends.",
        discussion: """
            A window system's clipboard holds nothing itself, and what a program copied is gone when it ends, unless a \
            clipboard manager runs. This takes a copy of all that is there, in each form in which it is offered, and gives it \
            out from a process in the background until something else is copied. Files are kept as files, where they are.

            Apps that use this project's SwiftUI run this when they end and no clipboard manager has taken what they copied.

            What is marked as a secret or as transient is not kept. Where the clipboard is in files, there is nothing to do.

            EXAMPLES
              Close the program that a picture was copied from, and paste it afterwards:
                transferable keep
            """
    )

    @OptionGroup
    var pasteboard: PasteboardOptions

    @OptionGroup
    var limitOptions: LimitOptions

    @Flag(name: .shortAndLong, help: "Stay in the foreground until something else is copied.")
    var foreground = false

    func run() throws {
        let (target, limits) = (pasteboard.target, limitOptions.limits)
        if try target.isKeptInFiles { return }
        let work: (@escaping @Sendable () -> Void) throws -> Void = { ready in
            guard let offer = try waitForResult(of: { try await KeptContents.read(from: target, limits: limits) })
            else {
                return ready()
            }
            try Publishing(offer: offer, secret: nil, clipboard: target, endsAfterFirstPaste: false).run(ready)
        }
        if foreground { try work {} } else { try BackgroundProcess.run(work) }
    }
}
