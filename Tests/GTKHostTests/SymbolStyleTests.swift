import Foundation
import GTKInterop
import SymbolDrawings
import Testing

@testable import GTKHost
@testable import SwiftUICore

/// Styles and motions of drawn symbols.
@MainActor
@Suite("Styles and motions of symbols")
struct SymbolStyleTests {
    private func bitmap<Content: View>(@ViewBuilder _ content: () -> Content) throws -> Bitmap {
        try Bitmap { content().font(.system(size: 60)) }
    }

    private let gradient = LinearGradient(
        colors: [.pureRed, .pureBlue],
        startPoint: .leading,
        endPoint: .trailing
    )

    /// The red and the blue part of a pixel, at parts of the width and the height.
    private func pixel(_ bitmap: Bitmap, _ x: Double, _ y: Double) -> (red: Int, blue: Int, alpha: Int) {
        let pixel = bitmap[Int(Double(bitmap.width) * x), Int(Double(bitmap.height) * y)]
        return (Int(pixel[0]), Int(pixel[2]), Int(pixel[3]))
    }

    @Test("A gradient runs across a symbol, in one colour and in levels")
    func gradients() throws {
        for mode in [SymbolRenderingMode.monochrome, .hierarchical] {
            let bitmap = try bitmap {
                Image(systemName: "circle.fill").symbolRenderingMode(mode).foregroundStyle(gradient)
            }
            let (left, right) = (pixel(bitmap, 0.2, 0.5), pixel(bitmap, 0.8, 0.5))
            #expect(left.red > 150 && left.blue < 100 && left.alpha == 255)
            #expect(right.blue > 150 && right.red < 100 && right.alpha == 255)
            #expect(pixel(bitmap, 0.01, 0.01).alpha == 0)
        }
        let levels = try bitmap {
            Image(systemName: "plus.circle.fill").symbolRenderingMode(.hierarchical).foregroundStyle(gradient)
        }
        #expect((100...150).contains(pixel(levels, 0.2, 0.5).alpha) && pixel(levels, 0.5, 0.5).alpha == 255)
    }

    @Test("A palette may have gradients, each in its own layer")
    func palettes() throws {
        let bitmap = try bitmap {
            Image(systemName: "plus.circle.fill").symbolRenderingMode(.palette)
                .foregroundStyle(
                    Color.pureBlue,
                    LinearGradient(colors: [.pureRed, .black], startPoint: .top, endPoint: .bottom)
                )
        }
        let (sign, high, low) = (pixel(bitmap, 0.5, 0.5), pixel(bitmap, 0.5, 0.15), pixel(bitmap, 0.5, 0.85))
        #expect(sign.blue > 240 && sign.red < 15)
        #expect(high.red > 180 && high.blue < 15 && low.red < 80 && low.alpha == 255)
    }

    @Test("A symbol with colours of its own keeps them beside a gradient")
    func ownColors() throws {
        let plain = try bitmap { Image(systemName: "cloud.rain.fill").symbolRenderingMode(.multicolor) }
        let styled = try bitmap {
            Image(systemName: "cloud.rain.fill").symbolRenderingMode(.multicolor).foregroundStyle(gradient)
        }
        func blues(_ bitmap: Bitmap) -> Int {
            (0..<bitmap.width).filter { x in
                (bitmap.height * 3 / 4..<bitmap.height).contains { bitmap[x, $0][3] > 200 && bitmap[x, $0][2] > 150 }
            }
            .count
        }
        #expect(blues(styled) == blues(plain) && blues(plain) > 3)
        #expect(pixel(styled, 0.25, 0.4).red > 120)
    }

    @Test("A tint may be a gradient, which a colour further inside replaces")
    func tints() throws {
        let styled = try bitmap { Image(systemName: "circle.fill").foregroundStyle(.tint).tint(gradient) }
        #expect(pixel(styled, 0.2, 0.5).red > 150 && pixel(styled, 0.8, 0.5).blue > 150)
        let plain = try bitmap {
            Image(systemName: "circle.fill").foregroundStyle(.tint).tint(Color.pureBlue).tint(gradient)
        }
        #expect(pixel(plain, 0.2, 0.5).red == 0 && pixel(plain, 0.2, 0.5).blue == 255)
    }

    private func moved(_ name: String, _ motion: _SymbolMotion, phase: Double) throws -> Bitmap {
        try bitmap {
            Image(systemName: name).foregroundStyle(Color.pureRed)
                .modifier(SymbolMotionModifier(motion: motion, phase: phase, amount: 1))
        }
    }

    @Test("A layer that moves is drawn where it is, and the others where they were")
    func motions() throws {
        let rest = try moved("wifi", VariableColorSymbolEffect()._motion, phase: 0)
        let lit = try moved("wifi", VariableColorSymbolEffect().iterative.hideInactiveLayers._motion, phase: 0.4)
        func ink(_ bitmap: Bitmap) -> Int {
            (0..<bitmap.width).reduce(0) { sum, x in
                sum + (0..<bitmap.height).count { bitmap[x, $0][3] > 128 }
            }
        }
        #expect(ink(lit) > 20 && ink(lit) < ink(rest) * 2 / 3)
        let grown = try moved("circle", BounceSymbolEffect()._motion, phase: 0.15)
        let usual = try moved("circle", BounceSymbolEffect()._motion, phase: 0)
        #expect(ink(grown) > ink(usual))
    }

    private func premultiplied(_ pixel: [Int]) -> [Int] { pixel.prefix(3).map { $0 * pixel[3] / 255 } + [pixel[3]] }

    @Test("A symbol that is painted in its colour has the pixels of a white one that is turned into it")
    func paintedColors() throws {
        for mode in [SymbolRenderingMode.monochrome, .hierarchical] {
            for name in ["plus.circle.fill", "folder.badge.plus", "wifi.slash"] {
                let images = try (0..<3)
                    .map { _ in
                        try bitmap {
                            Image(systemName: name).symbolRenderingMode(mode)
                                .foregroundStyle(Color(red: 0.2, green: 0.4, blue: 0.9, opacity: 0.6))
                        }
                    }
                for painted in images.dropFirst() {
                    #expect(painted.width == images[0].width && painted.height == images[0].height)
                    let pixels = (0..<painted.height).flatMap { y in (0..<painted.width).map { x in (x, y) } }
                    let difference = pixels.map { x, y in
                        zip(premultiplied(painted[x, y]), premultiplied(images[0][x, y])).map { abs($0 - $1) }.max()
                            ?? 0
                    }
                    // The renderer computes in other steps than cairo.
                    #expect(difference.max() ?? 255 <= 3)
                }
            }
        }
    }

    @Test("A symbol is painted in a colour that is asked for again, not in each colour of an animation")
    func askedColors() throws {
        let symbol = try #require(DrawnSymbol.named("bell"))
        func texture(_ blue: Double) -> GTKInterop.ObjectReference? {
            SymbolTextures.coloredTexture(
                of: symbol,
                unit: 1.75,
                SymbolTextures.Key(
                    name: "bell",
                    width: 42,
                    height: 42,
                    scale: 1,
                    stroke: 2,
                    isMirrored: false,
                    ink: .plain(nil),
                    color: RGBA(red: 0, green: 0, blue: blue, alpha: 1)
                )
            )
        }
        for step in 0..<60 { #expect(texture(Double(step) / 60) == nil) }
        let first = try #require(texture(0.5))
        #expect(texture(0.5) === first)
        #expect(texture(0.25) != nil)
    }

    @Test("Cached symbols are bounded in number and in size")
    func bounds() throws {
        for side in stride(from: 20.0, to: 220, by: 0.25) {
            _ = try Bitmap { Image(systemName: "star").resizable().frame(width: side, height: side) }
        }
        let kept = SymbolTextures.kept
        #expect(kept.textures > 0 && kept.textures <= 2 * SymbolTextures.mostTextures)
        #expect(kept.bytes <= 2 * SymbolTextures.mostBytes + (4 << 20))
    }

    @Test("A symbol for the panel is a file for each size that GTK paints in other colours, and pixels")
    func panels() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "panel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let content = Image(systemName: "folder.badge.plus").widgetContent(in: EnvironmentValues())
        let symbol = try #require(PanelSymbol(content, in: folder))
        #expect(symbol.iconName == "swiftui-folder.badge.plus-400-symbolic" && symbol.directory == folder)
        #expect(symbol.write())
        for side in PanelSymbol.sides {
            let file = folder.appending(
                path: "hicolor/\(side)x\(side)/status/swiftui-folder.badge.plus-400-symbolic.symbolic.png"
            )
            #expect(try Data(contentsOf: file).starts(with: [0x89, 0x50, 0x4E, 0x47]))
        }
        let pictures = symbol.pictures(RGBA(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(pictures.map(\.width) == PanelSymbol.sides && pictures.map(\.height) == PanelSymbol.sides)
        let small = pictures[1].bytes
        #expect(small.count == 22 * 22 * 4)
        let opaque = stride(from: 0, to: small.count, by: 4).filter { small[$0] == 255 }
        #expect(opaque.count > 30 && opaque.allSatisfy { small[$0 + 1] == 255 && small[$0 + 3] == 0 })
        #expect(
            PanelSymbol(Image(systemName: "flux.capacitor").widgetContent(in: EnvironmentValues()), in: folder) == nil
        )
    }
}
