import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Backgrounds and overlays of styles and views")
struct DecorationStyleTests {
    private func paints<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [Paint?] {
        TestWindow(size: .small) { content() }.shapes.map { $0.shape?.paint }
    }

    @Test("What is a view and a style is taken as a style, in expressions as well", arguments: [true, false])
    func colors(isOn: Bool) {
        let found = paints {
            Text("a").overlay(isOn ? Color.white.opacity(0.8) : Color.clear)
            Text("a").overlay(isOn ? Color.red : .clear)
            Text("a").overlay(Color.red.opacity(0.5))
            Text("a").overlay(.red.opacity(0.5))
            Text("a").background(isOn ? Color.white.opacity(0.8) : Color.clear)
            Text("a").background(.red)
            Text("a").background(.red.opacity(0.5))
            Text("a").background(Color.red.ignoresSafeArea())
            Text("a").background(isOn ? AnyShapeStyle(.red) : AnyShapeStyle(.blue))
        }
        let wanted: [Color] = [
            isOn ? .white.opacity(0.8) : .clear, isOn ? .red : .clear, .red.opacity(0.5), .red.opacity(0.5),
            isOn ? .white.opacity(0.8) : .clear, .red, .red.opacity(0.5), .red, isOn ? .red : .blue,
        ]
        #expect(found == wanted.map { .color($0) })
    }

    @Test("Gradients and materials are styles; with an alignment a colour is a view")
    func others() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        let faint = LinearGradient(
            colors: [.red.opacity(0.5), .blue.opacity(0.5)],
            startPoint: .top,
            endPoint: .bottom
        )
        let found = paints {
            Text("a").overlay(gradient)
            Text("a").overlay(gradient.opacity(0.5))
            Text("a").background(gradient.opacity(0.5))
            Text("a").background(.ultraThinMaterial.opacity(0.5))
            Text("a").overlay(Color.red.frame(width: 4, height: 4), alignment: .topLeading)
            Text("a").background()
            Text("a").background(in: Circle())
            Text("a").background(.red, in: .rect(cornerRadius: 4), fillStyle: FillStyle(eoFill: true))
        }
        let environment = EnvironmentValues()
        let material = Material.ultraThin._paint(in: environment)
        let background = BackgroundStyle()._paint(in: environment)
        #expect(found.count == 8)
        #expect(found[0] == gradient._paint(in: environment))
        #expect(found[1] == faint._paint(in: environment) && found[2] == found[1])
        #expect(found[3] == .color(material.color.opacity(0.5)))
        #expect(found[4] == .color(.red))
        #expect(found[5] == background && found[6] == background)
        #expect(found[7] == .color(.red))
    }

    @Test("A shape that is drawn can be drawn once more, in front")
    func layers() {
        let window = TestWindow(size: .small) {
            Circle().fill(.red).stroke(.blue, lineWidth: 3)
            RoundedRectangle(cornerRadius: 3).fill(.green).strokeBorder(.gray, lineWidth: 2)
            Circle().stroke(.red, lineWidth: 5).fill(.yellow)
        }
        let shapes = window.shapes.compactMap(\.shape)
        #expect(
            shapes.map(\.paint)
                == [Color.red, .blue, .green, .gray, .red, .yellow].map { .color($0) }
        )
        #expect(shapes.map { $0.stroke?.lineWidth } == [nil, 3, nil, 2, 5, nil])
    }

    @Test("What is clipped by the even-odd rule is not inside where an outline goes around twice")
    func evenOdd() throws {
        let outlines = [false, true].map { isEvenOdd in
            let window = TestWindow(size: .small) {
                Text("a").clipShape(Twice(), style: FillStyle(eoFill: isEvenOdd))
            }
            return window.widgets.compactMap { $0.container?.part(ClipEffect.self)?.shape }.first
        }
        let place = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(try #require(outlines[0]).path(in: place).contains(CGPoint(x: 50, y: 50)))
        let hollow = try #require(outlines[1]).path(in: place)
        #expect(!hollow.contains(CGPoint(x: 50, y: 50)) && hollow.contains(CGPoint(x: 10, y: 10)))
    }

    private struct Twice: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path(rect)
            path.addRect(rect.insetBy(dx: rect.width / 4, dy: rect.height / 4))
            return path
        }
    }
}
