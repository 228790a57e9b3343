import Foundation

/// A clock that reports when frames are drawn.
@MainActor
package protocol FrameClock: AnyObject {
    /// Performs an action once, before the next frame is drawn.
    /// - Parameter action: Called with the time of the frame, in seconds from some moment.
    func requestFrame(_ action: @escaping @MainActor (TimeInterval) -> Void)
}

/// An animation under way.
@MainActor
protocol RunningAnimation: AnyObject {
    /// Shows the animation at the time of a frame.
    /// - Returns: Whether it continues.
    func advance(to time: TimeInterval) -> Bool

    /// Ends the animation, because its owner no longer exists.
    func abandon()

    /// A Boolean value that indicates whether the owner of the animation no longer exists.
    var isAbandoned: Bool { get }
}

/// The animations of a graph. Frames are asked for only while there are some, so a window at rest takes no time.
@MainActor
final class AnimationSchedule {
    /// The clock of the window; animations that begin before there is one wait for it.
    var clock: (any FrameClock)? { didSet { requestFrame() } }
    /// A closure that runs the changes of one frame as one update.
    private let perform: (() -> Void) -> Void
    private var running: [any RunningAnimation] = []
    private var isRequested = false

    init(perform: @escaping (() -> Void) -> Void) { self.perform = perform }

    var isRunning: Bool { !running.isEmpty }

    /// Advances an animation with each frame until it ends.
    func add(_ animation: any RunningAnimation) {
        if !running.contains(where: { $0 === animation }) { running.append(animation) }
        requestFrame()
    }

    /// Ends all animations.
    func removeAll() {
        let animations = running
        running = []
        for animation in animations { animation.abandon() }
    }

    private func requestFrame() {
        guard !isRequested, isRunning, let clock else { return }
        isRequested = true
        clock.requestFrame { [weak self] time in
            self?.isRequested = false
            self?.advance(to: time)
        }
    }

    private func advance(to time: TimeInterval) {
        perform {
            for animation in running {
                if animation.isAbandoned {
                    remove(animation)
                    animation.abandon()
                } else if !animation.advance(to: time) {
                    remove(animation)
                }
            }
        }
        requestFrame()
    }

    /// Forgets an animation that has ended.
    func remove(_ animation: any RunningAnimation) { running.removeAll { $0 === animation } }
}
