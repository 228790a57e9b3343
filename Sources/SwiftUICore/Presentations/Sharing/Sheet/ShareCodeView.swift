import Foundation
import TransferKit

/// A QR code with its light border, dark on light regardless of the desktop's colours.
@_weakLinked
struct ShareCodeView {
    let code: ShareCode
}

extension ShareCodeView: View {
    var body: some View {
        ShareCodeShape(code: code)
            .fill(.black)
            .frame(width: 280, height: 280)
            .background(.white)
            .accessibilityElement()
            .accessibilityLabel("QR code")
            .accessibilityAddTraits(.isImage)
    }
}

/// The dark modules of a code.
@_weakLinked
struct ShareCodeShape {
    let code: ShareCode
}

extension ShareCodeShape: Shape {
    func path(in rect: CGRect) -> Path {
        let count = code.width + 2 * ShareCode.quietZone
        // Modules of whole points have sharp edges.
        let side = max(1, (min(rect.width, rect.height) / CGFloat(count)).rounded(.down))
        let origin = CGPoint(
            x: rect.midX - side * CGFloat(code.width) / 2,
            y: rect.midY - side * CGFloat(code.width) / 2
        )
        var path = Path()
        for line in 0..<code.width {
            for column in 0..<code.width where code.isDark(column, line) {
                path.addRect(
                    CGRect(
                        x: origin.x.rounded() + side * CGFloat(column),
                        y: origin.y.rounded() + side * CGFloat(line),
                        width: side,
                        height: side
                    )
                )
            }
        }
        return path
    }
}
