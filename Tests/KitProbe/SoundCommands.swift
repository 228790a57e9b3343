import AppKit
import Foundation

/// The commands of the probe that play sounds.
@MainActor
enum SoundCommands {
    /// Plays the sound with a name or of a file, twice, and stops it once.
    static func play(_ name: String) async {
        let found = name.hasPrefix("/") ? NSSound(contentsOfFile: name, byReference: true) : NSSound(named: name)
        guard let sound = found else { return print("no sound") }
        sound.volume = 0.5
        let listener = Listener()
        sound.delegate = listener
        print("sound", sound.play(), sound.isPlaying, sound.play())
        guard sound.isPlaying else { return }
        print("paused", sound.pause(), sound.isPlaying, sound.resume(), sound.isPlaying)
        print("ended", await listener.ends())
        print("again", sound.play(), sound.stop(), sound.isPlaying, sound.stop())
    }

    private final class Listener: NSSoundDelegate {
        private var continuation: CheckedContinuation<Bool, Never>?
        private var end: Bool?

        func ends() async -> Bool {
            if let end { return end }
            return await withCheckedContinuation { continuation = $0 }
        }

        func sound(_ sound: NSSound, didFinishPlaying flag: Bool) {
            end = flag
            continuation?.resume(returning: flag)
            continuation = nil
        }
    }
}
