import Foundation
import SwiftUICore

/// A view that is made with a number which a program has worked out, and which may be any.
///
/// A division by zero, an empty list or a slider whose bounds are equal gives numbers that no view can have. Tests in memory, of
/// what is drawn and of windows show each view of the table with each number.
@MainActor
package struct OddNumber {
    /// The use of the number.
    package nonisolated let name: String
    private let make: @MainActor (Double) -> AnyView

    init<Content: View>(_ name: String, @ViewBuilder _ make: @escaping @MainActor (Double) -> Content) {
        self.name = name
        self.make = { AnyView(make($0)) }
    }

    /// The view with a number.
    package func view(_ number: Double) -> AnyView { make(number) }

    /// The numbers that are tried.
    package nonisolated static let numbers: [Double] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, 1e7, -1e7, -1, 0, .leastNonzeroMagnitude,
    ]

    /// The views.
    package static let all = layouts + lazyContainers + texts + outlines + effects + controls + motions
}

/// A whole number as near to another as there is one, for counts.
func whole(_ number: Double) -> Int {
    number.isNaN ? 0 : Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
}

/// A range from zero to a number, where there is one.
func range(to number: Double) -> ClosedRange<Double> { number >= 0 ? 0...number : 0...1 }
