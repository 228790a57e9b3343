import CGTK
import GTKHost
import SwiftUI

/// A toggle button that the program makes itself.
struct NativeToggle: GTKViewRepresentable {
    let title: String
    @Binding var isOn: Bool

    /// Receives the signal of the button.
    @MainActor
    final class Coordinator {
        var isOn: Binding<Bool>?
        var isFollowing = false
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
        let button = gtk_toggle_button_new()!
        let handler: @convention(c) (UnsafeMutablePointer<GtkToggleButton>, gpointer) -> Void = { button, data in
            nonisolated(unsafe) let (button, data) = (button, data)
            MainActor.assumeIsolated {
                let coordinator = Unmanaged<Coordinator>.fromOpaque(data).takeUnretainedValue()
                guard !coordinator.isFollowing else { return }
                coordinator.isOn?.wrappedValue = gtk_toggle_button_get_active(button) != 0
            }
        }
        g_signal_connect_data(
            button,
            "toggled",
            unsafeBitCast(handler, to: GCallback.self),
            Unmanaged.passUnretained(context.coordinator).toOpaque(),
            nil,
            GConnectFlags(rawValue: 0)
        )
        return button
    }

    func updateWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {
        let button = UnsafeMutableRawPointer(widget)
        context.coordinator.isOn = $isOn
        context.coordinator.isFollowing = true
        gtk_button_set_label(button.assumingMemoryBound(to: GtkButton.self), title)
        gtk_toggle_button_set_active(button.assumingMemoryBound(to: GtkToggleButton.self), isOn ? 1 : 0)
        context.coordinator.isFollowing = false
    }

    static func dismantleWidget(_ widget: UnsafeMutablePointer<GtkWidget>, coordinator: Coordinator) {
        coordinator.isOn = nil
        say("native", "dismantled")
    }
}
