import Foundation
import SwiftUICore

/// A shape that GTK cannot clip to by itself.
private struct Star: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        Path { $0.addLines([CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), rect.origin]) }
    }
}

extension OddNumber {
    private static var tile: some View { Text("tile").padding(4).background(.yellow) }

    /// Numbers of effects on what is drawn.
    static let effects: [OddNumber] = [
        OddNumber("opacity") { tile.opacity($0) },
        OddNumber("blur") { tile.blur(radius: $0) },
        OddNumber("opaque blur") { tile.blur(radius: $0, opaque: true) },
        OddNumber("shadow") { tile.shadow(color: .black, radius: $0) },
        OddNumber("shadow that is moved") { tile.shadow(radius: 2, x: $0, y: $0) },
        OddNumber("brightness") { tile.brightness($0) },
        OddNumber("contrast") { tile.contrast($0) },
        OddNumber("saturation") { tile.saturation($0) },
        OddNumber("grayscale") { tile.grayscale($0) },
        OddNumber("hue rotation") { tile.hueRotation(.degrees($0)) },
        OddNumber("rotation") { tile.rotationEffect(.degrees($0)) },
        OddNumber("rotation around a point") {
            tile.rotationEffect(.degrees(30), anchor: UnitPoint(x: $0, y: $0))
        },
        OddNumber("scale") { tile.scaleEffect($0) },
        OddNumber("scale of a side") { tile.scaleEffect(x: $0, y: 1, anchor: UnitPoint(x: $0, y: 0)) },
        OddNumber("rotation in three dimensions") {
            tile.rotation3DEffect(.degrees($0), axis: (x: $0, y: 1, z: 0), anchorZ: $0, perspective: $0)
        },
        OddNumber("perspective") {
            tile.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0), perspective: $0)
        },
        OddNumber("projection") {
            tile.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: $0, y: $0)))
        },
        OddNumber("transform") { tile.transformEffect(CGAffineTransform(translationX: $0, y: $0)) },
        OddNumber("transform that scales") { tile.transformEffect(CGAffineTransform(scaleX: $0, y: $0)) },
        OddNumber("corner radius") { tile.cornerRadius($0) },
        OddNumber("clip") { number in tile.clipShape(RoundedRectangle(cornerRadius: number)) },
        OddNumber("clip of a large view") { tile.frame(width: $0, height: 20).clipShape(Circle()) },
        OddNumber("mask") { number in tile.mask { Circle().frame(width: number, height: number) } },
        OddNumber("blend") { number in
            tile.overlay { Color.red.frame(width: number).blendMode(.multiply) }
        },
        OddNumber("blend of cairo's") { number in
            tile.overlay { Color.red.frame(width: number, height: number).blendMode(.sourceAtop) }
        },
        OddNumber("drawing group") { tile.frame(width: $0, height: 20).drawingGroup() },
        OddNumber("rotated large view") { Color.red.frame(width: $0, height: $0).rotationEffect(.degrees(30)) },
        OddNumber("blurred large view") { Color.red.frame(width: $0, height: 20).blur(radius: 4) },
        OddNumber("shadow of a large view") { Color.red.frame(width: $0, height: 20).shadow(radius: 4) },
        OddNumber("projected large view") {
            Text("a").frame(width: $0, height: 20).rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
        },
        OddNumber("visual effect") { number in
            tile.visualEffect { view, geometry in
                view.offset(x: geometry.size.width / number).scaleEffect(number).opacity(number).blur(radius: number)
            }
        },
        OddNumber("large views in a small place") { number in
            ZStack {
                Color.red.frame(width: number, height: number)
                LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(width: number)
                Circle().stroke(lineWidth: 2).frame(width: number, height: number)
                Ellipse().fill(.blue).frame(width: number)
                Text("a").frame(width: number, alignment: .trailing)
                Image(systemName: "star").resizable().frame(width: number, height: number)
                Color.red.frame(width: number, height: number).blur(radius: 2)
                Color.green.frame(width: number, height: number).clipShape(Star()).opacity(0.5)
            }
            .frame(width: 40, height: 30)
            .clipped()
        },
        OddNumber("content shape") { number in
            tile.contentShape(Path(CGRect(x: 0, y: 0, width: number, height: number))).onTapGesture {}
        },
    ]
}
