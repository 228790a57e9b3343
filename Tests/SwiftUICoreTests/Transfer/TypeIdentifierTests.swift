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

    private struct Undeclared: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            let type = UTType(importedAs: "com.example.identifiers.dropped")
            DataRepresentation(exportedContentType: type) { _ in Data("content".utf8) }
        }
    }

    private struct Similar: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            let type = UTType(importedAs: "com.example.identifiers.dropped.other")
            DataRepresentation(exportedContentType: type) { _ in Data("content".utf8) }
        }
    }

    /// The form that takes identifiers, without the compiler's advice to name types.
    private protocol NamingForms {
        @MainActor static func destination(of identifier: String, _ received: Binding<String>) -> AnyView
    }

    private enum DeprecatedForms: NamingForms {
        @available(*, deprecated)
        static func destination(of identifier: String, _ received: Binding<String>) -> AnyView {
            AnyView(
                Text(received.wrappedValue)
                    .frame(width: 100, height: 40)
                    .onDrop(of: [identifier], isTargeted: nil) { providers in
                        received.wrappedValue = providers.flatMap(\.registeredTypeIdentifiers).joined(separator: " ")
                        return true
                    }
            )
        }
    }

    @Test("A destination of such a type takes items of that very identifier, and no others")
    func drops() async throws {
        let identifier = "com.example.identifiers.dropped"
        struct Destination: View {
            let identifier: String
            let forms: any NamingForms.Type
            @State private var received = "nothing"

            var body: some View { forms.destination(of: identifier, $received) }
        }
        let window = TestWindow { Destination(identifier: identifier, forms: DeprecatedForms.self) }
        #expect(try await !window.drag([Similar()]).drop(on: window.view(text: "nothing"), of: window))
        #expect(try await window.drag([Undeclared()]).drop(on: window.view(text: "nothing"), of: window))
        #expect(window.texts == [identifier])
        #expect(LogCapture.shared.messages(containing: "No type has the identifier \(identifier),").count == 1)
    }
}
