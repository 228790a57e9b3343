import SwiftUI

/// Draws a landscape in the size that it is given.
struct LandscapeView: View {
    let landscape: Landscape

    var body: some View {
        ZStack {
            LinearGradient(colors: landscape.light.sky, startPoint: .top, endPoint: .bottom)
            Sun(center: landscape.sun).fill(landscape.light.sun)
            ForEach(landscape.ridges.indices, id: \.self) { index in
                Ridge(heights: landscape.ridges[index])
                    .fill(landscape.light.land.opacity(0.45 + 0.275 * Double(index)))
            }
        }
    }
}

/// A disc in the sky.
struct Sun: Shape {
    let center: UnitPoint

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) * 0.07
        let (x, y) = (rect.minX + center.x * rect.width, rect.minY + center.y * rect.height)
        return Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }
}

/// Mountains in front of the sky.
struct Ridge: Shape {
    /// The heights from left to right, by their share of the height from the top.
    let heights: [Double]

    func path(in rect: CGRect) -> Path {
        func point(_ index: Int) -> CGPoint {
            CGPoint(
                x: rect.minX + rect.width * Double(index) / Double(heights.count - 1),
                y: rect.minY + rect.height * heights[index]
            )
        }
        return Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.addLine(to: point(0))
            for index in heights.indices.dropFirst() {
                let (from, to) = (point(index - 1), point(index))
                path.addQuadCurve(to: to, control: CGPoint(x: (from.x + to.x) / 2, y: min(from.y, to.y)))
            }
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}
