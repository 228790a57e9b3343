import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("Operators and forms of values")
struct ValueOperatorTests {
    @Test("Angles are calculated with")
    func angles() {
        var angle = Angle.degrees(10) * 3
        angle += .degrees(6)
        angle /= 2
        angle -= .degrees(8)
        angle *= 4
        #expect(abs(angle.degrees - 40) < 1e-9)
        #expect(abs((angle / 4).degrees - 10) < 1e-9)
        #expect(UnitPoint() == .zero && UnitPoint.zero == .topLeading)
        #expect("\(Axis.vertical)" == "vertical")
    }

    @Test("An outline is the one that its description says")
    func description() {
        let path = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 0.5))
            path.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 3, y: 4))
            path.addCurve(to: .zero, control1: CGPoint(x: -1, y: 0), control2: CGPoint(x: 0, y: 7))
            path.closeSubpath()
        }
        #expect(path.description == "0 0 m 10 0.5 l 3 4 1 2 q -1 0 0 7 0 0 c h")
        #expect(Path(path.description) == path)
        #expect(Path("") == Path())
        for wrong in ["1 m", "0 0 x", "0 0 m 1", "1 2 3 l", "0 0 h"] { #expect(Path(wrong) == nil, "\(wrong)") }
    }

    @Test("A shape of a size of its own stands at its anchor")
    func anchoredSize() {
        let place = CGRect(x: 10, y: 0, width: 100, height: 50)
        func bounds(_ anchor: UnitPoint) -> CGRect {
            Rectangle().size(width: 20, height: 10, anchor: anchor).path(in: place).boundingRect
        }
        #expect(bounds(.topLeading) == CGRect(x: 10, y: 0, width: 20, height: 10))
        #expect(bounds(.center) == CGRect(x: 50, y: 20, width: 20, height: 10))
        #expect(bounds(.bottomTrailing) == CGRect(x: 90, y: 40, width: 20, height: 10))
    }

    @Test("A binding of closures receives the transaction of the change")
    func transaction() {
        var value = 1
        var animation: Animation?
        let binding = Binding(
            get: { value },
            set: { new, transaction in
                value = new
                animation = transaction.animation
            }
        )
        binding.wrappedValue = 2
        #expect(value == 2 && animation == nil)
        binding.animation(.easeIn).wrappedValue = 3
        #expect(value == 3 && animation == .easeIn)
    }

    @Test("A binding to a value of any type writes values of its own type alone")
    func anyHashable() {
        var value = 1
        let binding = Binding<AnyHashable>(Binding(get: { value }, set: { value = $0 }))
        #expect(binding.wrappedValue == AnyHashable(1))
        binding.wrappedValue = AnyHashable(5)
        #expect(value == 5)
        binding.wrappedValue = AnyHashable("text")
        #expect(value == 5)
    }
}
