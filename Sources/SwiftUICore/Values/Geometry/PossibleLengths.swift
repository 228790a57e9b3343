import Foundation

// The lengths that layouts use if a program computes invalid ones: a division by zero results in NaN or infinity.

extension CGFloat {
    /// The greatest distance at which something stands. Sums of such distances are exact to a thousandth of a point.
    private static let greatestDistance: CGFloat = 1e12

    /// The nearest distance at which something can stand; zero for no number.
    var possibleDistance: CGFloat {
        isNaN ? 0 : Swift.min(Swift.max(self, -Self.greatestDistance), Self.greatestDistance)
    }

    /// The nearest length that a view can answer with, which may be infinite; zero for no number.
    fileprivate var possibleLength: CGFloat {
        // A number that is none is not greater than zero.
        self > 0 ? (isFinite ? Swift.min(self, Self.greatestDistance) : self) : 0
    }
}

extension CGFloat? {
    /// The space between two things; nil, which is the usual space, for an infinite one and for no number.
    var possibleSpacing: CGFloat? { flatMap { $0.isFinite ? $0.possibleDistance : nil } }
}

extension ProposedViewSize {
    /// The proposal with zero in place of negative lengths, and without invalid ones.
    var possible: ProposedViewSize {
        ProposedViewSize(
            width: width.flatMap { $0.isNaN ? nil : $0.possibleLength },
            height: height.flatMap { $0.isNaN ? nil : $0.possibleLength }
        )
    }
}

extension CGSize {
    /// The nearest size that a view can answer with.
    var possible: CGSize { CGSize(width: width.possibleLength, height: height.possibleLength) }

    /// The nearest way that something can be moved.
    var possibleDistance: CGSize { CGSize(width: width.possibleDistance, height: height.possibleDistance) }
}

extension CGRect {
    /// The nearest rectangle in which something can stand.
    var possible: CGRect {
        CGRect(
            x: origin.x.possibleDistance,
            y: origin.y.possibleDistance,
            width: max(0, size.width.possibleDistance),
            height: max(0, size.height.possibleDistance)
        )
    }
}

extension EdgeInsets {
    /// The insets with zero in place of invalid ones.
    var numbers: EdgeInsets { changed { $0.isNaN ? 0 : $0 } }

    /// The insets with zero in place of infinite or invalid ones.
    var finite: EdgeInsets { changed { $0.isFinite ? $0.possibleDistance : 0 } }

    private func changed(_ change: (CGFloat) -> CGFloat) -> EdgeInsets {
        EdgeInsets(top: change(top), leading: change(leading), bottom: change(bottom), trailing: change(trailing))
    }
}

extension Double {
    /// The nearest number from 0 to 1; 0 for an invalid number.
    package var fraction: Double { self > 0 ? Swift.min(self, 1) : 0 }
}

extension Int {
    /// Creates the nearest integer toward zero; zero for an invalid number.
    package init(nearest number: Double) {
        self = number.isNaN ? 0 : Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
    }
}
