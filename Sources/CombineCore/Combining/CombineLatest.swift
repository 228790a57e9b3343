extension Publishers {
    /// Publishes the latest values of its publishers together, whenever one of them publishes.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
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
            let join = LatestJoin(subscriber, count: 2) { ($0[0] as! A.Output, $0[1] as! B.Output) }
            join.attach(a, at: 0)
            join.attach(b, at: 1)
            join.start()
        }
    }

    /// Publishes the latest values of its publishers together, whenever one of them publishes.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
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
            let join = LatestJoin(subscriber, count: 3) { ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output) }
            join.attach(a, at: 0)
            join.attach(b, at: 1)
            join.attach(c, at: 2)
            join.start()
        }
    }

    /// Publishes the latest values of its publishers together, whenever one of them publishes.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
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
            let join = LatestJoin(subscriber, count: 4) {
                ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output, $0[3] as! D.Output)
            }
            join.attach(a, at: 0)
            join.attach(b, at: 1)
            join.attach(c, at: 2)
            join.attach(d, at: 3)
            join.start()
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Publishes the latest values of this publisher and others together.
    public func combineLatest<P: Publisher>(
        _ other: P
    ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Publishes a value made of the latest values of this publisher and others.
    public func combineLatest<P: Publisher, T>(
        _ other: P,
        _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        combineLatest(other).map(transform)
    }

    /// Publishes the latest values of this publisher and others together.
    public func combineLatest<P1: Publisher, P2: Publisher>(
        _ publisher1: P1,
        _ publisher2: P2
    ) -> Publishers.CombineLatest3<Self, P1, P2> where P1.Failure == Failure, P2.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Publishes a value made of the latest values of this publisher and others.
    public func combineLatest<P1: Publisher, P2: Publisher, T>(
        _ publisher1: P1,
        _ publisher2: P2,
        _ transform: @escaping (Output, P1.Output, P2.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P1, P2>, T> where P1.Failure == Failure, P2.Failure == Failure {
        combineLatest(publisher1, publisher2).map(transform)
    }

    /// Publishes the latest values of this publisher and others together.
    public func combineLatest<P1: Publisher, P2: Publisher, P3: Publisher>(
        _ publisher1: P1,
        _ publisher2: P2,
        _ publisher3: P3
    ) -> Publishers.CombineLatest4<Self, P1, P2, P3>
    where P1.Failure == Failure, P2.Failure == Failure, P3.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Publishes a value made of the latest values of this publisher and others.
    public func combineLatest<P1: Publisher, P2: Publisher, P3: Publisher, T>(
        _ publisher1: P1,
        _ publisher2: P2,
        _ publisher3: P3,
        _ transform: @escaping (Output, P1.Output, P2.Output, P3.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P1, P2, P3>, T>
    where P1.Failure == Failure, P2.Failure == Failure, P3.Failure == Failure {
        combineLatest(publisher1, publisher2, publisher3).map(transform)
    }
}
