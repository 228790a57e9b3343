extension Publishers {
    /// A publisher that publishes the values of 2 publishers as they arrive.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher.
        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let join = MergeJoin(subscriber)
            join.attach(a)
            join.attach(b)
            join.start()
        }
    }

    /// A publisher that publishes the values of 3 publishers as they arrive.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, B.Output == C.Output, A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let join = MergeJoin(subscriber)
            join.attach(a)
            join.attach(b)
            join.attach(c)
            join.start()
        }
    }

    /// A publisher that publishes the values of 4 publishers as they arrive.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, A.Failure == B.Failure,
        B.Failure == C.Failure, C.Failure == D.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Creates a publisher.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let join = MergeJoin(subscriber)
            join.attach(a)
            join.attach(b)
            join.attach(c)
            join.attach(d)
            join.start()
        }
    }

    /// A publisher that publishes the values of 5 publishers as they arrive.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, D.Output == E.Output, A.Failure == B.Failure,
        B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D
        /// The fifth publisher.
        public let e: E

        /// Creates a publisher.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let join = MergeJoin(subscriber)
            join.attach(a)
            join.attach(b)
            join.attach(c)
            join.attach(d)
            join.attach(e)
            join.start()
        }
    }

    /// A publisher that publishes the values of 6 publishers as they arrive.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, D.Output == E.Output, E.Output == F.Output,
        A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
        E.Failure == F.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F

        /// Creates a publisher.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let join = MergeJoin(subscriber)
            join.attach(a)
            join.attach(b)
            join.attach(c)
            join.attach(d)
            join.attach(e)
            join.attach(f)
            join.start()
        }
    }

    /// A publisher that publishes the values of 7 publishers as they arrive.
    public struct Merge7<
        A: Publisher,
        B: Publisher,
        C: Publisher,
        D: Publisher,
        E: Publisher,
        F: Publisher,
        G: Publisher
    >: Publisher
    where
        A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, D.Output == E.Output, E.Output == F.Output,
        F.Output == G.Output, A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure,
        D.Failure == E.Failure, E.Failure == F.Failure, F.Failure == G.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F
        /// The seventh publisher.
        public let g: G

        /// Creates a publisher.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let join = MergeJoin(subscriber)
            join.attach(a)
            join.attach(b)
            join.attach(c)
            join.attach(d)
            join.attach(e)
            join.attach(f)
            join.attach(g)
            join.start()
        }
    }

    /// A publisher that publishes the values of 8 publishers as they arrive.
    public struct Merge8<
        A: Publisher,
        B: Publisher,
        C: Publisher,
        D: Publisher,
        E: Publisher,
        F: Publisher,
        G: Publisher,
        H: Publisher
    >: Publisher
    where
        A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, D.Output == E.Output, E.Output == F.Output,
        F.Output == G.Output, G.Output == H.Output, A.Failure == B.Failure, B.Failure == C.Failure,
        C.Failure == D.Failure, D.Failure == E.Failure, E.Failure == F.Failure, F.Failure == G.Failure,
        G.Failure == H.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F
        /// The seventh publisher.
        public let g: G
        /// The eighth publisher.
        public let h: H

        /// Creates a publisher.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let join = MergeJoin(subscriber)
            join.attach(a)
            join.attach(b)
            join.attach(c)
            join.attach(d)
            join.attach(e)
            join.attach(f)
            join.attach(g)
            join.attach(h)
            join.start()
        }
    }

    /// A publisher that publishes the values of any number of publishers as they arrive.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publishers from which this publisher receives values.
        public let publishers: [Upstream]

        /// Creates a publisher.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Creates a publisher.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !publishers.isEmpty else { return Empty().receive(subscriber: subscriber) }
            let join = MergeJoin(subscriber)
            for publisher in publishers { join.attach(publisher) }
            join.start()
        }

        /// Adds another publisher to merge.
        public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes the values of this publisher and another of its type as they arrive.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }

    /// Publishes the values of this publisher and another as they arrive.
    public func merge<P: Publisher>(
        with other: P
    ) -> Publishers.Merge<Self, P>
    where P.Output == Output, P.Failure == Failure { Publishers.Merge(self, other) }

    /// Publishes the values of this publisher and others as they arrive.
    public func merge<B: Publisher, C: Publisher>(
        with b: B,
        _ c: C
    ) -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        Publishers.Merge3(self, b, c)
    }

    /// Publishes the values of this publisher and others as they arrive.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B,
        _ c: C,
        _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure
    { Publishers.Merge4(self, b, c, d) }

    /// Publishes the values of this publisher and others as they arrive.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B,
        _ c: C,
        _ d: D,
        _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure
    { Publishers.Merge5(self, b, c, d, e) }

    /// Publishes the values of this publisher and others as they arrive.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B,
        _ c: C,
        _ d: D,
        _ e: E,
        _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure
    { Publishers.Merge6(self, b, c, d, e, f) }

    /// Publishes the values of this publisher and others as they arrive.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B,
        _ c: C,
        _ d: D,
        _ e: E,
        _ f: F,
        _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
        G.Output == Output, G.Failure == Failure
    { Publishers.Merge7(self, b, c, d, e, f, g) }

    /// Publishes the values of this publisher and others as they arrive.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with b: B,
        _ c: C,
        _ d: D,
        _ e: E,
        _ f: F,
        _ g: G,
        _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
        G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure
    { Publishers.Merge8(self, b, c, d, e, f, g, h) }
}
