import AppFiles
import Foundation
import Testing

@Suite("The methods of the main bundle")
struct MainBundleMethodTests {
    /// A failure names what another Foundation calls differently; `MainBundle.c` has the names.
    @Test func allMethodsAreThoseOfTheApp() { #expect(Bundle.missingMethods == []) }
}
