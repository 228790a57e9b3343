import AppKit
import SwiftUI
import Testing

@Suite("An NSImage", .drawnByGTK)
@MainActor
struct NSImageTests {
    /// A picture whose left half is red and whose bottom left quarter is green.
    private func flag(flipped: Bool = false) -> NSImage {
        NSImage(size: NSSize(width: 8, height: 4), flipped: flipped) { rect in
            NSColor.red.setFill()
            NSRect(x: 0, y: 0, width: rect.width / 2, height: rect.height).fill()
            NSColor.green.set()
            NSBezierPath(rect: NSRect(x: 0, y: 0, width: 2, height: 2)).fill()
            return true
        }
    }

    @Test("is drawn from the bottom left corner, or from the top left one if it is flipped")
    func drawingHandler() throws {
        let pixels = try #require(Pixels(flag()))
        #expect((pixels.width, pixels.height) == (16, 8))
        #expect(pixels[0, 7] == "00FF00")
        #expect(pixels[0, 0] == "FF0000")
        #expect(pixels[15, 0] == "FFFFFF")
        let flipped = try #require(Pixels(flag(flipped: true)))
        #expect(flipped[0, 0] == "00FF00")
        #expect(flipped[0, 7] == "FF0000")
    }

    @Test("is converted between files, and has the size that the file tells")
    func files() throws {
        let tiff = try #require(flag().tiffRepresentation)
        let bitmap = try #require(NSBitmapImageRep(data: tiff))
        #expect((bitmap.pixelsWide, bitmap.pixelsHigh) == (16, 8))
        let png = try #require(bitmap.representation(using: .png, properties: [:]))
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let image = try #require(NSImage(data: png))
        #expect(image.size == NSSize(width: 16, height: 8))
        let jpeg = try #require(bitmap.representation(using: .jpeg, properties: [.compressionFactor: 0.9]))
        #expect(jpeg.starts(with: [0xFF, 0xD8]))
        #expect(NSImage(data: Data("no picture".utf8)) == nil)
        #expect(image.cgImage(forProposedRect: nil, context: nil, hints: nil)?.width == 16)
    }

    @Test("has representations that say whether their pixels have an opacity")
    func opacity() throws {
        let tiff = try #require(flag().tiffRepresentation)
        let png = try #require(NSBitmapImageRep(data: tiff))
        #expect(png.hasAlpha && png.cgImage?.alphaInfo == .last)
        let jpeg = try #require(png.representation(using: .jpeg, properties: [:]))
        let file = FileManager.default.temporaryDirectory.appending(path: "opacity-\(UUID()).jpg")
        try jpeg.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let opaque = try #require(NSImageRep(contentsOf: file))
        #expect(!opaque.hasAlpha && (opaque.pixelsWide, opaque.pixelsHigh) == (16, 8))
        #expect(NSBitmapImageRep(contentsOf: file)?.cgImage?.alphaInfo == CGImageAlphaInfo.noneSkipLast)
        #expect(NSImageRep(contentsOf: URL(filePath: "/nowhere.png")) == nil)
    }

    @Test("is empty where nothing is said of it")
    func empty() {
        #expect(NSImage().size == .zero)
    }

    @Test("is filled and clipped by the rule of a path")
    func rules() throws {
        let image = NSImage(size: NSSize(width: 8, height: 4), flipped: false) { rect in
            let path = NSBezierPath(rect: rect)
            path.appendRect(NSRect(x: 2, y: 1, width: 4, height: 2))
            #expect(path.windingRule == .nonZero && path.contains(NSPoint(x: 4, y: 2)))
            path.windingRule = .evenOdd
            #expect(!path.contains(NSPoint(x: 4, y: 2)))
            path.addClip()
            NSColor.red.setFill()
            rect.fill()
            return true
        }
        let pixels = try #require(Pixels(image))
        #expect(pixels[0, 0] == "FF0000" && pixels[8, 4] == "FFFFFF")
    }

    @Test("is found by the name of a symbol, and takes its look")
    func symbols() throws {
        let star = try #require(NSImage(systemSymbolName: "star.fill", accessibilityDescription: "Favourite"))
        #expect(star.isTemplate)
        #expect(star.size.width > 4)
        #expect(NSImage(systemSymbolName: "no.such.symbol", accessibilityDescription: nil) == nil)
        let large = try #require(star.withSymbolConfiguration(.init(pointSize: 60, weight: .bold)))
        #expect(large.size.width > star.size.width * 2)
        #expect(NSImage(named: "NoSuchPicture") == nil)
    }

    @Test("is made smaller as tutorials do it, by lockFocus")
    func resizing() throws {
        let source = flag()
        let small = NSImage(size: NSSize(width: 4, height: 2))
        small.lockFocus()
        source.draw(
            in: NSRect(origin: .zero, size: small.size),
            from: NSRect(origin: .zero, size: source.size),
            operation: .copy,
            fraction: 1
        )
        small.unlockFocus()
        let pixels = try #require(Pixels(small))
        #expect((pixels.width, pixels.height) == (8, 4))
        #expect(pixels[0, 0] == "FF0000")
        #expect(pixels[0, 3] == "00FF00")
        #expect(pixels[7, 0] == "FFFFFF")
    }

    @Test("draws a part of itself")
    func part() throws {
        let source = flag()
        let corner = NSImage(size: NSSize(width: 2, height: 2), flipped: false) { rect in
            source.draw(in: rect, from: NSRect(x: 0, y: 0, width: 2, height: 2), operation: .sourceOver, fraction: 1)
            return true
        }
        let pixels = try #require(Pixels(corner))
        #expect(pixels[1, 1] == "00FF00")
        #expect(pixels[2, 2] == "00FF00")
    }

    @Test("is shown by views, at its size in points")
    func views() throws {
        let shown = try #require(ImageRenderer(content: Image(nsImage: flag())).nsImage)
        #expect(shown.size == NSSize(width: 8, height: 4))
        let renderer = ImageRenderer(content: Color(nsColor: .red).frame(width: 6, height: 2))
        renderer.scale = 2
        let drawn = try #require(renderer.nsImage)
        #expect(drawn.size == NSSize(width: 6, height: 2))
        #expect(try #require(Pixels(drawn))[11, 3] == "FF0000")
    }

    @Test("is an item provider's object")
    func transfer() async throws {
        let provider = NSItemProvider(object: flag())
        #expect(provider.hasItemConformingToTypeIdentifier("public.png"))
        let loaded = try await withCheckedThrowingContinuation { continuation in
            _ = provider.loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
                continuation.resume(with: data.map { .success($0) } ?? .failure(error!))
            }
        }
        let read = try NSImage.object(withItemProviderData: loaded, typeIdentifier: "public.png")
        #expect(try #require(Pixels(read))[0, 7] == "00FF00")
        #expect(try await provider.loadDataRepresentation(for: .jpeg).starts(with: [0xFF, 0xD8]))
    }

    @Test("is archived with its picture, its size and its description")
    func archive() throws {
        let image = flag()
        image.size = NSSize(width: 8, height: 4)
        image.accessibilityDescription = "Flag"
        image.isTemplate = true
        let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSImage.self, from: data))
        #expect(read.size == NSSize(width: 8, height: 4) && read.isTemplate && read.accessibilityDescription == "Flag")
        #expect(try #require(Pixels(read))[0, 7] == "00FF00")
        let symbol = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: nil))
        let symbolData = try NSKeyedArchiver.archivedData(withRootObject: symbol, requiringSecureCoding: true)
        let readSymbol = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSImage.self, from: symbolData))
        #expect(readSymbol.isTemplate)
        let blank = NSImage(size: NSSize(width: 3, height: 2))
        let blankData = try NSKeyedArchiver.archivedData(withRootObject: blank, requiringSecureCoding: true)
        let readBlank = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSImage.self, from: blankData))
        #expect(readBlank.size == NSSize(width: 3, height: 2))
        let color = NSColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        let colorData = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        let readColor = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSColor.self, from: colorData))
        #expect(abs(readColor.greenComponent - 0.5) < 0.01 && readColor.redComponent == 1)
    }

    @Test("has its picture's size where that of an archive is none", arguments: [-1, .nan, .infinity])
    func archivedSize(width: Double) throws {
        let image = flag()
        let size = image.size
        image.size = NSSize(width: width, height: 4)
        let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSImage.self, from: data))
        #expect(read.size == size)
    }

    @Test("is drawn into a bitmap of a number of pixels, whatever its size in points is")
    func drawnBitmap() throws {
        func bitmap(_ width: Int, _ height: Int, bits: Int = 8) -> NSBitmapImageRep? {
            NSBitmapImageRep(
                bitmapDataPlanes: nil,
                pixelsWide: width,
                pixelsHigh: height,
                bitsPerSample: bits,
                samplesPerPixel: 4,
                hasAlpha: true,
                isPlanar: false,
                colorSpaceName: .deviceRGB,
                bytesPerRow: 0,
                bitsPerPixel: 0
            )
        }
        let rep = try #require(bitmap(8, 4))
        rep.size = NSSize(width: 4, height: 2)
        #expect(NSGraphicsContext.current == nil)
        NSGraphicsContext.saveGraphicsState()
        NSGraphicsContext.current = NSGraphicsContext(bitmapImageRep: rep)
        NSColor.red.setFill()
        NSRect(x: 0, y: 0, width: 4, height: 2).fill()
        NSColor.blue.setFill()
        // The lower left quarter.
        NSRect(x: 0, y: 0, width: 2, height: 1).fill()
        NSGraphicsContext.restoreGraphicsState()
        #expect(NSGraphicsContext.current == nil)
        let pixels = try #require(Pixels(rep.representation(using: .png, properties: [:])))
        #expect(pixels.width == 8 && pixels.height == 4)
        #expect(pixels[0, 3] == "0000FF" && pixels[3, 2] == "0000FF")
        #expect(pixels[0, 0] == "FF0000" && pixels[7, 3] == "FF0000")
        #expect(bitmap(0, 4) == nil && bitmap(1 << 40, 4) == nil && bitmap(4, 4, bits: 16) == nil)
        let png = try #require(rep.representation(using: .png, properties: [:]))
        let file = try #require(NSBitmapImageRep(data: png))
        #expect(NSGraphicsContext(bitmapImageRep: file) == nil)
    }
}
