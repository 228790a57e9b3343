import GTKHost
import SwiftUI
import Testing

/// Has pictures made by GTK. A program of tests has the host in memory as well, which describes pictures and draws none.
struct DrawnByGTK: TestTrait, SuiteTrait, TestScoping {
    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await ImageConversion.$chosen.withValue(PictureConverter()) { try await function() }
    }
}

extension Trait where Self == DrawnByGTK {
    /// Pictures are made by GTK.
    static var drawnByGTK: Self { Self() }
}
