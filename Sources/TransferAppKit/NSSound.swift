import Foundation
import KitSupport
import Synchronization

/// A sound: a file, or one of the desktop's theme.
///
/// ```swift
/// NSSound(named: "Glass")?.play()
/// ```
///
/// A program of the desktop plays it, such as `pw-play` of PipeWire or `paplay` of PulseAudio. Where none is installed, it is silent, and
/// ``play()`` returns `false`.
public final class NSSound: NSObject, Sendable {
    /// The name of a sound.
    public typealias Name = String

    private struct State: Sendable {
        var name: Name?
        var volume: Float = 1
        var loops = false
        var player: SoundPlayer?
    }

    private let file: URL
    /// A Boolean value that indicates whether the file was made for the sound.
    private let isOwnFile: Bool
    private let state: Mutex<State>
    // The main actor alone uses it.
    private nonisolated(unsafe) weak var listener: (any NSSoundDelegate)?

    private init(_ file: URL, isOwnFile: Bool = false, name: Name? = nil) {
        (self.file, self.isOwnFile) = (file, isOwnFile)
        state = Mutex(State(name: name))
        super.init()
    }

    deinit { if isOwnFile { try? FileManager.default.removeItem(at: file) } }

    /// Creates a sound from a file.
    /// - Parameters:
    ///   - url: The file.
    ///   - byRef: Whether an archive has the file's place only, as there is no archive of sounds.
    /// - Returns: Nil for a file that is no sound or cannot be read.
    public convenience init?(contentsOf url: URL, byReference byRef: Bool) {
        guard Self.isSound(url) else { return nil }
        self.init(url)
    }

    /// Creates a sound from a file.
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - byRef: Whether an archive has the file's place only, as there is no archive of sounds.
    /// - Returns: Nil for a file that is no sound or cannot be read.
    public convenience init?(contentsOfFile path: String, byReference byRef: Bool) {
        self.init(contentsOf: URL(fileURLWithPath: path), byReference: byRef)
    }

    /// Creates a sound from the contents of a file, which are written to one while the sound exists.
    public convenience init?(data: Data) {
        guard let ending = Self.fileExtension(of: [UInt8](data.prefix(Self.headSize))) else { return nil }
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).\(ending)")
        guard (try? data.write(to: file)) != nil else { return nil }
        self.init(file, isOwnFile: true)
    }

    /// Creates a sound with a name: a file among the app's resources, or a sound of the desktop.
    ///
    /// The desktop has its own sounds for the names of a Mac's, such as `Glass` and `Ping`, and for those of desktops, such as `bell`.
    /// - Parameter name: The name, with or without extension. It is no path.
    /// - Returns: Nil if there is none.
    public convenience init?(named name: Name) {
        guard !name.isEmpty, !name.contains(where: { $0 == "/" || $0 == "\0" }) else { return nil }
        let endings = ["", "aiff", "aif", "caf", "wav", "mp3", "m4a", "ogg", "oga", "flac"]
        let own = endings.lazy.compactMap { Bundle.main.url(forResource: name, withExtension: $0.isEmpty ? nil : $0) }
        guard let file = own.first(where: Self.isSound) ?? SoundTheme.file(named: name) else { return nil }
        self.init(file, name: name)
    }

    /// The number of bytes by which a sound is known.
    private static let headSize = 12

    private static func isSound(_ file: URL) -> Bool {
        RegularFile.head(of: file, count: headSize).flatMap(fileExtension) != nil
    }

    /// Returns the extension of a file that begins with bytes; nil for what is no sound.
    private static func fileExtension(of head: [UInt8]) -> String? {
        func begins(_ text: String, at index: Int = 0) -> Bool { head.dropFirst(index).starts(with: text.utf8) }
        if begins("RIFF"), begins("WAVE", at: 8) { return "wav" }
        if begins("FORM") { return "aiff" }
        if begins("OggS") { return "ogg" }
        if begins("fLaC") { return "flac" }
        if begins("caff") { return "caf" }
        if begins(".snd") { return "au" }
        if begins("ftyp", at: 4) { return "m4a" }
        if begins("ID3") || head.count > 1 && head[0] == 0xFF && head[1] & 0xE0 == 0xE0 { return "mp3" }
        return nil
    }

    /// The name of the sound.
    public var name: Name? { state.withLock { $0.name } }

    /// Gives the sound a name.
    /// - Returns: Whether it has it, as any sound may.
    @discardableResult
    public func setName(_ string: Name?) -> Bool {
        state.withLock { $0.name = string }
        return true
    }

    /// The volume with which the sound begins, from 0 to 1.
    public var volume: Float {
        get { state.withLock { $0.volume } }
        set { state.withLock { $0.volume = newValue } }
    }
    /// A Boolean value that indicates whether the sound begins again when it has ended.
    public var loops: Bool {
        get { state.withLock { $0.loops } }
        set { state.withLock { $0.loops = newValue } }
    }
    /// The object that hears of the end of the sound. It is not kept.
    @MainActor public var delegate: (any NSSoundDelegate)? {
        get { listener }
        set { listener = newValue }
    }

    /// A Boolean value that indicates whether the sound is being played.
    public var isPlaying: Bool { state.withLock { $0.player?.isPlaying ?? false } }

    /// Plays the sound from its beginning, or lets a paused one go on. It is kept until it ends.
    /// - Returns: Whether it has begun: false for one that is being played, and where no program plays it.
    @discardableResult
    public func play() -> Bool {
        let (current, volume) = state.withLock { ($0.player, $0.volume) }
        if let current, current.isPlaying { return false }
        if let current, current.isPaused { return current.setPaused(false) }
        let player = SoundPlayer(file, volume: Double(volume)) { isWhole in self.didEnd(isWhole) }
        state.withLock { $0.player = player }
        return player != nil
    }

    @MainActor
    private func didEnd(_ isWhole: Bool) {
        let loops = state.withLock { state in
            state.player = nil
            return state.loops
        }
        if loops, isWhole, play() { return }
        delegate?.sound(self, didFinishPlaying: isWhole)
    }

    /// Stops the sound.
    /// - Returns: Whether it was being played.
    @discardableResult
    public func stop() -> Bool {
        let player = state.withLock { state in
            defer { state.player = nil }
            return state.player
        }
        player?.stop()
        return player != nil
    }

    /// Pauses the sound.
    /// - Returns: Whether it was being played.
    @discardableResult
    public func pause() -> Bool { state.withLock { $0.player }?.setPaused(true) ?? false }

    /// Lets a paused sound go on.
    /// - Returns: Whether it was paused.
    @discardableResult
    public func resume() -> Bool { state.withLock { $0.player }?.setPaused(false) ?? false }

    /// Plays the desktop's alert sound.
    public class func beep() { NSBeep() }
}

/// An object that hears of the end of a sound.
@MainActor @preconcurrency
public protocol NSSoundDelegate: AnyObject {
    /// Tells the delegate that a sound has ended.
    /// - Parameters:
    ///   - sound: The sound.
    ///   - flag: Whether it was played to its end.
    func sound(_ sound: NSSound, didFinishPlaying flag: Bool)
}

extension NSSoundDelegate {
    /// Does nothing.
    public func sound(_ sound: NSSound, didFinishPlaying flag: Bool) {}
}
