import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Size categories")
struct ContentSizeCategoryTests {
    private struct Probe: View {
        @Environment(\.sizeCategory) private var category
        @Environment(\.dynamicTypeSize) private var size
        var body: some View { Text("\(category) \(size)") }
    }

    @Test("A size category is the size of dynamic type under another name")
    func environment() {
        let window = TestWindow {
            Probe()
            Probe().dynamicTypeSize(.accessibility2)
            Probe().environment(\.sizeCategory, .extraExtraExtraLarge)
        }
        #expect(
            window.texts == [
                "large large", "accessibilityLarge accessibility2", "extraExtraExtraLarge xxxLarge",
            ]
        )
    }

    @Test("Categories are in order, and those for people who see little are told apart")
    func order() {
        #expect(ContentSizeCategory.extraSmall < .large && ContentSizeCategory.accessibilityMedium > .extraLarge)
        #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
        #expect(ContentSizeCategory.allCases == ContentSizeCategory.allCases.sorted())
        #expect(ContentSizeCategory.allCases.count == DynamicTypeSize.allCases.count)
    }
}
