import Foundation
import Testing
import UniformTypeIdentifiers

@testable import PhotosUI

@Suite("PHPickerFilter")
struct PHPickerFilterTests {
    private let folder: PictureFolder

    init() throws { folder = try PictureFolder() }

    private func names(_ filter: PHPickerFilter, of files: [URL]) -> [String] {
        files.filter { file in
            let type = UTType(filenameExtension: file.pathExtension) ?? .data
            return filter.matches(MediaFile(url: file, contentType: type, date: .now))
        }
        .map(\.lastPathComponent)
    }

    @Test func imagesAndVideosAreToldApartByType() throws {
        let files = try ["a.png", "b.mp4", "c.heic", "d.webm"].map { try folder.add($0) }
        #expect(names(.images, of: files) == ["a.png", "c.heic"])
        #expect(names(.videos, of: files) == ["b.mp4", "d.webm"])
        #expect(names(.not(.images), of: files) == ["b.mp4", "d.webm"])
        #expect(names(.any(of: [.images, .videos]), of: files).count == 4)
        #expect(names(.all(of: [.images, .videos]), of: files).isEmpty)
        #expect(names(.any(of: []), of: files).isEmpty)
        #expect(names(.all(of: []), of: files).count == 4)
    }

    @Test func kindsAreToldByNamesFoldersAndMarks() throws {
        let files = [
            try folder.add("Screenshot from 2024-05-01.png"), try folder.add("Screenshots/x.png"),
            try folder.add("plain.jpg"), try folder.add("wide.jpg", "…GPano:ProjectionType…"),
            try folder.add("PANO_2024.jpg"), try folder.add("IMG_1.jpg"), try folder.add("IMG_1.mov"),
            try folder.add("PXL.jpg", "…GCamera:MotionPhoto=\"1\"…"), try folder.add("moving.gif"),
            try folder.add("Screencast from 2024.webm"), try folder.add("skater-slomo.mp4"),
        ]
        #expect(names(.screenshots, of: files) == ["Screenshot from 2024-05-01.png", "x.png"])
        #expect(names(.panoramas, of: files) == ["wide.jpg", "PANO_2024.jpg"])
        #expect(names(.livePhotos, of: files) == ["IMG_1.jpg", "PXL.jpg"])
        #expect(names(.screenRecordings, of: files) == ["Screencast from 2024.webm"])
        #expect(names(.slomoVideos, of: files) == ["skater-slomo.mp4"])
        #expect(names(.playbackStyle(.imageAnimated), of: files) == ["moving.gif"])
        #expect(names(.all(of: [.videos, .not(.screenRecordings)]), of: files) == ["IMG_1.mov", "skater-slomo.mp4"])
        #expect(names(.playbackStyle(.videoLooping), of: files).isEmpty)
    }

    @Test func marksAreFoundAtBothEndsOfALargeFile() throws {
        let filling = String(repeating: "x", count: 400_000)
        #expect(names(.panoramas, of: [try folder.add("end.jpg", filling + "GPano:")]) == ["end.jpg"])
        #expect(names(.panoramas, of: [try folder.add("middle.jpg", filling + "GPano:" + filling)]).isEmpty)
    }

    @Test func pipesAndMissingFilesHaveNoMarks() {
        let pipe = folder.url.appending(path: "pipe.jpg")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        #expect(names(.panoramas, of: [pipe, folder.url.appending(path: "none.jpg")]).isEmpty)
    }

    @Test func aFileDialogIsAskedForTheTypesThatCanMatch() {
        #expect(PHPickerFilter.images.contentTypes == [.image])
        #expect(PHPickerFilter.screenRecordings.contentTypes == [.movie])
        #expect(PHPickerFilter.not(.screenshots).contentTypes == [.image, .movie])
        #expect(PHPickerFilter.all(of: [.images, .not(.livePhotos)]).contentTypes == [.image])
    }
}
