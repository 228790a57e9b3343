import Foundation
import SwiftUICore
import Testing
import UniformTypeIdentifiers

@testable import GTKHost

/// Views that are drawn without a window, in a process without a display.
@MainActor
@Suite("Drawing without a window")
struct DrawingTests {
    private func draw(
        _ proposal: ProposedViewSize = .unspecified,
        scale: Double = 1,
        isOpaque: Bool = false,
        as contentType: UTType = .png,
        @ViewBuilder _ content: () -> some View
    ) throws -> Data {
        try PictureConverter().picture(of: content(), proposal, scale: scale)
            .data(as: contentType, scale: scale, isOpaque: isOpaque)
    }

    private func bitmap(
        _ proposal: ProposedViewSize = .unspecified,
        scale: Double = 1,
        isOpaque: Bool = false,
        @ViewBuilder _ content: () -> some View
    ) throws -> Bitmap {
        try Bitmap(draw(proposal, scale: scale, isOpaque: isOpaque, content))
    }

    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let blue = Color(red: 0, green: 0, blue: 1)

    @Test("A program that is linked with the host finds its converter, which it knows by a name alone")
    func converter() { #expect(ImageConversion.drawing is PictureConverter) }

    @Test func layoutAndShapesAreDrawnAtAScale() throws {
        let picture = try bitmap(scale: 2) {
            HStack(spacing: 10) {
                Rectangle().fill(Self.red).frame(width: 20, height: 10)
                Rectangle().fill(Self.blue).frame(width: 20, height: 10)
            }
        }
        #expect(picture.width == 100 && picture.height == 20)
        #expect(picture[1, 1] == [255, 0, 0, 255])
        #expect(picture[50, 10][3] == 0)
        #expect(picture[98, 18] == [0, 0, 255, 255])
    }

    @Test func theProposalDecidesTheSize() throws {
        let picture = try bitmap(ProposedViewSize(width: 60, height: 30)) { Rectangle().fill(Self.red) }
        #expect(picture.width == 60 && picture.height == 30)
    }

    @Test func textTakesItsSizeAndColor() throws {
        let short = try bitmap { Text("I").font(.system(size: 40)).foregroundStyle(Self.red) }
        let long = try bitmap { Text("A longer line").font(.system(size: 40)).foregroundStyle(Self.red) }
        #expect(long.width > short.width * 4)
        #expect(long.inkCount > 50)
        let inked = (0..<short.width).flatMap { x in (0..<short.height).map { short[x, $0] } }.filter { $0[3] == 255 }
        #expect(!inked.isEmpty && inked.allSatisfy { $0[0] > 200 && $0[1] < 50 })
        let wrapped = try bitmap(ProposedViewSize(width: 160, height: nil)) {
            Text("A longer line").font(.system(size: 40))
        }
        #expect(wrapped.height > long.height && wrapped.width <= 160)
    }

    @Test func effectsAreDrawn() throws {
        let faint = try bitmap { Rectangle().fill(Self.red).frame(width: 10, height: 10).opacity(0.5) }
        #expect((126...129).contains(faint[5, 5][3]))
        let round = try bitmap { Rectangle().fill(Self.red).frame(width: 20, height: 20).clipShape(Circle()) }
        #expect(round[0, 0][3] == 0 && round[10, 10] == [255, 0, 0, 255])
        let turned = try bitmap {
            HStack(spacing: 0) {
                Rectangle().fill(Self.red).frame(width: 10, height: 10)
                Rectangle().fill(Self.blue).frame(width: 10, height: 10)
            }
            .rotationEffect(.degrees(180))
        }
        #expect(turned[5, 5][2] == 255 && turned[15, 5][0] == 255)
        let small = try bitmap {
            Rectangle().fill(Self.red).frame(width: 20, height: 20).scaleEffect(0.5).padding(1)
        }
        #expect(small[3, 3][3] == 0 && small[11, 11] == [255, 0, 0, 255])
        let shadowed = try bitmap {
            Rectangle().fill(Self.red).frame(width: 10, height: 10)
                .shadow(color: Self.blue, radius: 0, x: 10, y: 0)
                .padding(.trailing, 10)
        }
        #expect(shadowed[15, 5][2] == 255)
    }

    @Test func pathsAndGradientsAreDrawn() throws {
        let line = try bitmap {
            Path { path in
                path.move(to: CGPoint(x: 0, y: 5))
                path.addLine(to: CGPoint(x: 20, y: 5))
            }
            .stroke(Self.red, lineWidth: 2)
            .frame(width: 20, height: 10)
        }
        #expect(line[10, 5][0] > 200 && line[10, 1][3] == 0)
        let dashes = try bitmap {
            Path { path in
                path.move(to: CGPoint(x: 0, y: 5))
                path.addLine(to: CGPoint(x: 40, y: 5))
            }
            .stroke(Self.red, style: StrokeStyle(lineWidth: 4, dash: [10, 10]))
            .frame(width: 40, height: 10)
        }
        #expect(dashes[5, 5][3] == 255 && dashes[15, 5][3] == 0 && dashes[25, 5][3] == 255)
        let odd = try bitmap {
            Rectangle().strokeBorder(Self.red, style: StrokeStyle(lineWidth: 2, dash: [-1, .nan, 0]))
                .frame(width: 20, height: 10)
        }
        #expect(odd[10, 0][3] > 200 && odd[10, 5][3] == 0)
        let gradient = try bitmap {
            LinearGradient(colors: [Self.red, Self.blue], startPoint: .leading, endPoint: .trailing)
                .frame(width: 100, height: 10)
        }
        #expect(gradient[2, 5][0] > 240 && gradient[97, 5][2] > 240)
    }

    @Test func picturesAreDrawn() throws {
        let inner = try draw { Rectangle().fill(Self.red).frame(width: 8, height: 8) }
        let picture = try bitmap { Image(data: inner, contentType: .png).resizable().frame(width: 40, height: 20) }
        #expect(picture.width == 40 && picture.height == 20)
        #expect(picture[20, 10] == [255, 0, 0, 255])
        let broken = try bitmap {
            Image(data: Data("no picture".utf8), contentType: .png).resizable().frame(width: 5, height: 5)
        }
        #expect(broken.inkCount == 0)
    }

    @Test func whatAppearsIsDrawnAsItIsThen() throws {
        struct Content: View {
            @State private var isWide = false
            var body: some View {
                Rectangle().fill(.red).frame(width: isWide ? 50 : 10, height: 10).onAppear { isWide = true }
            }
        }
        #expect(try bitmap { Content() }.width == 50)
    }

    @Test func lazyStacksAndScrollViewsShowTheirBeginning() throws {
        let picture = try bitmap(ProposedViewSize(width: 20, height: 40)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000) { Rectangle().fill($0 == 0 ? Self.red : Self.blue).frame(height: 20) }
                }
            }
        }
        #expect(picture.width == 20 && picture.height == 40)
        #expect(picture[10, 10] == [255, 0, 0, 255])
        #expect(picture[10, 30] == [0, 0, 255, 255])
    }

    @Test func buttonsShowTheirLabelAndOtherControlsAFrame() throws {
        let button = try bitmap { Button("Send") {} }
        let label = try bitmap { Text("Send") }
        #expect(button.width > label.width && button.height > label.height)
        #expect(button.inkCount > label.inkCount)
        let prominent = try bitmap { Button("Send") {}.buttonStyle(.borderedProminent) }
        #expect(prominent.contains { $0[0] > 220 && $0[2] > 220 }, "light text")
        #expect(!button.contains { $0[0] > 220 && $0[3] > 200 }, "dark text")
        let field = try bitmap { TextField("Name", text: .constant("")).frame(width: 100, height: 30) }
        #expect(field[50, 0][3] > 0 && field[50, 15][3] == 0)
    }

    @Test func formats() throws {
        func card(_ type: UTType) throws -> Data {
            try draw(as: type) { Text("Ada").padding().background(Self.red) }
        }
        #expect(try card(.png).starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(try card(.jpeg).starts(with: [0xFF, 0xD8]))
        #expect(try Bitmap(card(.tiff)).inkCount > 0)
        #expect(try card(.pdf).starts(with: Data("%PDF-".utf8)))
        #expect(try String(decoding: card(.svg), as: UTF8.self).contains("<svg"))
        #expect(throws: ImageTransferError.self) { try card(.plainText) }
    }

    @Test func anOpaquePictureHasAGround() throws {
        let picture = try bitmap(isOpaque: true) { Color.clear.frame(width: 4, height: 4) }
        #expect(picture[1, 1] == [0, 0, 0, 255])
    }

    @Test func sizesThatNoPictureHasAreErrors() throws {
        for side in [0, 40_000] as [CGFloat] {
            let error = #expect(throws: ImageTransferError.self) {
                try draw { Rectangle().frame(width: side, height: side) }
            }
            #expect(error?.description.contains("cannot be drawn") == true)
        }
        #expect(throws: ImageTransferError.self) { try draw { EmptyView() } }
    }
}
