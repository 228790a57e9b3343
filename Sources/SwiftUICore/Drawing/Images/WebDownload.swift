import Foundation
import Synchronization

/// One download from a web address, which ends with the task that waits for it.
///
/// `URLSession` would load `FoundationNetworking` into each app, and with it libcurl and its thirty libraries: a tenth
/// of the launch time, even of an app without downloads.
package final class WebDownload: Sendable {
    /// The result of a download.
    package struct Contents: Sendable {
        /// The bytes.
        package var data: Data
        /// The media type that the server names, with its parameters; nil where it names none.
        package var contentType: String?
        /// The address that the bytes are from, after all redirections.
        package var url: URL

        /// The media type without parameters.
        package var mediaType: String? {
            let type = contentType?.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
            return type?.isEmpty == false ? type : nil
        }
    }

    private let url: URL
    private let mostBytes: Int
    private let takesBeginning: Bool
    private let state = Mutex(State())

    private struct State {
        var data = Data()
        var isTooLarge = false
        var isCancelled = false
    }

    /// The number of concurrent downloads is that of a browser's connections to one server.
    private static let queue = {
        let queue = OperationQueue()
        queue.name = "SwiftUI.WebDownload"
        queue.maxConcurrentOperationCount = 6
        return queue
    }()

    /// - Parameters:
    ///   - url: The address.
    ///   - mostBytes: The greatest number of bytes.
    ///   - takesBeginning: Whether the first bytes are enough of what is larger, which is an error otherwise.
    package init(of url: URL, mostBytes: Int, takesBeginning: Bool = false) {
        (self.url, self.mostBytes, self.takesBeginning) = (url, mostBytes, takesBeginning)
    }

    /// Downloads the contents.
    /// - Returns: The bytes, with their type and their address.
    /// - Throws: `URLError` with the address, `.cancelled` where the task was cancelled.
    package func run() async throws -> Contents {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                Self.queue.addOperation { continuation.resume(with: Result { try self.download() }) }
            }
        } onCancel: {
            state.withLock { $0.isCancelled = true }
        }
    }

    private func download() throws(URLError) -> Contents {
        guard !isCancelled else { throw error(.cancelled) }
        var code: CInt = 0
        let (type, place) = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256 + 8192) { room in
            let (type, place) = (
                UnsafeMutableBufferPointer(rebasing: room[..<256]), UnsafeMutableBufferPointer(rebasing: room[256...])
            )
            withExtendedLifetime(self) {
                code = webDownload(
                    url.absoluteString,
                    takesBeginning ? Int64.max : Int64(mostBytes),
                    Unmanaged.passUnretained(self).toOpaque(),
                    { WebDownload.of($0).receive(UnsafeRawBufferPointer(start: $1, count: $2)) },
                    { WebDownload.of($0).isCancelled },
                    type.baseAddress!,
                    type.count,
                    place.baseAddress!,
                    place.count
                )
            }
            return (String(cString: type.baseAddress!), String(cString: place.baseAddress!))
        }
        guard code != -1 else {
            BackgroundLogger(label: "SwiftUI.AsyncImage").warning(
                "\(url.absoluteString) was not downloaded: this machine has no libcurl.so.4. Install the package libcurl4."
            )
            throw error(.resourceUnavailable)
        }
        let (data, isTooLarge) = state.withLock { ($0.data, $0.isTooLarge) }
        if isTooLarge, !takesBeginning { throw error(.dataLengthExceedsMaximum) }
        if isCancelled { throw error(.cancelled) }
        guard code == 0 || isTooLarge else { throw error(Self.code(of: code)) }
        return Contents(data: data, contentType: type.isEmpty ? nil : type, url: URL(string: place) ?? url)
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> WebDownload {
        Unmanaged.fromOpaque(context!).takeUnretainedValue()
    }

    private var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Receives bytes. Returns whether more are wanted.
    private func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        state.withLock { state in
            state.isTooLarge = state.data.count + bytes.count > mostBytes
            if !state.isTooLarge {
                state.data.append(contentsOf: bytes)
            } else if takesBeginning {
                state.data.append(contentsOf: bytes.prefix(mostBytes - state.data.count))
            }
            return !state.isTooLarge && !state.isCancelled
        }
    }

    private func error(_ code: URLError.Code) -> URLError {
        URLError(code, userInfo: [NSURLErrorFailingURLErrorKey: url])
    }

    /// Returns the code of `URLError` for one of libcurl's (https://curl.se/libcurl/c/libcurl-errors.html).
    private static func code(of code: CInt) -> URLError.Code {
        switch code {
        case 1: .unsupportedURL
        case 3: .badURL
        case 5, 6: .cannotFindHost
        case 7: .cannotConnectToHost
        case 22: .badServerResponse
        case 28: .timedOut
        case 35: .secureConnectionFailed
        case 42: .cancelled
        case 47: .httpTooManyRedirects
        case 60: .serverCertificateUntrusted
        case 61: .cannotDecodeContentData
        case 63: .dataLengthExceedsMaximum
        case 18, 52, 55, 56: .networkConnectionLost
        default: .unknown
        }
    }
}

/// The declaration must match `Sources/CWebDownload/include/CWebDownload.h`, which no compiler checks.
/// `Sources/SystemSupport/Linux/Linux.swift` explains why the module is not imported.
@_extern(c, "web_download")
func webDownload(
    _ url: UnsafePointer<CChar>,
    _ mostBytes: Int64,
    _ context: UnsafeMutableRawPointer?,
    _ receive: @convention(c) (_ context: UnsafeMutableRawPointer?, _ bytes: UnsafeRawPointer?, _ count: Int) -> Bool,
    _ isCancelled: @convention(c) (_ context: UnsafeMutableRawPointer?) -> Bool,
    _ type: UnsafeMutablePointer<CChar>,
    _ typeSize: Int,
    _ place: UnsafeMutablePointer<CChar>,
    _ placeSize: Int
) -> CInt
