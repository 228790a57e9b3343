import Foundation
import Synchronization

/// An object that loads a page of the web for the title and the pictures of a link.
///
/// ```swift
/// let metadata = try await LPMetadataProvider().startFetchingMetadata(for: url)
/// ```
///
/// It loads what it is asked for and nothing else: the page, of which a megabyte is read, and with ``shouldFetchSubresources`` the picture
/// and the icon that the page names, of 16 megabytes at most. No script of the page runs, and no cookies are kept. A picture of another
/// place is asked for on the web alone, and not at an address that names this machine or a private network. What a redirection leads to
/// there is asked for, but not used.
///
/// A provider loads one page.
// The compiler checks no class that others inherit from: all of its state is in a mutex.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    private struct State {
        var fetchesSubresources = true
        var timeout: TimeInterval = 30
        var hasBegun = false
        var task: Task<Void, Never>?
        var isCancelled = false
    }

    private let state = Mutex(State())

    /// Creates a provider.
    public override init() { super.init() }

    /// A Boolean value that indicates whether the pictures that the page names are loaded, too. Set it before the provider begins.
    open var shouldFetchSubresources: Bool {
        get { state.withLock { $0.fetchesSubresources } }
        set { state.withLock { $0.fetchesSubresources = newValue } }
    }

    /// The time after which the provider gives up, in seconds. Set it before the provider begins.
    open var timeout: TimeInterval {
        get { state.withLock { $0.timeout } }
        set { state.withLock { $0.timeout = newValue } }
    }

    /// Loads the metadata of a page.
    /// - Parameters:
    ///   - url: The address of the page, of HTTP or HTTPS.
    ///   - completionHandler: Called once on another thread, with the metadata or an ``LPError``.
    open func startFetchingMetadata(
        for url: URL,
        completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        let settings = state.withLock { state -> State? in
            guard !state.hasBegun else { return nil }
            state.hasBegun = true
            return state
        }
        guard let settings else { return completionHandler(nil, LPError(.metadataFetchFailed)) }
        let task = Task.detached {
            do {
                completionHandler(try await Self.fetch(url, settings.fetchesSubresources, settings.timeout), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
        let isCancelled = state.withLock { state in
            state.task = task
            return state.isCancelled
        }
        if isCancelled { task.cancel() }
    }

    /// Loads the metadata of a page.
    /// - Parameter url: The address of the page, of HTTP or HTTPS.
    /// - Returns: The metadata.
    /// - Throws: An ``LPError``.
    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                startFetchingMetadata(for: url) { metadata, error in
                    if let metadata {
                        continuation.resume(returning: metadata)
                    } else {
                        continuation.resume(throwing: error ?? LPError(.metadataFetchFailed))
                    }
                }
            }
        } onCancel: {
            cancel()
        }
    }

    /// Ends the loading, whose handler is called with ``LPError/Code/metadataFetchCancelled``.
    open func cancel() {
        let task = state.withLock { state in
            state.isCancelled = true
            return state.task
        }
        task?.cancel()
    }

    private static func fetch(_ url: URL, _ fetchesSubresources: Bool, _ timeout: TimeInterval) async throws
        -> LPLinkMetadata
    {
        guard url.isOfWeb else { throw LPError(.metadataFetchNotAllowed) }
        let page = FetchedPage(url, fetchesSubresources: fetchesSubresources)
        do {
            return try await withThrowingTaskGroup(of: LPLinkMetadata?.self) { group in
                group.addTask { try await page.metadata() }
                group.addTask {
                    try await Task.sleep(for: .seconds(min(max(timeout, 0), 86_400)))
                    return nil
                }
                defer { group.cancelAll() }
                guard let first = try await group.next(), let metadata = first else {
                    throw LPError(.metadataFetchTimedOut)
                }
                return metadata
            }
        } catch let error as LPError {
            throw error
        } catch let error as URLError where error.code != .cancelled {
            throw LPError(error.code == .timedOut ? .metadataFetchTimedOut : .metadataFetchFailed, because: error)
        } catch {
            throw LPError(.metadataFetchCancelled)
        }
    }
}
