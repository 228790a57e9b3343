import Dispatch

@_weakLinked
extension DispatchQueue: Scheduler {
    /// A time of a dispatch queue's clock.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The time as a Dispatch time.
        public var dispatchTime: DispatchTime

        /// Creates a time.
        public init(_ time: DispatchTime) { dispatchTime = time }

        public init(from decoder: any Decoder) throws {
            dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        public func distance(to other: SchedulerTimeType) -> Stride {
            .nanoseconds(Int(Int64(bitPattern: other.nanoseconds &- nanoseconds)))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(dispatchTime + .nanoseconds(n.magnitude))
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(nanoseconds) }

        private var nanoseconds: UInt64 { dispatchTime.uptimeNanoseconds }

        /// A duration in nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            /// The number of nanoseconds.
            public var magnitude: Int

            /// The duration as a Dispatch time interval.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            /// Creates a duration from a Dispatch time interval.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let count): self = .seconds(count)
                case .milliseconds(let count): self = .milliseconds(count)
                case .microseconds(let count): self = .microseconds(count)
                case .nanoseconds(let count): magnitude = count
                default: magnitude = .max
                }
            }

            private init(nanoseconds: Int) { magnitude = nanoseconds }

            /// Creates a duration from a number of seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// Creates a duration from a number of seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }

            /// Creates a duration from a number of nanoseconds.
            public init?(exactly source: some BinaryInteger) {
                guard let count = Int(exactly: source) else { return nil }
                magnitude = count
            }

            public static func < (first: Stride, second: Stride) -> Bool { first.magnitude < second.magnitude }
            public static func + (first: Stride, second: Stride) -> Stride {
                Stride(nanoseconds: first.magnitude + second.magnitude)
            }
            public static func - (first: Stride, second: Stride) -> Stride {
                Stride(nanoseconds: first.magnitude - second.magnitude)
            }
            public static func * (first: Stride, second: Stride) -> Stride {
                .seconds(Double(first.magnitude) / 1e9 * Double(second.magnitude) / 1e9)
            }
            public static func += (first: inout Stride, second: Stride) { first = first + second }
            public static func -= (first: inout Stride, second: Stride) { first = first - second }
            public static func *= (first: inout Stride, second: Stride) { first = first * second }
            public static func seconds(_ s: Double) -> Stride { Stride(nanoseconds: Int(s * 1e9)) }
            public static func seconds(_ s: Int) -> Stride { times(s, 1_000_000_000) }
            public static func milliseconds(_ ms: Int) -> Stride { times(ms, 1_000_000) }
            public static func microseconds(_ us: Int) -> Stride { times(us, 1_000) }
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

            private static func times(_ count: Int, _ unit: Int) -> Stride {
                let (product, overflows) = count.multipliedReportingOverflow(by: unit)
                return Stride(nanoseconds: overflows ? (count < 0 ? .min : .max) : product)
            }
        }
    }

    /// Options with which a dispatch queue runs a closure.
    public struct SchedulerOptions {
        /// The quality of service.
        public var qos: DispatchQoS
        /// The flags of the work item.
        public var flags: DispatchWorkItemFlags
        /// The dispatch group of the closure.
        public var group: DispatchGroup?

        /// Creates options.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            (self.qos, self.flags, self.group) = (qos, flags, group)
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // The queue alone runs the action. The protocol lets it be any closure.
        nonisolated(unsafe) let action = action
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
    }

    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        // The queue alone runs the action. The protocol lets it be any closure.
        nonisolated(unsafe) let action = action
        asyncAfter(
            deadline: date.dispatchTime,
            qos: options?.qos ?? .unspecified,
            flags: options?.flags ?? []
        ) { action() }
    }

    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        // The queue alone runs the action. The protocol lets it be any closure.
        nonisolated(unsafe) let action = action
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.schedule(
            deadline: date.dispatchTime,
            repeating: interval.timeInterval,
            leeway: tolerance.timeInterval
        )
        timer.setEventHandler { action() }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
