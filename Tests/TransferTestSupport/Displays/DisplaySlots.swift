import Foundation

/// Keeps the number of displays that run at once within what the machine can drive.
///
/// Tests run in parallel, and a dozen servers with their applications on two cores would run every one of them into its
/// timeouts. But programs on a display mostly wait for each other, so that a core drives two of them. The time limit of a
/// test includes its wait for a slot. A test that needs two displays at once takes them through one ``WaylandServer``
/// (which has an X server inside) and never waits for a second slot while it holds one.
actor DisplaySlots {
    static let shared = DisplaySlots(count: 2 * ProcessInfo.processInfo.activeProcessorCount)

    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(count: Int) {
        free = count
    }

    func take() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    func giveBack() {
        if waiting.isEmpty {
            free += 1
        } else {
            waiting.removeFirst().resume()
        }
    }
}
