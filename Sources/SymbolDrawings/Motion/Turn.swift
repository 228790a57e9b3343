import Glibc

/// The sine and the cosine of an angle.
struct Turn {
    let sine: Double
    let cosine: Double

    init(degrees: Double) {
        let radians = degrees * .pi / 180
        (sine, cosine) = (sin(radians), cos(radians))
    }
}
