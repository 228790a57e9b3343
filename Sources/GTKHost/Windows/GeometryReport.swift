import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// An object that writes the frames of named views, for programs that drive the interface from outside.
///
/// With `SWIFTUI_GEOMETRY_FILE` set to a path, a line of JSON is appended to that file for each view with an
/// `accessibilityIdentifier` whose frame has changed: `{"id":…,"x":…,"y":…,"width":…,"height":…}`, in points from the
/// top left corner of the window's surface. A view that disappears is written with a size of zero.
@MainActor
final class GeometryReport {
    // Lifetime: that of the window with views that has this object.
    private let window: UnsafeMutablePointer<GtkWidget>
    private unowned let host: any WidgetHost
    private let file: FileHandle
    private var known: [String: CGRect] = [:]
    private var isScheduled = false
    private var isEnded = false
    /// The number of looks after a change, and how many are left.
    private static let looks = 10
    private var looksLeft = 0
    private static let timeBetweenLooks: TimeInterval = 0.3
    private var isWaiting = false

    private struct Line: Encodable {
        let id: String
        let x: Double
        let y: Double
        let width: Double
        let height: Double
    }

    init?(window: UnsafeMutablePointer<GtkWidget>, host: any WidgetHost) {
        guard let path = ProcessInfo.processInfo.environment["SWIFTUI_GEOMETRY_FILE"] else { return nil }
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            hostLogger.error(
                "SWIFTUI_GEOMETRY_FILE names \(path), which cannot be written: \(String(cString: strerror(errno)))"
            )
            return nil
        }
        self.window = window
        self.host = host
        file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        host.setFrameObserver(self) { [weak self] _ in self?.schedule() }
    }

    /// Stops writing, because the window is about to close.
    func end() {
        isEnded = true
        host.setFrameObserver(self, nil)
    }

    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        host.schedule { [weak self] in self?.write() }
    }

    private func write() {
        isScheduled = false
        guard !isEnded else { return }
        var frames: [String: CGRect] = [:]
        for container in host.containers(in: window) {
            guard let identifier = container.content.part(AccessibilityIdentifier.self)?.name,
                gtk_widget_get_mapped(container.pointer) != 0, let frame = container.pointer.frameOnWindowSurface
            else { continue }
            frames[identifier] = frame
        }
        for identifier in known.keys where frames[identifier] == nil { frames[identifier] = .zero }
        let changed = frames.filter { known[$0.key] != $0.value }.sorted { $0.key < $1.key }
        known = frames
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var text = Data()
        for (identifier, frame) in changed {
            let line = Line(id: identifier, x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
            guard let json = try? encoder.encode(line) else { continue }
            text += json + Data("\n".utf8)
        }
        try? file.write(contentsOf: text)
        if !changed.isEmpty { looksLeft = Self.looks }
        lookAgain()
    }

    /// Looks whether something has moved since. GTK tells nothing of a popover that it moves without a layout.
    private func lookAgain() {
        guard looksLeft > 0, !isWaiting else { return }
        looksLeft -= 1
        isWaiting = true
        host.schedule(after: Self.timeBetweenLooks) { [weak self] in
            self?.isWaiting = false
            self?.schedule()
        }
    }
}

extension UnsafeMutablePointer<GtkWidget> {
    /// The frame of the widget on the surface of its window, also where it stands in a popover, which has a surface of its own.
    @MainActor
    fileprivate var frameOnWindowSurface: CGRect? {
        guard let native = gtk_widget_get_native(self) else { return nil }
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(self, native.raw.typed(), &bounds) != 0 else { return nil }
        var origin = (x: 0.0, y: 0.0)
        gtk_native_get_surface_transform(native, &origin.x, &origin.y)
        var surface = gtk_native_get_surface(native)
        while let popup = surface, g_type_check_instance_is_a(popup.raw.typed(), gdk_popup_get_type()) != 0 {
            origin.x += Double(gdk_popup_get_position_x(popup))
            origin.y += Double(gdk_popup_get_position_y(popup))
            surface = gdk_popup_get_parent(popup)
        }
        return CGRect(
            x: Double(bounds.origin.x) + origin.x,
            y: Double(bounds.origin.y) + origin.y,
            width: Double(bounds.size.width),
            height: Double(bounds.size.height)
        )
    }
}
