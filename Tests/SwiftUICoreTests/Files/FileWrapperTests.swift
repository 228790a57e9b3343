import Foundation
import SwiftUICore
import Testing

@Suite("FileWrapper")
struct FileWrapperTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    @Test func aFileIsWrittenAndRead() throws {
        let wrapper = FileWrapper(regularFileWithContents: Data("text".utf8))
        #expect(wrapper.isRegularFile && !wrapper.isDirectory && !wrapper.isSymbolicLink)
        try wrapper.write(to: folder("a.txt"), options: .withNameUpdating, originalContentsURL: nil)
        #expect(wrapper.filename == "a.txt")
        let read = try FileWrapper(url: folder("a.txt"))
        #expect(read.isRegularFile && read.filename == "a.txt" && read.preferredFilename == "a.txt")
        #expect(read.regularFileContents == Data("text".utf8))
        #expect(read.fileAttributes[FileAttributeKey.size.rawValue] as? Int == 4)
        #expect(folder.names == ["a.txt"])
    }

    @Test func aFolderIsWrittenAndReadWithAllThatIsInIt() throws {
        let inner = FileWrapper(directoryWithFileWrappers: [
            "b.txt": FileWrapper(regularFileWithContents: Data("b".utf8))
        ])
        let link = FileWrapper(
            symbolicLinkWithDestinationURL: URL(fileURLWithPath: "inner/b.txt", relativeTo: folder.url)
        )
        let wrapper = FileWrapper(directoryWithFileWrappers: ["inner": inner, "link": link])
        wrapper.addRegularFile(withContents: Data("a".utf8), preferredFilename: "a.txt")
        try wrapper.write(to: folder("package"), options: .atomic, originalContentsURL: nil)
        #expect(folder.names == ["package"])
        #expect(try folder.text("package/inner/b.txt") == "b")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("package/link").path) == "inner/b.txt")
        for options in [FileWrapper.ReadingOptions(), .immediate] {
            let read = try FileWrapper(url: folder("package"), options: options)
            #expect(read.fileWrappers?.keys.sorted() == ["a.txt", "inner", "link"])
            #expect(read.fileWrappers?["inner"]?.fileWrappers?["b.txt"]?.regularFileContents == Data("b".utf8))
            #expect(read.fileWrappers?["link"]?.symbolicLinkDestinationURL?.relativePath == "inner/b.txt")
        }
    }

    @Test func aFolderIsReplacedAsAWhole() throws {
        try folder.file("package/old.txt", "old")
        let wrapper = FileWrapper(directoryWithFileWrappers: ["new.txt": FileWrapper(regularFileWithContents: Data())])
        try wrapper.write(to: folder("package"), originalContentsURL: nil)
        #expect(folder.names == ["package"])
        #expect(Folder.names(in: folder("package")) == ["new.txt"])
    }

    @Test func whatFailsLeavesTheOldFolderWhole() throws {
        try folder.file("package/old.txt", "old")
        for name in ["a/b", "..", "", String(repeating: "x", count: 5000)] {
            let wrapper = FileWrapper(directoryWithFileWrappers: [
                "good.txt": FileWrapper(regularFileWithContents: Data("new".utf8)),
                name: FileWrapper(regularFileWithContents: Data("new".utf8)),
            ])
            let error = #expect(throws: CocoaError.self) {
                try wrapper.write(to: folder("package"), originalContentsURL: nil)
            }
            #expect(error?.code == .fileWriteInvalidFileName)
            #expect(folder.names == ["package"])
            #expect(Folder.names(in: folder("package")) == ["old.txt"])
        }
    }

    @Test func aReplacedFileKeepsItsPermissionsAndALinkToItStays() throws {
        let file = try folder.file("a.txt", "old")
        chmod(file.path, 0o640)
        symlink("a.txt", folder("link").path)
        try FileWrapper(regularFileWithContents: Data("new".utf8)).write(to: folder("link"), originalContentsURL: nil)
        #expect(try folder.text("a.txt") == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("link").path) == "a.txt")
        let permissions = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(permissions == 0o640)
        #expect(folder.names == ["a.txt", "link"])
    }

    @Test func aNameThatIsTakenGetsANumber() {
        let wrapper = FileWrapper(directoryWithFileWrappers: [:])
        let names = (1...3).map { _ in wrapper.addRegularFile(withContents: Data(), preferredFilename: "a.txt") }
        #expect(names == ["a.txt", "a 2.txt", "a 3.txt"])
        let second = wrapper.fileWrappers?["a 2.txt"]
        #expect(second?.preferredFilename == "a.txt")
        #expect(second.flatMap { wrapper.keyForFileWrapper($0) } == "a 2.txt")
        if let second { wrapper.removeFileWrapper(second) }
        #expect(wrapper.fileWrappers?.keys.sorted() == ["a 3.txt", "a.txt"])
    }

    @Test func filesAreReadWhenTheyAreAskedForUnlessAtOnce() throws {
        let file = try folder.file("a.txt", "first")
        let (later, now) = (try FileWrapper(url: file), try FileWrapper(url: file, options: .immediate))
        try folder.file("a.txt", "second")
        #expect(later.regularFileContents == Data("second".utf8))
        #expect(now.regularFileContents == Data("first".utf8))
        #expect(later.matchesContents(of: file) && !now.matchesContents(of: file))
        let gone = try FileWrapper(url: file)
        try FileManager.default.removeItem(at: file)
        #expect(gone.regularFileContents == nil)
    }

    @Test func whatIsNotThereOrNoFileIsAnErrorWithItsName() throws {
        let missing = #expect(throws: CocoaError.self) { try FileWrapper(url: folder("missing.txt")) }
        #expect(missing?.code == .fileReadNoSuchFile)
        #expect(missing?.localizedDescription.contains("“missing.txt” could not be read") == true)
        mkfifo(folder("pipe").path, 0o600)
        #expect(throws: CocoaError.self) { try FileWrapper(url: folder("pipe"), options: .immediate) }
        #expect(throws: CocoaError.self) { try FileWrapper(url: URL(string: "https://example.com/a.txt")!) }
    }

    @Test func theSerializedFormHasAllOfIt() throws {
        let wrapper = FileWrapper(directoryWithFileWrappers: [
            "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8)),
            "inner": FileWrapper(directoryWithFileWrappers: [:]),
        ])
        wrapper.preferredFilename = "package"
        let data = try #require(wrapper.serializedRepresentation)
        let read = try #require(FileWrapper(serializedRepresentation: data))
        #expect(read.preferredFilename == "package")
        #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
        #expect(read.fileWrappers?["inner"]?.isDirectory == true)
        let archive = try NSKeyedArchiver.archivedData(withRootObject: wrapper, requiringSecureCoding: true)
        let unarchived = try NSKeyedUnarchiver.unarchivedObject(ofClass: FileWrapper.self, from: archive)
        #expect(unarchived?.fileWrappers?.count == 2)
        let damaged = [Data(), Data("nonsense".utf8), data.dropLast(8), Data(repeating: 0xFF, count: 1000)]
        for damage in damaged + hostilePropertyLists {
            #expect(FileWrapper(serializedRepresentation: damage) == nil)
        }
    }

    @Test func foldersInFoldersAreInTheSerializedForm() throws {
        var wrapper = FileWrapper(regularFileWithContents: Data("a".utf8))
        for _ in 0..<90 { wrapper = FileWrapper(directoryWithFileWrappers: ["inner": wrapper]) }
        var read = FileWrapper(serializedRepresentation: try #require(wrapper.serializedRepresentation))
        while let inner = read?.fileWrappers?["inner"] { read = inner }
        #expect(read?.regularFileContents == Data("a".utf8))
    }

    @Test(.enabled(if: Folder.canMount)) func aFullDiskLeavesTheOldFileWhole() async throws {
        try await Folder.mounted("size=64k") { disk in
            let file = disk.appendingPathComponent("a.txt")
            try Data("old".utf8).write(to: file)
            let large = FileWrapper(regularFileWithContents: Data(count: 1 << 20))
            let wrappers = [large, FileWrapper(directoryWithFileWrappers: ["large": large])]
            for wrapper in wrappers {
                let error = #expect(throws: CocoaError.self) {
                    try wrapper.write(to: file, originalContentsURL: nil)
                }
                #expect(error?.code == .fileWriteOutOfSpace)
                #expect(error?.localizedDescription == "“a.txt” could not be written: No space left on device.")
                #expect(Folder.names(in: disk) == ["a.txt"])
                #expect(try Data(contentsOf: file) == Data("old".utf8))
            }
        }
    }

    @Test(.enabled(if: Folder.canMount)) func aDiskThatCannotBeWrittenToIsAnError() async throws {
        try await Folder.mounted("ro") { disk in
            for wrapper in [
                FileWrapper(regularFileWithContents: Data()), FileWrapper(directoryWithFileWrappers: [:]),
            ] {
                let error = #expect(throws: CocoaError.self) {
                    try wrapper.write(to: disk.appendingPathComponent("a"), originalContentsURL: nil)
                }
                #expect(error?.code == .fileWriteVolumeReadOnly)
            }
        }
    }
}
