import CGTK
import Foundation
import GTKInterop
import SwiftUICore

extension SystemURLOpener {
    /// Opens URLs in the user's default programs.
    static let desktop = SystemURLOpener { url, completion in
        gtk_show_uri_full(
            nil,
            url.absoluteString,
            guint32(GDK_CURRENT_TIME),
            nil,
            { _, result, request in
                let request = Unmanaged<Request>.fromOpaque(request!).takeRetainedValue()
                var error: UnsafeMutablePointer<GError>?
                let isOpen = gtk_show_uri_full_finish(nil, result, &error) != 0
                if let error {
                    hostLogger.warning("\(request.url) cannot be opened: \(String(cString: error.pointee.message))")
                    g_error_free(error)
                }
                MainActor.assumeIsolated { request.completion(isOpen) }
            },
            Unmanaged.passRetained(Request(url, completion)).toOpaque()
        )
    }

    /// A URL that a program is started for.
    private final class Request: @unchecked Sendable {
        let url: URL
        /// The completion handler, which is called on the main actor.
        let completion: (Bool) -> Void

        init(_ url: URL, _ completion: @escaping (Bool) -> Void) { (self.url, self.completion) = (url, completion) }
    }
}
