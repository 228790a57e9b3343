import SwiftUI
import Testing
import UIKit

@Suite("A UIImage", .drawnByGTK)
@MainActor
struct UIImageTests {
    private func square(_ color: UIColor, side: CGFloat = 4, scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test("is drawn by a renderer, from the top left corner")
    func renderer() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4), format: format).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
            context.cgContext.setFillColor(UIColor.red.cgColor)
            context.cgContext.addRect(CGRect(x: 3, y: 2, width: 3, height: 2))
            context.cgContext.fillPath()
        }
        #expect((image.size, image.scale) == (CGSize(width: 6, height: 4), 2))
        let pixels = try #require(Pixels(image))
        #expect((pixels.width, pixels.height) == (12, 8))
        #expect(pixels[0, 0] == "0000FF")
        #expect(pixels[11, 7] == "FF0000")
        #expect(pixels[11, 0] == "FFFFFF")
    }

    @Test("is made smaller as tutorials do it")
    func resizing() throws {
        let photo = square(.green, side: 40)
        let size = CGSize(width: 10, height: 10)
        let small = UIGraphicsImageRenderer(size: size).image { _ in photo.draw(in: CGRect(origin: .zero, size: size)) }
        #expect(small.size == size)
        #expect(try #require(Pixels(small))[5, 5] == "00FF00")
        #expect(photo.preparingThumbnail(of: CGSize(width: 20, height: 10))?.size == CGSize(width: 10, height: 10))
        UIGraphicsBeginImageContextWithOptions(size, false, 1)
        photo.draw(in: CGRect(origin: .zero, size: size))
        let former = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(try #require(Pixels(former))[9, 9] == "00FF00")
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test("is written as PNG, and as JPEG in a quality")
    func files() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image { context in
            for step in 0..<64 {
                UIColor(hue: CGFloat(step) / 64, saturation: 1, brightness: 1, alpha: 1).setFill()
                context.fill(CGRect(x: step, y: 0, width: 1, height: 64))
            }
        }
        #expect(try #require(image.pngData()).starts(with: [0x89, 0x50]))
        let (best, least) = (
            try #require(image.jpegData(compressionQuality: 1)), try #require(image.jpegData(compressionQuality: 0))
        )
        #expect(best.count > least.count)
        let read = try #require(UIImage(data: best, scale: 2))
        #expect(read.size == CGSize(width: 32, height: 32))
        #expect(UIImage(data: Data()) == nil)
    }

    @Test("is a symbol with a look and a colour")
    func symbols() throws {
        let heart = try #require(UIImage(systemName: "heart.fill"))
        #expect(heart.isSymbolImage)
        let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large)
        let large = try #require(UIImage(systemName: "heart.fill", withConfiguration: configuration))
        #expect(large.size.width > heart.size.width)
        let red = large.withTintColor(.red, renderingMode: .alwaysOriginal)
        let pixels = try #require(Pixels(red))
        #expect(pixels[pixels.width / 2, pixels.height / 2] == "FF0000")
        #expect(UIImage(systemName: "no.such.symbol") == nil)
    }

    @Test("is shown by views")
    func views() throws {
        let renderer = ImageRenderer(content: Image(uiImage: square(.red, side: 8, scale: 2)).border(.black, width: 0))
        #expect(try #require(renderer.uiImage).size == CGSize(width: 8, height: 8))
        #expect(try #require(Pixels(renderer.uiImage))[4, 4] == "FF0000")
        let resized = ImageRenderer(content: Image(uiImage: square(.blue)).resizable().frame(width: 10, height: 10))
        #expect(try #require(Pixels(resized.uiImage))[9, 9] == "0000FF")
    }

    @Test("is an item provider's object")
    func transfer() async throws {
        let provider = NSItemProvider(object: square(.red))
        #expect(provider.canLoadObject(ofClass: UIImage.self))
        let image = try await withCheckedThrowingContinuation { continuation in
            _ = provider.loadObject(ofClass: UIImage.self) { object, error in
                continuation.resume(with: object.map { .success($0 as? UIImage) } ?? .failure(error!))
            }
        }
        #expect(try #require(Pixels(image))[0, 0] == "FF0000")
    }
}
