import SwiftUICore

/// Has the app's windows respond while a modal panel or a modal window is waited for.
/// - Parameter isWaiting: Returns whether to wait longer. A program without windows does not wait.
@MainActor
func serveWindows(while isWaiting: () -> Bool) {
    while isWaiting(), let host = RunningHost.services { host.serveOnce() }
}
