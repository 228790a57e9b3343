import NearbyDevices
import Synchronization
import Testing
import TransferTestSupport

/// Stops the devices that a test has started, however it ends, and checks that nothing of them is left.
struct StoppedDevices: SuiteTrait, TestTrait, TestScoping {
    /// The devices of the running test.
    @TaskLocal private static var started: Started?

    private final class Started: Sendable {
        let services = Mutex<[NearbyService]>([])
    }

    var isRecursive: Bool { true }

    /// Has a service stopped at the end of the running test.
    /// - Throws: `TestSupportError` for a test that stops no devices.
    static func add(_ service: NearbyService) throws {
        guard let started else { throw TestSupportError("the suite of this test needs the trait .stoppedDevices") }
        started.services.withLock { $0.append(service) }
    }

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing body: @Sendable () async throws -> Void
    ) async throws {
        let started = Started()
        let result: Result<Void, any Error>
        do {
            result = .success(try await Self.$started.withValue(started) { try await body() })
        } catch {
            result = .failure(error)
        }
        let ends = started.services.withLock { services in
            defer { services = [] }
            return services.map(End.init)
        }
        for end in ends { await end.service?.stop() }
        try result.get()
        for end in ends {
            end.releases()
            try await waitUntil("the release of a stopped device") { end.isReleased }
        }
    }

    /// The end of a service that nothing else is to use.
    private final class End: Sendable {
        private let state: Mutex<NearbyService?>
        private let remaining: Weak

        private final class Weak: @unchecked Sendable {
            weak var service: NearbyService?
            init(_ service: NearbyService) { self.service = service }
        }

        init(_ service: NearbyService) {
            state = Mutex(service)
            remaining = Weak(service)
        }

        var service: NearbyService? { state.withLock { $0 } }
        var isReleased: Bool { remaining.service == nil }

        func releases() { state.withLock { $0 = nil } }
    }
}

extension Trait where Self == StoppedDevices {
    /// Stops the devices that a test has started.
    static var stoppedDevices: Self { StoppedDevices() }
}
