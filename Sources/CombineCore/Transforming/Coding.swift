extension Publishers {
    /// A publisher that encodes each value.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
        public typealias Output = Coder.Output
        public typealias Failure = any Error

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        private let encode: (Upstream.Output) throws -> Coder.Output

        /// Creates a publisher.
        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            encode = { try encoder.encode($0) }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.attachThrowing(subscriber) { [encode] in .send(try encode($0)) }
        }
    }

    /// A publisher that decodes each value.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        public typealias Failure = any Error

        /// The publisher from which this publisher receives values.
        public let upstream: Upstream
        private let decode: (Upstream.Output) throws -> Output

        /// Creates a publisher.
        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            decode = { try decoder.decode(Output.self, from: $0) }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.attachThrowing(subscriber) { [decode] in .send(try decode($0)) }
        }
    }
}

extension Publisher {
    /// Encodes each value.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
    where Output: Encodable { Publishers.Encode(upstream: self, encoder: encoder) }

    /// Decodes each value.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type,
        decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}
