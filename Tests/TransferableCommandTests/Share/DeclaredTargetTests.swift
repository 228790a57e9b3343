import Foundation
import Testing
import TransferTestSupport

@Suite("Desktop entries that declare share targets", .timeLimit(.minutes(20)))
struct DeclaredTargetTests {
    /// An entry like that of the documentation, with a program that writes down what it opens.
    private static let album = """
        [Desktop Entry]
        Type=Application
        Name=Album
        NoDisplay=true
        Icon=album
        Exec={open}album %F
        X-Transferable-ShareTargets=upload;print;

        [X-Transferable-ShareTarget upload]
        Name=Upload to Album
        Name[de]=In das Album
        Exec={open}upload %F
        Types=public.image;video/mp4;

        [X-Transferable-ShareTarget print]
        Exec={open}print %U
        Types=text/*;x-scheme-handler/https;

        """

    private let share: ShareTool

    init() throws { share = try ShareTool() }

    private func list(_ arguments: String..., language: String = "C.UTF-8") async throws -> String {
        try await share(arguments + ["--list"], ["LC_ALL": language, "LANGUAGE": language]).standardOutput.text
    }

    @Test("A target is offered for the types that it takes, by its own name or that of its program")
    func types() async throws {
        try share.programs.install("org.example.album", Self.album)
        let (picture, movie) = (try share.directory.write("", to: "1.png"), try share.directory.write("", to: "2.mp4"))
        let (text, music) = (try share.directory.write("a", to: "3.md"), try share.directory.write("", to: "4.ogg"))
        let upload = "target:org.example.album.desktop:upload\tUpload to Album\n"
        #expect(try await list(picture, movie) == upload)
        #expect(try await list(text) == "target:org.example.album.desktop:print\tAlbum\n")
        #expect(try await list("https://example.org/").hasSuffix(":print\tAlbum\n"))
        #expect(try await list(picture, text) == "")
        #expect(try await list(music) == "")
    }

    @Test("A target has its name in the user's language")
    func language() async throws {
        try share.programs.install("org.example.album", Self.album)
        #expect(try await list(share.directory.write("", to: "1.png"), language: "de").hasSuffix("\tIn das Album\n"))
    }

    @Test("The program of a target gets the files, and what goes with them")
    func launch() async throws {
        let words = share.directory.file("words")
        try share.programs.install(
            "org.example.album",
            Self.album.replacing(
                "{open}upload %F",
                with:
                    #"/bin/sh -c "printf '%%s|%%s' \\"\\$TRANSFERABLE_SHARE_SUBJECT\\" \\"\\$TRANSFERABLE_SHARE_MESSAGE\\" >'\#(words)'; exec {open}upload \\"\\$@\\"" sh %F"#
            )
        )
        let files = try ["first one.png", "second.png"].map { try share.directory.write("picture", to: $0) }
        let program = try await share(
            files + ["--with", "Upload to Album", "--subject", "Łódź; 1", "--message", "line\nline"]
        )
        #expect(program.exitStatus == .exited(0), "\(program.transcript)")
        #expect(try await share.programs.opened(by: "upload") == files)
        #expect(try String(contentsOfFile: words, encoding: .utf8) == "Łódź; 1|line\nline")
    }

    @Test("A target that is uninstalled is an error, and so is a program that fails at once")
    func failure() async throws {
        try share.programs.install(
            "org.example.album",
            Self.album.replacing("{open}upload %F", with: "/bin/sh -c 'exit 3' %F")
        )
        let file = try share.directory.write("", to: "1.png")
        // How soon a program ends is for the machine to say.
        try await waitUntil("the end of the program is noticed") {
            let program = try await share([file, "--with", "Upload to Album"])
            return program.exitStatus == .exited(1)
                && program.standardError.text.contains("Upload to Album ended at once, with status 3.")
        }
        try share.programs.uninstall("org.example.album")
        let program = try await share([file, "--with", "Upload to Album"])
        #expect(program.exitStatus == .exited(1))
    }

    @Test("What an entry declares wrongly is passed over, and the rest is there")
    func mistakes() async throws {
        let many = (1...50).map { "t\($0)" }
        try share.programs.install(
            "org.example.liar",
            """
            [Desktop Entry]
            Type=Application
            Name=Liar
            Exec={open}liar %F
            X-Transferable-ShareTargets=missing;../../etc;no types;none;bad;escape;same;same;unknown;noexec;nowhere;long;\(many.joined(separator: ";"));

            [X-Transferable-ShareTarget none]
            Name=No Types
            Exec={open}none %F

            [X-Transferable-ShareTarget bad]
            Name=Bad Types
            Exec={open}bad %F
            Types=/;image/;*/*;org.example.nobody.declares.it;a/b/c;

            [X-Transferable-ShareTarget escape]
            Name=Red\\t\u{1B}[31mRed
            Exec={open}escape %F
            Types=public.image;

            [X-Transferable-ShareTarget same]
            Name=Same
            Exec={open}same %F
            Types=public.image;

            [X-Transferable-ShareTarget nowhere]
            Name=Nowhere
            Exec=/nonexistent/program %F
            Types=public.image;

            [X-Transferable-ShareTarget noexec]
            Name=No Exec
            Types=public.image;

            """
        )
        try share.programs.install("org.example.huge", Self.album + String(repeating: "# filler\n", count: 200_000))
        try share.programs.install("org.example.binary", "[Desktop Entry]\u{0}\u{1}\nX-Transferable-ShareTargets=a;\n")
        let lines = try await list(share.directory.write("", to: "1.png")).split(separator: "\n")
        // A name that would control a terminal is not used; that of the program stands for it.
        #expect(lines.map { $0.split(separator: "\t").last } == ["Liar", "Same"])
    }
}
