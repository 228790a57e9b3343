import Foundation

/// An error of a metadata provider.
public struct LPError: CustomNSError, Hashable, Sendable {
    /// The reasons for which there is no metadata.
    public enum Code: Int, Sendable {
        /// The page was not to be had.
        case metadataFetchFailed = 1
        /// The provider was cancelled.
        case metadataFetchCancelled = 2
        /// It took longer than the provider's time.
        case metadataFetchTimedOut = 3
        /// The URL is none of the web.
        case metadataFetchNotAllowed = 4
    }

    /// The reason.
    public let code: Code
    /// The error of the network that is the reason; nil for another.
    let underlying: URLError?

    /// Creates an error.
    public init(_ code: Code) { self.init(code, because: nil) }

    init(_ code: Code, because underlying: URLError?) { (self.code, self.underlying) = (code, underlying) }

    /// The domain of the errors.
    public static let errorDomain = "LPErrorDomain"
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// The number of the reason, and the error that it is because of.
    public var errorUserInfo: [String: Any] {
        var info: [String: Any] = [NSLocalizedDescriptionKey: description]
        if let underlying { info[NSUnderlyingErrorKey] = underlying }
        return info
    }

    private var description: String {
        switch code {
        case .metadataFetchFailed:
            underlying.map { "The page was not loaded: \($0.localizedDescription)" } ?? "The page was not loaded."
        case .metadataFetchCancelled: "The page is no longer loaded."
        case .metadataFetchTimedOut: "The page was not loaded in time."
        case .metadataFetchNotAllowed: "Only pages of the web are loaded."
        }
    }

    /// The code for a page that was not to be had.
    public static var metadataFetchFailed: Code { .metadataFetchFailed }
    /// The code for a provider that was cancelled.
    public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
    /// The code for a page that took too long.
    public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
    /// The code for a URL that is none of the web.
    public static var metadataFetchNotAllowed: Code { .metadataFetchNotAllowed }
}
