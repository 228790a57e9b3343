import ArgumentParser

/// The command line of this package. Each subcommand stands in a folder of `Commands`.
@main
struct TransferableCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "transferable",
        abstract: "What data is, and how programs on this desktop hand it to each other.",
        discussion: """
            Types are named as on Apple's systems, by uniform type identifiers such as public.jpeg. On Linux they go by \
            MIME types; this command knows both, and the types that your own app declares.

            EXAMPLES
              transferable type photo.jpg                     what is this file?
              transferable type .heic image/webp public.mp3   an extension, a MIME type, an identifier
              transferable declare Info.plist --install       teach the desktop the types of an app
              transferable help declare                       more on one of them

            COMPLETIONS
              transferable --generate-completion-script bash > ~/.local/share/bash-completion/completions/transferable
              transferable --generate-completion-script zsh > ~/.zfunc/_transferable
              transferable --generate-completion-script fish > ~/.config/fish/completions/transferable.fish
            """,
        version: "0.1.0",
        subcommands: [TypeCommand.self, DeclareCommand.self]
    )
}
