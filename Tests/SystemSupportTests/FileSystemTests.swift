import Foundation
import Testing
import TransferTestSupport

@testable import SystemSupport

/// The promises that each platform's part of the module keeps. The tests run on Linux with the parts for other platforms, too.
@Suite("The files of every platform", .timeLimit(.minutes(20)))
struct FileSystemTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func contents(_ name: String) throws -> String {
        try String(contentsOfFile: directory.file(name), encoding: .utf8)
    }

    private func write(_ text: String, to file: Descriptor) throws {
        try Array(text.utf8).withUnsafeBytes { try file.write($0) }
    }

    @Test("A file that is missing, is a link or exists is an error that names the path and the reason")
    func opening() throws {
        let path = directory.file("missing")
        #expect(throws: SystemError(path, ENOENT)) { try Descriptor.reading(path) }
        #expect(throws: SystemError(path, ENOENT)) { try FileSystem.status(of: path) }
        try FileSystem.makeLink(to: "nowhere", at: path)
        #expect(throws: SystemError(path, ELOOP)) { try Descriptor.reading(path, followsLink: false) }
        #expect(throws: SystemError(path, EEXIST)) { try Descriptor.creating(path) }
        #expect(throws: SystemError(path, ENOENT)) { try Descriptor.reading(path) }
        #expect(FileSystem.exists(path) && FileSystem.resolve(path) == nil)
    }

    @Test("A status tells the kind, the size, the permissions and whose the file is")
    func status() throws {
        let path = try directory.write("12345", to: "file")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        let link = directory.file("link")
        try FileSystem.makeLink(to: "file", at: link)
        let status = try FileSystem.status(of: path)
        #expect(status.kind == .file && status.size == 5 && status.permissions == 0o640)
        #expect(status.belongsToUser && !status.isExecutable && status.canBeReplaced)
        #expect(try FileSystem.status(of: link).isSameFile(as: status))
        #expect(try FileSystem.status(of: link, followsLink: false).kind == .symbolicLink)
        #expect(try FileSystem.status(of: directory.path).isDirectory)
        #expect(try !FileSystem.status(of: directory.path).isSameFile(as: status))
        #expect(try !FileSystem.status(of: "/dev/null").canBeReplaced)
        #expect(FileSystem.resolve(link) == FileSystem.resolve(path))
    }

    @Test("A version is another after the file is written or replaced")
    func version() throws {
        let path = try directory.write("old", to: "file")
        let old = try #require(FileVersion(path: path))
        #expect(FileVersion(path: path) == old)
        try directory.write("newer", to: "file")
        #expect(FileVersion(path: path) != old)
        #expect(FileVersion(path: directory.file("missing")) == nil)
    }

    @Test("Bytes are read on where the reader stopped, or at a position, and written in order")
    func contents() throws {
        let file = try Descriptor.creating(directory.file("numbers"), mode: 0o600)
        try write("01234", to: file)
        try write("56789", to: file)
        try file.writeOut()
        #expect(file.close() && file.close())
        let reader = try Descriptor.reading(directory.file("numbers"))
        #expect(try reader.bytes(at: 4, count: 3) == Array("456".utf8))
        #expect(try reader.bytes(at: 8, count: 5) == Array("89".utf8))
        var parts: [String] = []
        try reader.readAll(partSize: 4) { parts.append(String(decoding: $0, as: UTF8.self)) }
        #expect(parts == ["0123", "4567", "89"])
        #expect(try reader.read(upTo: 4).isEmpty)
        #expect(try FileSystem.status(of: directory.file("numbers")).permissions == 0o600)
    }

    @Test("A temporary file leaves nothing, and its contents stay as long as they are used")
    func temporary() throws {
        let contents: Data
        do {
            let file = try Descriptor.temporaryFile(in: directory.path)
            try write("contents", to: file)
            contents = try file.mappedContents()
        }
        #expect(contents == Data("contents".utf8))
        #expect(try Descriptor.reading(directory.path).entryNames() == [])
        #expect(try Descriptor.temporaryFile(in: directory.path).mappedContents().isEmpty)
    }

    @Test("The entries of a directory are listed, opened and followed no farther")
    func entries() throws {
        try directory.write("contents", to: "file")
        try FileSystem.makeLink(to: "file", at: directory.file("link"))
        let opened = try Descriptor.reading(directory.path)
        #expect(try opened.entryNames().sorted() == ["file", "link"])
        #expect(try opened.entryNames().sorted() == ["file", "link"])
        #expect(try opened.linkDestination(of: "link") == "file")
        #expect(try opened.linkDestination(of: "file") == nil)
        #expect(try Descriptor.reading("file", in: opened).read(upTo: 20) == Data("contents".utf8))
        #expect(throws: SystemError(directory.path + "/link", ELOOP)) { try Descriptor.reading("link", in: opened) }
        var names: Set<String> = []
        #expect(FileSystem.forEachName(in: directory.path) { names.insert(String(decoding: $0, as: UTF8.self)) })
        #expect(names.subtracting([".", ".."]) == ["file", "link"])
        #expect(!FileSystem.forEachName(in: directory.file("missing")) { _ in })
    }

    @Test("A copy takes over permissions and times")
    func attributes() throws {
        let path = try directory.write("contents", to: "original")
        let time = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.posixPermissions: 0o750, .modificationDate: time], ofItemAtPath: path)
        let original = try Descriptor.reading(path)
        let copy = try Descriptor.creating(directory.file("copy"))
        copy.takeAttributes(of: original, try original.status())
        let attributes = try FileManager.default.attributesOfItem(atPath: directory.file("copy"))
        #expect(attributes[.posixPermissions] as? Int == 0o750)
        #expect(attributes[.modificationDate] as? Date == time)
    }

    @Test("A lock is for one opening, until it is given up or closed")
    func locks() throws {
        let one = try Descriptor.reading(directory.path)
        let other = try Descriptor.reading(directory.path)
        #expect(one.lockExclusively() && !other.lockExclusively())
        one.unlock()
        #expect(other.lockExclusively() && !one.lockExclusively())
        other.close()
        #expect(one.lockExclusively())
        one.close()
        #expect(try FileSystem.status(of: directory.path).isDirectory)
    }

    @Test("A file or folder is renamed where nothing has the new name", arguments: [false, true])
    func renaming(isFolder: Bool) throws {
        let (old, new) = (directory.file("old"), directory.file("new"))
        if isFolder { try FileSystem.makeDirectory(old, mode: 0o700) } else { try directory.write("old", to: "old") }
        try directory.write("new", to: "new")
        #expect(throws: SystemError(new, EEXIST)) { try renameWithoutReplacing(old, new) }
        try FileSystem.removeFile(new)
        try renameWithoutReplacing(old, new)
        #expect(!FileSystem.exists(old) && FileSystem.exists(new))
        #expect(throws: SystemError(old, ENOENT)) { try renameWithoutReplacing(old, directory.file("other")) }
    }

    @Test("A file takes the place of another, and never that of a folder")
    func replacing() throws {
        let (old, new) = (try directory.write("old", to: "old"), try directory.write("new", to: "new"))
        let folder = try directory.makeDirectory("folder")
        #expect(throws: SystemError(old, EISDIR)) { try FileSystem.rename(old, folder) }
        try FileSystem.rename(old, new)
        #expect(try contents("new") == "old" && !FileSystem.exists(old))
        try FileSystem.rename(folder, try directory.makeDirectory("empty"))
        try directory.write("", to: "full/file")
        #expect(throws: SystemError(directory.file("empty"), ENOTEMPTY)) {
            try FileSystem.rename(directory.file("empty"), directory.file("full"))
        }
        #expect(try Descriptor.reading(directory.path).entryNames().sorted() == ["empty", "full", "new"])
    }

    @Test("Two files change places where the system can, and stay where it cannot")
    func exchanging() throws {
        let (one, other) = (try directory.write("one", to: "one"), try directory.write("other", to: "other"))
        var failure: SystemError?
        do throws(SystemError) { try exchange(one, with: other) } catch { failure = error }
        #expect(failure.map { [EINVAL, ENOSYS].contains($0.code) } ?? true)
        #expect(try contents("one") == (failure == nil ? "other" : "one"))
        #expect(try contents("other") == (failure == nil ? "one" : "other"))
    }

    @Test("Files and empty directories are removed, and a full directory is not")
    func removing() throws {
        let file = try directory.write("", to: "folder/file")
        let folder = directory.file("folder")
        #expect(throws: SystemError(folder, ENOTEMPTY)) { try FileSystem.removeDirectory(folder) }
        #expect(throws: SystemError(folder, EEXIST)) { try FileSystem.makeDirectory(folder, mode: 0o700) }
        try FileSystem.removeFileIfPresent(file)
        try FileSystem.removeFileIfPresent(file)
        #expect(throws: SystemError(file, ENOENT)) { try FileSystem.removeFile(file) }
        try FileSystem.removeDirectory(folder)
        #expect(!FileSystem.exists(folder))
    }

    @Test("A directory of its own is this user's alone, and has a name that no other has")
    func temporaryDirectory() throws {
        let paths = try (0..<3).map { _ in try makeTemporaryDirectory(directory.file("own-")) }
        #expect(Set(paths).count == 3)
        for path in paths {
            #expect(try FileSystem.status(of: path).permissions == 0o700)
            #expect(path.hasPrefix(directory.file("own-")))
        }
    }

    @Test("A copy within the kernel is whole, or is left to the caller")
    func copying() throws {
        let original = try Descriptor.reading(try directory.write("contents", to: "original"))
        let copy = try Descriptor.creating(directory.file("copy"))
        if !copy.clone(original) {
            while copy.copyInKernel(from: original, upTo: 100) != nil {}
            try original.readAll(partSize: 16) { try copy.write($0) }
        }
        #expect(try contents("copy") == "contents")
    }

    @Test("A file without a name gets one, where the system has such files")
    func unnamed() throws {
        let file: Descriptor
        do throws(SystemError) {
            file = try Descriptor.unnamedFile(in: directory.path, 0o600)
        } catch {
            #expect([ENOSYS, EOPNOTSUPP, EISDIR].contains(error.code))
            #expect(try Descriptor.reading(directory.path).entryNames() == [])
            return
        }
        try write("new", to: file)
        try file.giveName(directory.file("name"))
        #expect(try contents("name") == "new")
    }

    @Test("A closed file is an error for all that asks it")
    func closedFile() throws {
        let path = try directory.write("contents", to: "file")
        let file = try Descriptor.reading(path)
        #expect(file.close())
        // It may have the number that the closed one had.
        let other = try Descriptor.reading(try directory.write("other", to: "other"))
        let error = SystemError(path, EBADF)
        #expect(throws: error) { try file.status() }
        #expect(throws: error) { try file.read(upTo: 10) }
        #expect(throws: error) { try file.bytes(at: 0, count: 4) }
        #expect(throws: error) { try file.mappedContents() }
        #expect(throws: error) { try write("new", to: file) }
        #expect(throws: error) { try file.writeOut() }
        #expect(!file.lockExclusively())
        let copy = try Descriptor.creating(directory.file("copy"))
        #expect(!copy.clone(file) && copy.copyInKernel(from: file, upTo: 10) == nil)
        #expect(file.close())
        #expect(try other.read(upTo: 10) == Data("other".utf8))
        #expect(try contents("other") == "other" && contents("file") == "contents")
    }

    @Test("A closed directory is an error for all that asks it")
    func closedDirectory() throws {
        try FileSystem.makeLink(to: "file", at: directory.file("link"))
        try directory.write("contents", to: "file")
        let opened = try Descriptor.reading(directory.path)
        opened.close()
        let other = try Descriptor.reading(directory.path)
        #expect(throws: SystemError(directory.path, EBADF)) { try opened.entryNames() }
        #expect(throws: SystemError(directory.path, EBADF)) { try opened.status() }
        #expect(throws: SystemError.self) { try Descriptor.reading("file", in: opened) }
        #expect(throws: SystemError.self) { try opened.linkDestination(of: "link") }
        #expect(!opened.lockExclusively())
        #expect(other.lockExclusively())
    }

    @Test("The program, the machine and the user are known")
    func facts() throws {
        let program = try #require(OwnProgram.path)
        #expect(try FileSystem.status(of: program).isRegularFile)
        #expect(HostName.current?.isEmpty == false)
        #expect(!CurrentUser.text.isEmpty && !CurrentUser.text.contains("/"))
        #expect(OpenFileLimit.current >= 64)
        let before = CoarseClock.seconds
        #expect((before...before + 600).contains(CoarseClock.seconds))
    }
}
