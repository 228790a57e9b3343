import Foundation
import UniformTypeIdentifiers

/// A kind of pictures or films that names and marks tell apart.
enum MediaTrait: Hashable, Sendable {
    case livePhoto, panorama, screenshot, depthEffect, burst, animation
    case screenRecording, slowMotion, timelapse, cinematic, spatial
}

/// The signs of a kind.
private struct MediaSigns {
    var isOfFilms = false
    /// The names of folders, in lower case.
    var folders: Set<String> = []
    /// The beginnings of names, in lower case.
    var beginnings: [String] = []
    /// The parts of names, in lower case.
    var parts: [String] = []
    /// The bytes in the file: properties of XMP, keys of QuickTime, names of programs.
    var marks: [String] = []
}

extension MediaTrait {
    /// Names are those of Android's and Samsung's cameras and of GNOME's, KDE's and other programs for screenshots. Marks are
    /// of <https://developers.google.com/streetview/spherical-metadata>, <https://developer.android.com/media/platform/motion-photo-format>
    /// and QuickTime's metadata.
    private var signs: MediaSigns {
        switch self {
        case .livePhoto:
            MediaSigns(
                beginnings: ["mvimg_"],
                parts: [".mp."],
                marks: ["Camera:MotionPhoto=\"1\"", "Camera:MicroVideo=\"1\"", "MotionPhoto_Data"]
            )
        case .panorama: MediaSigns(beginnings: ["pano_", "panorama"], marks: ["GPano:"])
        case .screenshot:
            MediaSigns(
                folders: ["screenshots"],
                beginnings: ["screenshot", "screen shot", "bildschirmfoto", "capture d’écran", "captura de pantalla"],
                marks: ["gnome-screenshot"]
            )
        case .depthEffect: MediaSigns(parts: ["portrait"], marks: ["GDepth:", "portraiteffectsmatte"])
        case .burst: MediaSigns(parts: ["burst"], marks: ["Camera:BurstID"])
        case .animation: MediaSigns()
        case .screenRecording:
            MediaSigns(
                isOfFilms: true,
                folders: ["screencasts"],
                beginnings: ["screencast", "screen recording", "screenrecording", "kooha", "simplescreenrecorder"]
            )
        case .slowMotion: MediaSigns(isOfFilms: true, parts: ["slomo", "slow-motion", "slow motion", "slow_motion"])
        case .timelapse: MediaSigns(isOfFilms: true, parts: ["timelapse", "time-lapse", "time lapse", "_tl."])
        case .cinematic: MediaSigns(isOfFilms: true, marks: ["com.apple.quicktime.cinematic-video"])
        case .spatial: MediaSigns(isOfFilms: true, parts: ["spatial"], marks: ["vexu"])
        }
    }

    /// A Boolean value that indicates whether the kind is one of films rather than pictures.
    var isOfFilms: Bool { signs.isOfFilms }

    /// Returns whether a file is of the kind.
    func matches(_ media: MediaFile) -> Bool {
        if self == .animation { return media.contentType.conforms(to: .gif) }
        let signs = signs
        let name = media.url.lastPathComponent.lowercased()
        return signs.beginnings.contains { name.hasPrefix($0) }
            || signs.parts.contains { name.contains($0) }
            || signs.folders.contains(media.url.deletingLastPathComponent().lastPathComponent.lowercased())
            || (self == .livePhoto && media.hasFilmBeside)
            || (!signs.marks.isEmpty && FileMarks.contains(signs.marks, in: media.url))
    }
}

extension MediaFile {
    /// A Boolean value that indicates whether a film has the picture's name, as the two files of an exported Live Photo.
    fileprivate var hasFilmBeside: Bool {
        let name = url.deletingPathExtension().path
        return ["mov", "MOV", "mp4", "MP4"].contains { access("\(name).\($0)", R_OK) == 0 }
    }
}
