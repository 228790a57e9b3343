import UniformTypeIdentifiers

/// A rule for the pictures and films that a photo picker shows.
///
/// ```swift
/// PhotosPicker("Add", selection: $items, matching: .any(of: [.images, .not(.videos)]))
/// ```
///
/// Linux desktops keep no library that knows what a picture is of. The types of the files tell images and videos apart;
/// the other kinds by names, folders and marks in the files that cameras and programs for screenshots use, so a file that was
/// renamed and stripped of its metadata is not found.
@_weakLinked
public struct PHPickerFilter: Hashable, Sendable {
    indirect enum Rule: Hashable, Sendable {
        case images
        case videos
        case trait(MediaTrait)
        case any([Rule])
        case all([Rule])
        case not(Rule)
    }

    let rule: Rule

    /// Pictures, with those that are Live Photos.
    public static let images = PHPickerFilter(rule: .images)
    /// Films.
    public static let videos = PHPickerFilter(rule: .videos)
    /// Pictures with a moving part, in the file itself or in a film beside it that has the same name.
    public static let livePhotos = PHPickerFilter(rule: .trait(.livePhoto))
    /// Wide pictures that a camera joined of several.
    public static let panoramas = PHPickerFilter(rule: .trait(.panorama))
    /// Pictures of the screen.
    public static let screenshots = PHPickerFilter(rule: .trait(.screenshot))
    /// Films of the screen.
    public static let screenRecordings = PHPickerFilter(rule: .trait(.screenRecording))
    /// Pictures with a depth map.
    public static let depthEffectPhotos = PHPickerFilter(rule: .trait(.depthEffect))
    /// Pictures of a quick series.
    public static let bursts = PHPickerFilter(rule: .trait(.burst))
    /// Films in slow motion.
    public static let slomoVideos = PHPickerFilter(rule: .trait(.slowMotion))
    /// Films that run faster than they were taken.
    public static let timelapseVideos = PHPickerFilter(rule: .trait(.timelapse))
    /// Films whose focus can be changed.
    public static let cinematicVideos = PHPickerFilter(rule: .trait(.cinematic))
    /// Films with a picture for each eye.
    public static let spatialMedia = PHPickerFilter(rule: .trait(.spatial))

    /// Returns a filter for what is played in one way.
    /// - Parameter playbackStyle: The way. Nothing is ``PHAsset/PlaybackStyle/videoLooping`` on Linux.
    public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
        switch playbackStyle {
        case .image: .all(of: [.images, .not(.livePhotos), .not(.init(rule: .trait(.animation)))])
        case .imageAnimated: .init(rule: .trait(.animation))
        case .livePhoto: .livePhotos
        case .video: .videos
        case .videoLooping, .unsupported: .any(of: [])
        }
    }

    /// Returns a filter for what one of several filters shows.
    /// - Parameter subfilters: The filters; none shows nothing.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(rule: .any(subfilters.map(\.rule)))
    }

    /// Returns a filter for what each of several filters shows.
    /// - Parameter subfilters: The filters; none shows everything.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(rule: .all(subfilters.map(\.rule)))
    }

    /// Returns a filter for what another does not show.
    /// - Parameter filter: The other filter.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(rule: .not(filter.rule)) }
}
