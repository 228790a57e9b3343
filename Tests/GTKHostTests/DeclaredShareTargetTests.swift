import Foundation
import Testing

@testable import DesktopServices

@Suite("Targets in desktop entries")
struct DeclaredShareTargetTests {
    private func targets(_ groups: String, named list: String = "a;") -> [DeclaredShareTarget]? {
        let entry = """
            [Desktop Entry]
            Type=Application
            Name=Album
            Exec=true
            X-Transferable-ShareTargets=\(list)
            \(groups)
            """
        return DeclaredShareTarget.Declaration(Data(entry.utf8), id: "album.desktop")?.targets
    }

    @Test func aTargetHasTheNameAndTypesThatItDeclares() throws {
        let group = "[X-Transferable-ShareTarget a]\nName=Upload\nExec=true %F\nTypes=public.image;video/mp4;/;"
        let target = try #require(targets(group)?.first)
        #expect(target.id == "target:album.desktop:a" && target.title == "Upload")
        #expect(target.types == [.type(.image), .mimeType("video/mp4")])
        #expect(targets("[X-Transferable-ShareTarget a]\nExec=true\nTypes=text/plain")?.first?.title == "Album")
        #expect(targets("[X-Transferable-ShareTarget a]\nExec=true")?.isEmpty == true)
        #expect(DeclaredShareTarget.Declaration(Data("nonsense".utf8), id: "album.desktop") == nil)
        #expect(DeclaredShareTarget.Declaration(Data(), id: "a\nb") == nil)
    }

    @Test func aTitleThatFillsTheSheetIsCut() throws {
        // Any number of marks may be on one character.
        for long in [String(repeating: "a", count: 5_000), "a" + String(repeating: "\u{301}", count: 5_000)] {
            let group = "[X-Transferable-ShareTarget a]\nName=\(long)\nExec=true\nTypes=text/plain"
            let title = try #require(targets(group)?.first?.title)
            #expect(title.unicodeScalars.count <= 100 && title.hasPrefix("a") == long.hasPrefix("aa"))
        }
    }

    @Test func aTargetOfItemsCountsThem() throws {
        let group = """
            [X-Transferable-ShareTarget a]
            Exec=true %U
            Types=public.image;public.url;public.file-url;
            TakesItems=true
            MaxCounts=2;1;0;
            MinCount=1
            MaxCount=5
            """
        let target = try #require(targets(group)?.first)
        #expect(target.takesItems && target.mostOfTypes == [2, 1, nil] && target.count == 1...5)
        let (picture, link) = ([ItemForm.representation(.png)], [ItemForm.url(URL(string: "https://example.org")!)])
        let (file, text) = ([ItemForm.url(URL(filePath: "/tmp/a.zip"))], [ItemForm.text(.utf8PlainText)])
        #expect(target.takes([picture, picture, link, file]))
        // A picture beyond the pictures is a file.
        #expect(target.takes([picture, picture, picture]))
        #expect(!target.takes([link, link]))
        #expect(!target.takes([text]) && !target.takes([picture, text]))
        #expect(!target.takes([]) && !target.takes(Array(repeating: file, count: 6)))
    }

    @Test func wrongCountsBoundNothing() throws {
        let group = """
            [X-Transferable-ShareTarget a]
            Exec=true
            Types=public.image;nonsense.is.none/;
            MaxCounts=-1;x;
            MinCount=9
            MaxCount=2
            """
        let target = try #require(targets(group)?.first)
        #expect(!target.takesItems && target.count == 1...Int.max)
        #expect(target.takes(Array(repeating: [ItemForm.representation(.png)], count: 3)))
    }
}
