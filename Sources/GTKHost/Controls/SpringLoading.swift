import CGTK
import GTKTransport
import SwiftUICore

/// An object that presses a control when a drag rests over it.
@MainActor
final class SpringLoading {
    private unowned let host: any WidgetHost
    private let press: () -> Void
    /// The number of times that a drag entered or left.
    private var visits = 0

    /// - Parameters:
    ///   - widget: The control, which keeps this object.
    ///   - host: Tells when some time has passed.
    ///   - press: Presses the control, where it takes input.
    init(of widget: UnsafeMutablePointer<GtkWidget>, host: any WidgetHost, press: @escaping () -> Void) {
        (self.host, self.press) = (host, press)
        let motion = GTKDropMotion(on: widget)
        motion.didEnter = { [weak self] _ in self?.wait() }
        motion.didLeave = { [weak self] in self?.visits += 1 }
    }

    private func wait() {
        visits += 1
        let visit = visits
        host.schedule(after: SpringLoadingBehavior.delay) { [weak self] in
            if let self, visits == visit { press() }
        }
    }
}
