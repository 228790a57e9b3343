import CombineCore
import Foundation
@_exported import FoundationNetworking

@_weakLinked
extension URLSession {
    /// Returns a publisher of the response for a URL.
    /// - Parameter url: The URL.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// Returns a publisher of the response to a request.
    /// - Parameter request: The request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// A publisher of the response to a request. For each subscriber, it makes the request when the subscriber asks for a value.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        /// The request.
        public let request: URLRequest
        /// The session that makes the request.
        public let session: URLSession

        /// Creates a publisher.
        public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            Deferred { [request, session] in
                let result = PassthroughResult<Output, URLError>()
                let task = session.dataTask(with: request) { data, response, error in
                    if let response, error == nil {
                        result.fulfil(.success((data ?? Data(), response)))
                    } else {
                        result.fulfil(.failure(error as? URLError ?? URLError(.unknown)))
                    }
                }
                return result.future.handleEvents(
                    receiveCancel: { task.cancel() },
                    receiveRequest: { if $0 > .none { task.resume() } }
                )
            }
            .receive(subscriber: subscriber)
        }
    }
}

/// A value that is there later.
private final class PassthroughResult<Output, Failure: Error>: @unchecked Sendable {
    private var promise: Future<Output, Failure>.Promise!
    private(set) var future: Future<Output, Failure>!

    init() { future = Future { self.promise = $0 } }

    func fulfil(_ result: Result<Output, Failure>) { promise(result) }
}
