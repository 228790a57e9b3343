import ArgumentParser

/// The command line of this package. Each subcommand stands in a folder of `Commands`.
struct TransferableCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "transferable",
        abstract: "What data is, and how programs on this desktop hand it to each other.",
        discussion: """
            Types are named as on Apple's systems, by uniform type identifiers such as public.jpeg. On Linux they go by \
            MIME types; this command knows both, and the types that your own app declares.

            EXAMPLES
              Copy and paste, in a terminal or between terminals and apps:
                transferable copy photo.jpg
                transferable paste --type image > picture
              What is this file?
                transferable type photo.jpg
              … this extension, this MIME type, this identifier?
                transferable type .heic image/webp public.mp3
              Drag a file out of the terminal, or drop one on it:
                transferable drag --once photo.jpg
                transferable drop --once
              Hand a file to an app, or to a new email:
                transferable share report.pdf --with email
              Teach the desktop the types of an app:
                transferable declare Info.plist --install
              Make a package of an Xcode project, and say what the app needs here:
                transferable port .
              Make a Debian package, a Flatpak manifest and an AppImage directory of an app:
                transferable bundle
              Exchange the clipboard and files with a phone, or with another machine:
                transferable nearby
              More on one of them:
                transferable help declare

            COMPLETIONS
              Have your shell complete commands and options with the script that this \
            prints for bash, zsh or fish:
                transferable --generate-completion-script bash
              Bash looks for it in ~/.local/share/bash-completion/completions/transferable, \
            zsh in a file _transferable in a directory of fpath, fish in \
            ~/.config/fish/completions/transferable.fish.
            """,
        version: BuildDescription.text,
        subcommands: [
            CopyCommand.self, PasteCommand.self, WatchCommand.self, KeepCommand.self, DragCommand.self,
            DropCommand.self, ShareCommand.self, TypeCommand.self, SymbolCommand.self, DeclareCommand.self,
            PortCommand.self, BundleCommand.self, NearbyCommand.self,
        ]
    )
}
