import SwiftUICore
import Testing

@MainActor
@Suite("Size categories")
struct ContentSizeCategoryTests {
    @Test("A category is a size of dynamic type by its older name")
    func sizes() {
        var values = EnvironmentValues()
        #expect(values.sizeCategory == .large)
        values.sizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(values.dynamicTypeSize == .accessibility5)
        values.dynamicTypeSize = .xLarge
        #expect(values.sizeCategory == .extraLarge)
        #expect(values.sizeCategory < .accessibilityMedium && !values.sizeCategory.isAccessibilityCategory)
        #expect(ContentSizeCategory.allCases.count == DynamicTypeSize.allCases.count)
    }
}
