import Foundation
import LogCapture
import Testing
import TransferableTesting
import UniformTypeIdentifiers

@testable import SwiftUICore

/// Types that an app names by their identifiers.
@MainActor
@Suite("Type identifiers")
struct TypeIdentifierTests {
    @Test("One without a type is compared by itself, and that is said once")
    func undeclared() throws {
        _ = LogCapture.shared
        let identifier = "com.example.identifiers.nota"
        for _ in 1...2 {
            let types = UTType.types(of: ["public.plain-text", identifier])
            #expect(types.map(\.identifier) == ["public.plain-text", identifier])
            let provider = NSItemProvider()
            provider.registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { completion in
                completion(Data("content".utf8), nil)
                return nil
            }
            #expect(provider.hasRepresentation(conformingToAnyOf: types))
            let other = NSItemProvider()
            other.registerDataRepresentation(forTypeIdentifier: identifier + ".other", visibility: .all) { completion in
                completion(Data(), nil)
                return nil
            }
            #expect(!other.hasRepresentation(conformingToAnyOf: types))
        }
        let said = "No type has the identifier \(identifier),"
        #expect(LogCapture.shared.messages(containing: said).count == 1)
        #expect(LogCapture.shared.modules(ofMessagesContaining: said) == ["SwiftUICore"])
    }
}
