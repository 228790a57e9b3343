extension Publishers {
    /// Publishes the first values of its publishers together, then the second ones, and so on.
    public struct Zip<A: Publisher, B: Publisher>: Publisher
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
            let join = ZipJoin(subscriber, count: 2) { ($0[0] as! A.Output, $0[1] as! B.Output) }
            join.attach(a, at: 0)
            join.attach(b, at: 1)
            join.start()
        }
    }

    /// Publishes the first values of its publishers together, then the second ones, and so on.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
            let join = ZipJoin(subscriber, count: 3) { ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output) }
            join.attach(a, at: 0)
            join.attach(b, at: 1)
            join.attach(c, at: 2)
            join.start()
        }
    }

    /// Publishes the first values of its publishers together, then the second ones, and so on.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
            let join = ZipJoin(subscriber, count: 4) {
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

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Publishes the values of this publisher and others together, in their order.
    public func zip<P: Publisher>(
        _ other: P
    ) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    /// Publishes a value made of the next value of this publisher and of each of the others.
    public func zip<P: Publisher, T>(
        _ other: P,
        _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
        zip(other).map(transform)
    }

    /// Publishes the values of this publisher and others together, in their order.
    public func zip<P1: Publisher, P2: Publisher>(
        _ publisher1: P1,
        _ publisher2: P2
    ) -> Publishers.Zip3<Self, P1, P2> where P1.Failure == Failure, P2.Failure == Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Publishes a value made of the next value of this publisher and of each of the others.
    public func zip<P1: Publisher, P2: Publisher, T>(
        _ publisher1: P1,
        _ publisher2: P2,
        _ transform: @escaping (Output, P1.Output, P2.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P1, P2>, T> where P1.Failure == Failure, P2.Failure == Failure {
        zip(publisher1, publisher2).map(transform)
    }

    /// Publishes the values of this publisher and others together, in their order.
    public func zip<P1: Publisher, P2: Publisher, P3: Publisher>(
        _ publisher1: P1,
        _ publisher2: P2,
        _ publisher3: P3
    ) -> Publishers.Zip4<Self, P1, P2, P3> where P1.Failure == Failure, P2.Failure == Failure, P3.Failure == Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Publishes a value made of the next value of this publisher and of each of the others.
    public func zip<P1: Publisher, P2: Publisher, P3: Publisher, T>(
        _ publisher1: P1,
        _ publisher2: P2,
        _ publisher3: P3,
        _ transform: @escaping (Output, P1.Output, P2.Output, P3.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P1, P2, P3>, T>
    where P1.Failure == Failure, P2.Failure == Failure, P3.Failure == Failure {
        zip(publisher1, publisher2, publisher3).map(transform)
    }
}
