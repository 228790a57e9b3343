import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// A film or a sound: a `GtkVideo` or `GtkMediaControls`.
@MainActor
final class MediaPlayerWidget: GTKWidget, RegisteredWidget {
    private let stream: ObjectReference
    private let isSound: Bool
    private var didFail: (@MainActor () -> Void)?

    init(_ content: MediaPlayerContent, host: any WidgetHost) {
        let stream = gtk_media_file_new_for_filename(content.file.path)!
        self.stream = ObjectReference(retaining: UnsafeMutableRawPointer(stream))
        g_object_unref(UnsafeMutableRawPointer(stream))
        (isSound, didFail) = (content.isSound, content.didFail)
        super.init(content.isSound ? gtk_media_controls_new(stream) : gtk_video_new_for_media_stream(stream))
        Signal.connect(
            UnsafeMutableRawPointer(stream),
            "notify::error",
            object: { [weak self] _ in self?.reportFailure() }
        )
        // GTK without a backend for media says so at once, when nothing may be changed yet.
        host.schedule { [weak self] in self?.reportFailure() }
    }

    isolated deinit {
        stream.withPointer { gtk_media_stream_set_playing($0.typed(), 0) }
    }

    override var isLeaf: Bool { true }

    func update(_ content: MediaPlayerContent) -> Bool { false }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 480, height: 270))
        if isSound { size.height = super.measure(proposal).height }
        return size
    }

    private func reportFailure() {
        guard stream.withPointer({ gtk_media_stream_get_error($0.typed()) }) != nil else { return }
        didFail?()
        didFail = nil
    }
}
