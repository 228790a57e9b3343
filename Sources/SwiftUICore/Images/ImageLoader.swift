import Foundation
import UniformTypeIdentifiers

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Loads pictures from URLs.
enum ImageLoader {
    /// How many bytes a picture may have.
    static let mostBytes = 64 << 20

    /// The picture at a URL.
    /// - Throws: `URLError` where it cannot be had, is larger than ``mostBytes`` or is no picture.
    static func image(at url: URL) async throws -> Image {
        if url.isFileURL {
            guard FileManager.default.isReadableFile(atPath: url.path) else {
                throw URLError(.fileDoesNotExist, userInfo: [NSURLErrorFailingURLErrorKey: url])
            }
            return Image(contentsOf: url)
        }
        let download = Download(url)
        let (data, type) = try await download.run()
        guard !data.isEmpty, (try? ImageConversion.converter?.validate(data)) != nil else {
            throw URLError(.cannotDecodeContentData, userInfo: [NSURLErrorFailingURLErrorKey: url])
        }
        try Task.checkCancellation()
        return Image(data: data, contentType: type)
    }

    /// One download, which ends with the task that waits for it.
    private final class Download: NSObject, URLSessionDataDelegate, @unchecked Sendable {
        private let url: URL
        /// Guards what follows, which the session's queue changes.
        private let lock = NSLock()
        private var data = Data()
        private var type = UTType.image
        private var failure: URLError?
        private var continuation: CheckedContinuation<(Data, UTType), any Error>?
        private var task: URLSessionDataTask?
        private var isCancelled = false

        init(_ url: URL) { self.url = url }

        func run() async throws -> (Data, UTType) {
            let session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)
            defer { session.finishTasksAndInvalidate() }
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    let task = session.dataTask(with: url)
                    let isCancelled = lock.withLock {
                        (self.continuation, self.task) = (continuation, task)
                        return self.isCancelled
                    }
                    if isCancelled { task.cancel() }
                    task.resume()
                }
            } onCancel: {
                let task = lock.withLock {
                    isCancelled = true
                    return self.task
                }
                task?.cancel()
            }
        }

        func urlSession(
            _ session: URLSession,
            dataTask: URLSessionDataTask,
            didReceive response: URLResponse,
            completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
        ) {
            let isFound = (response as? HTTPURLResponse).map { (200..<300).contains($0.statusCode) } ?? true
            let isSmall = response.expectedContentLength <= Int64(mostBytes)
            lock.withLock {
                if let name = response.mimeType, let type = UTType(mimeType: name), type.conforms(to: .image) {
                    self.type = type
                }
                if !isFound { failure = URLError(.badServerResponse, userInfo: [NSURLErrorFailingURLErrorKey: url]) }
                if !isSmall { failure = tooLarge }
            }
            completionHandler(isFound && isSmall ? .allow : .cancel)
        }

        private var tooLarge: URLError {
            URLError(.dataLengthExceedsMaximum, userInfo: [NSURLErrorFailingURLErrorKey: url])
        }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            let isTooLarge = lock.withLock {
                self.data.append(data)
                if self.data.count > mostBytes { failure = tooLarge }
                return self.data.count > mostBytes
            }
            if isTooLarge { dataTask.cancel() }
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            let (continuation, result) = lock.withLock {
                let result: Result<(Data, UTType), any Error> =
                    (failure ?? error).map { .failure($0) } ?? .success((data, type))
                defer { self.continuation = nil }
                return (self.continuation, result)
            }
            continuation?.resume(with: result)
        }
    }
}
