import UniformTypeIdentifiers

/// A filter for the pictures and films that a photo picker shows.
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

    /// Pictures, including Live Photos.
    public static let images = PHPickerFilter(rule: .images)
    /// Films.
    public static let videos = PHPickerFilter(rule: .videos)
    /// Pictures with a moving part, either in the file itself or in a film beside it with the same name.
    public static let livePhotos = PHPickerFilter(rule: .trait(.livePhoto))
    /// Panoramas, which a camera combined from several pictures.
    public static let panoramas = PHPickerFilter(rule: .trait(.panorama))
    /// Screenshots.
    public static let screenshots = PHPickerFilter(rule: .trait(.screenshot))
    /// Screen recordings.
    public static let screenRecordings = PHPickerFilter(rule: .trait(.screenRecording))
    /// Pictures with a depth map.
    public static let depthEffectPhotos = PHPickerFilter(rule: .trait(.depthEffect))
    /// Pictures of a burst.
    public static let bursts = PHPickerFilter(rule: .trait(.burst))
    /// Films in slow motion.
    public static let slomoVideos = PHPickerFilter(rule: .trait(.slowMotion))
    /// Time-lapse films.
    public static let timelapseVideos = PHPickerFilter(rule: .trait(.timelapse))
    /// Films with adjustable focus.
    public static let cinematicVideos = PHPickerFilter(rule: .trait(.cinematic))
    /// Films with a separate picture for each eye.
    public static let spatialMedia = PHPickerFilter(rule: .trait(.spatial))

    /// Returns a filter for items with a playback style.
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

    /// Returns a filter that shows items that match any of several filters.
    /// - Parameter subfilters: The filters; none shows nothing.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(rule: .any(subfilters.map(\.rule)))
    }

    /// Returns a filter that shows items that match all of several filters.
    /// - Parameter subfilters: The filters; none shows everything.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(rule: .all(subfilters.map(\.rule)))
    }

    /// Returns a filter that shows items that do not match another filter.
    /// - Parameter filter: The other filter.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(rule: .not(filter.rule)) }
}
