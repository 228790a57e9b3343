import CoreTransferable
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import PhotosUI

@Suite("PhotosPickerItem")
struct PhotosPickerItemTests {
    private let folder: PictureFolder

    init() throws { folder = try PictureFolder() }

    private func item(
        _ name: String,
        _ contents: String = "bytes",
        type: UTType,
        encoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) throws -> PhotosPickerItem {
        try PhotosPickerItem(folder.add(name, contents), type, encoding: encoding, isIdentified: true)
    }

    @Test func bytesAreThoseOfTheFile() async throws {
        let item = try item("a.png", "12345", type: .png)
        #expect(try await item.loadTransferable(type: Data.self) == Data("12345".utf8))
    }

    @Test func aTypeThatImportsNoneOfTheFormatsGivesNil() async throws {
        struct Note: Transferable {
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(importedContentType: .rtf) { _ in Note() }
            }
        }
        let item = try item("a.png", type: .png)
        #expect(try await item.loadTransferable(type: Note.self) == nil)
        let result: Result<Note?, any Error> = await withCheckedContinuation { continuation in
            _ = item.loadTransferable(type: Note.self) { continuation.resume(returning: $0) }
        }
        #expect(try result.get() == nil)
    }

    @Test func aFileThatIsGoneIsAnError() async throws {
        let item = try item("a.png", type: .png)
        try FileManager.default.removeItem(at: folder.url.appending(path: "a.png"))
        await #expect(throws: (any Error).self) { try await item.loadTransferable(type: Data.self) }
    }

    @Test func aReceivedFileIsACopyUnderTheNameOfTheFile() async throws {
        struct Received: Transferable {
            let name: String
            let isOriginal: Bool
            static var transferRepresentation: some TransferRepresentation {
                FileRepresentation(importedContentType: .image) { file in
                    Received(name: file.file.lastPathComponent, isOriginal: file.isOriginalFile)
                }
            }
        }
        let received = try await item("Sea & sand.jpg", type: .jpeg).loadTransferable(type: Received.self)
        #expect(received?.name == "Sea & sand.jpg" && received?.isOriginal == false)
    }

    @Test func itemsAreEqualIfTheyAreOfTheSameFile() throws {
        let (first, second) = (try item("a.png", type: .png), try item("a.png", type: .png, encoding: .compatible))
        #expect(first == second && Set([first, second]).count == 1)
        #expect(try first != item("b.png", type: .png))
        // An identifier finds the item again, without its contents.
        let known = PhotosPickerItem(itemIdentifier: try #require(first.itemIdentifier))
        #expect(known == first && known.supportedContentTypes.isEmpty)
    }

    @Test func theIdentifierIsForProgramsWithTheLibraryOnly() throws {
        let file = try folder.add("a.png")
        let item = PhotosPickerItem(file, .png, encoding: .automatic, isIdentified: false)
        #expect(item.itemIdentifier == nil)
    }

    @Test(arguments: [
        (UTType.heic, PhotosPickerItem.EncodingDisambiguationPolicy.automatic, [UTType.heic, .jpeg]),
        (.heic, .current, [.heic]), (.heic, .compatible, [.jpeg, .heic]), (.tiff, .compatible, [.jpeg, .tiff]),
        (.png, .compatible, [.png]), (.jpeg, .automatic, [.jpeg]), (.mpeg4Movie, .compatible, [.mpeg4Movie]),
    ])
    func anItemOffersACommonFormatBesideARareOne(
        type: UTType,
        encoding: PhotosPickerItem.EncodingDisambiguationPolicy,
        offered: [UTType]
    ) throws {
        let item = try item("a.bin", type: type, encoding: encoding)
        #expect(item.supportedContentTypes == offered)
        #expect(item.makeProvider()?.registeredContentTypes == offered)
    }
}
