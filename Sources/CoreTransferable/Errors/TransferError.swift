internal import SystemSupport

/// An error that describes why a transfer failed.
///
/// The error is an `NSError` of the domain and with the codes that item providers use on Apple's systems, so
/// `catch let error as NSError` and comparisons with ``NSItemProvider/ErrorCode`` work as they do there. Its
/// description names the type, and each attempted representation with the reason for its failure.
@_weakLinked
public final class TransferError: NSError, @unchecked Sendable {
    /// A representation that was attempted, and the reason for its failure.
    public struct Attempt: Sendable, CustomStringConvertible {
        /// The representation, as in `DataRepresentation(public.png)`.
        public let representation: String

        /// The error with which it failed.
        public let error: any Error

        /// The representation and the reason on one line.
        public var description: String { "\(representation): \(TransferError.reason(of: error))" }
    }

    /// The attempted representations, in order.
    public let attempts: [Attempt]

    init(_ code: NSItemProvider.ErrorCode, _ description: String, attempts: [Attempt] = []) {
        self.attempts = attempts
        let list = attempts.map { "\n  \($0)" }.joined()
        var userInfo: [String: Any] = [NSLocalizedDescriptionKey: description + list]
        if let last = attempts.last { userInfo[NSUnderlyingErrorKey] = last.error }
        super.init(domain: NSItemProvider.errorDomain, code: code.rawValue, userInfo: userInfo)
    }

    /// Not supported: the errors of the attempts can't be archived.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The message, which is also the value of `localizedDescription`.
    public override var description: String { localizedDescription }

    /// The system's error number (`errno`), if an attempt failed with one. Used by transports.
    package var systemErrorCode: CInt? {
        attempts.lazy.compactMap { attempt in
            (attempt.error as? SystemError)?.code
        }.first
    }

    /// Describes an error in one line.
    package static func reason(of error: any Error) -> String {
        switch error {
        case let error as TransferError: error.localizedDescription
        case let error as DecodingError: describe(error)
        case let error as EncodingError: describe(error)
        case let error as any LocalizedError: error.errorDescription ?? String(describing: error)
        case let error as NSError where type(of: error) == NSError.self: error.localizedDescription
        default: String(describing: error)
        }
    }

    private static func describe(_ error: DecodingError) -> String {
        switch error {
        case .dataCorrupted(let context): describe(context.debugDescription, at: context.codingPath)
        case .keyNotFound(let key, let context): describe("\(key.stringValue) is missing", at: context.codingPath)
        case .typeMismatch(_, let context): describe(context.debugDescription, at: context.codingPath)
        case .valueNotFound(_, let context): describe(context.debugDescription, at: context.codingPath)
        @unknown default: String(describing: error)
        }
    }

    private static func describe(_ error: EncodingError) -> String {
        switch error {
        case .invalidValue(_, let context): describe(context.debugDescription, at: context.codingPath)
        @unknown default: String(describing: error)
        }
    }

    private static func describe(_ text: String, at path: [any CodingKey]) -> String {
        path.isEmpty ? text : "\(text) (at \(path.map(\.stringValue).joined(separator: ".")))"
    }
}
