/// A schedule of other programs' requests in which no requestor blocks the others.
///
/// - Requests wait in a line for each requestor, and the lines take turns.
/// - A few payloads are made at once, of one requestor fewer.
/// - A payload that is in transit to its receiver takes no place from others, however long the receiver pauses. The
///   total size of all payloads is bounded instead. The payloads of one requestor may take half of it.
/// - When the bound is reached and a request waits, a payload is given up: of the requestor with the most payloads, the
///   one whose receiver has paused longest.
///
/// The schedule only decides. A transport starts the requests that ``next()`` returns, reports their progress, and
/// gives up those that ``overstayed(now:)`` names. The cost of each step grows with the number of requestors and of
/// payloads on their way, which is bounded.
package struct RequestSchedule<Requestor: Hashable & Sendable, Request>: Sendable where Request: Sendable {
    /// An identifier of a request, valid from ``add(_:of:)`` to ``end(_:)``.
    package typealias Key = Int

    private struct Served {
        let requestor: Requestor
        /// A Boolean value that indicates whether something of the payload is there.
        var isMade = false
        /// The time since which its receiver has taken no bytes.
        var pausesSince: ContinuousClock.Instant?
        var byteCount = RequestLimits.partByteCount
    }

    /// The resources that the payloads of one requestor, or of all, take.
    private struct Load {
        var makingCount = 0
        var count = 0
        var byteCount = 0

        mutating func add(_ served: Served, _ sign: Int = 1) {
            count += sign
            byteCount += sign * served.byteCount
            if !served.isMade { makingCount += sign }
        }
    }

    private let limits: RequestLimits
    private var lastKey = 0
    /// The requestors with waiting requests, beginning with the next one.
    private var turns: [Requestor] = []
    private var lines: [Requestor: ArraySlice<(key: Key, request: Request)>] = [:]
    private var served: [Key: Served] = [:]
    private var loads: [Requestor: Load] = [:]
    private var total = Load()

    /// The number of waiting requests.
    package private(set) var waitingCount = 0

    package init(limits: RequestLimits) { self.limits = limits }

    /// A Boolean value that indicates whether no request is waiting or being served.
    package var isEmpty: Bool { waitingCount == 0 && served.isEmpty }

    /// A Boolean value that indicates whether the maximum number of payloads is in preparation.
    package var isMakingFull: Bool { total.makingCount >= limits.makingCount }

    // MARK: Requests

    /// Adds a request to the queue of its requestor.
    package mutating func add(_ request: Request, of requestor: Requestor) -> Key {
        lastKey += 1
        if lines[requestor] == nil { turns.append(requestor) }
        lines[requestor, default: []].append((lastKey, request))
        waitingCount += 1
        return lastKey
    }

    /// Removes and returns the next request whose payload may be prepared; nil if there is none.
    package mutating func next() -> (key: Key, request: Request)? {
        guard !isMakingFull else { return nil }
        guard let turn = turns.firstIndex(where: { mayStart($0) }) else { return nil }
        let requestor = turns.remove(at: turn)
        guard let first = lines[requestor]?.popFirst() else { return nil }
        waitingCount -= 1
        if lines[requestor]?.isEmpty == true { lines[requestor] = nil } else { turns.append(requestor) }
        let new = Served(requestor: requestor)
        served[first.key] = new
        loads[requestor, default: Load()].add(new)
        total.add(new)
        return first
    }

    private func mayStart(_ requestor: Requestor) -> Bool {
        let load = loads[requestor] ?? Load()
        return load.makingCount < limits.makingCountOfOne && !isOverShare(load) && !isOver(total)
    }

    private func isOver(_ load: Load, share: Int = 1) -> Bool {
        load.count >= limits.count / share || load.byteCount >= limits.byteCount / share
    }

    private func isOverShare(_ load: Load) -> Bool { isOver(load, share: 2) }

    /// Withdraws a waiting request.
    package mutating func withdraw(_ key: Key) -> Request? {
        for (requestor, line) in lines {
            guard let index = line.firstIndex(where: { $0.key == key }) else { continue }
            waitingCount -= 1
            defer {
                if lines[requestor]?.isEmpty == true {
                    lines[requestor] = nil
                    turns.removeAll { $0 == requestor }
                }
            }
            return lines[requestor]?.remove(at: index).request
        }
        return nil
    }

    /// Withdraws all waiting requests, in the order of their arrival.
    package mutating func withdrawAll() -> [Request] {
        let all = lines.values.joined().sorted { $0.key < $1.key }.map(\.request)
        lines = [:]
        turns = []
        waitingCount = 0
        return all
    }

    // MARK: Payloads

    /// Notes that the beginning of a payload is available, so that another may be prepared.
    package mutating func didMake(_ key: Key) { change(key) { $0.isMade = true } }

    /// Notes how much memory a payload occupies in total.
    package mutating func hold(_ byteCount: Int, for key: Key) {
        change(key) { $0.byteCount = max(byteCount, RequestLimits.partByteCount) }
    }

    /// Notes that the request is waiting for its receiver.
    package mutating func pause(_ key: Key, now: ContinuousClock.Instant = .now) {
        change(key) { $0.pausesSince = $0.pausesSince ?? now }
    }

    /// Notes that a receiver has continued.
    package mutating func proceed(_ key: Key) { change(key) { $0.pausesSince = nil } }

    /// Notes that a payload was sent, or that it could not be.
    package mutating func end(_ key: Key) {
        guard let old = served.removeValue(forKey: key) else { return }
        total.add(old, -1)
        loads[old.requestor]?.add(old, -1)
        if loads[old.requestor]?.count == 0 { loads[old.requestor] = nil }
    }

    private mutating func change(_ key: Key, _ change: (inout Served) -> Void) {
        guard let old = served[key] else { return }
        var new = old
        change(&new)
        served[key] = new
        loads[old.requestor]?.add(old, -1)
        loads[old.requestor]?.add(new)
        total.add(old, -1)
        total.add(new)
    }

    // MARK: Too many

    /// A remedy for the situation in which ``next()`` returns nil while requests wait.
    package enum Remedy: Equatable {
        /// Give up this request so that another may start.
        case giveUp(Key)
        /// Ask again after the specified number of seconds, when a receiver will have paused for long enough.
        case askAgain(after: Double)
    }

    /// Returns the remedy for a request that waits for payloads in transit; nil if there is none or if none is needed.
    package func remedy(now: ContinuousClock.Instant = .now) -> Remedy? {
        guard waitingCount > 0, !isMakingFull else { return nil }
        let waitsForAll = isOver(total)
        // A requestor that is over its share makes room for its own requests. Where all payloads together are too many, the
        // requestor with the most makes room.
        let candidates = served.filter { _, served in
            guard served.pausesSince != nil, let load = loads[served.requestor] else { return false }
            return waitsForAll || lines[served.requestor] != nil && isOverShare(load)
        }
        guard let most = candidates.values.map({ weight(of: $0.requestor) }).max(),
            let longest = candidates.filter({ weight(of: $0.value.requestor) == most })
                .min(by: { ($0.value.pausesSince!, $0.key) < ($1.value.pausesSince!, $1.key) })
        else { return nil }
        let left = limits.patience - longest.value.pausesSince!.duration(to: now) / .seconds(1)
        return left > 0 ? .askAgain(after: left) : .giveUp(longest.key)
    }

    /// Returns the share of the bounded resources that a requestor holds.
    private func weight(of requestor: Requestor) -> Double {
        let load = loads[requestor] ?? Load()
        return max(Double(load.count) / Double(limits.count), Double(load.byteCount) / Double(limits.byteCount))
    }
}
