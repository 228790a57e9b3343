import AppKit
import SwiftUI
import Testing
import UIKit

@Suite("NSColor and UIColor")
@MainActor
struct ColorTests {
    @Test("have components, which conversions keep")
    func components() throws {
        let color = NSColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
        let rgb = try #require(color.usingColorSpace(.sRGB))
        #expect(abs(rgb.redComponent - 0.2) < 0.001 && abs(rgb.blueComponent - 0.6) < 0.001)
        #expect(color.withAlphaComponent(0.25).alphaComponent == 0.25)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(
            UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1).getRed(
                &red,
                green: &green,
                blue: &blue,
                alpha: &alpha
            )
        )
        #expect(abs(red) < 0.001 && abs(green - 1) < 0.001 && abs(blue) < 0.001 && alpha == 1)
        #expect(NSColor(cgColor: color.cgColor) == color)
        #expect(color.cgColor.components?.count == 4)
        #expect(try #require(NSColor.black.blended(withFraction: 0.5, of: .white)).whiteComponent == 0.5)
        #expect(abs(NSColor(red: 0, green: 0, blue: 1, alpha: 1).hueComponent - 2.0 / 3) < 0.001)
    }

    @Test("are those of views, back and forth")
    func views() {
        #expect(Color(nsColor: NSColor(Color.red)) == .red)
        #expect(Color(NSColor.labelColor) == .primary)
        #expect(Color(.clear) == Color(nsColor: .clear) && Color(.white) == Color(nsColor: .white))
        #expect(Color(uiColor: .label) == .primary)
        #expect(Color(.secondarySystemBackground) == Color(uiColor: .secondarySystemBackground))
        #expect(NSColor.windowBackgroundColor.redComponent > 0.5)
    }

    @Test("of both kits do not make a color ambiguous, of which AppKit's counts", arguments: [true, false])
    func bothKits(isDark: Bool) {
        #expect(Color(isDark ? .gray : .black) == Color(nsColor: isDark ? .gray : .black))
    }

    @Test("differ between light and dark windows")
    func dynamic() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).parts == UIColor.white.parts)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).parts == UIColor.black.parts)
        let other = NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .red : .blue }
        #expect(other.blueComponent == 1)
        #expect(
            UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).luminance < 0.5
        )
    }

    @Test("are exported as desktops transfer them")
    func transfer() async throws {
        let data = try await NSItemProvider(object: UIColor.red).loadDataRepresentation(
            forTypeIdentifier: "com.apple.cocoa.pasteboard.color"
        )
        #expect(data.count == 8)
        #expect(try NSColor.object(withItemProviderData: data, typeIdentifier: "") == NSColor.red)
    }

    @Test("are named in the source by the platforms' names alone where a target asks for it")
    func imports() {
        #if canImport(AppKit) && canImport(UIKit)
        #else
            Issue.record("This target imports AppKit and UIKit.")
        #endif
    }
}

extension UIColor {
    fileprivate var parts: [CGFloat] {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: nil)
        return [red, green, blue]
    }

    fileprivate var luminance: CGFloat {
        var white: CGFloat = 0
        getWhite(&white, alpha: nil)
        return white
    }
}
