import Foundation
import SwiftUICore
import UniformTypeIdentifiers

// The declarations of drag and drop, copy and paste that name types by strings, which Apple's interface deprecates. They
// compile; the compiler recommends the forms with types.

@available(*, deprecated)
struct DeprecatedTransferDeclarations: View {
    private struct Delegate: DropDelegate {
        func performDrop(info: DropInfo) -> Bool {
            info.hasItemsConforming(to: ["public.text"]) && !info.itemProviders(for: ["public.text"]).isEmpty
        }
    }

    var body: some View {
        Text("1").onDrop(of: ["public.text"], isTargeted: nil) { providers in !providers.isEmpty }
        Text("2").onDrop(of: ["public.text"], isTargeted: nil) { providers, location in location.x > 0 }
        Text("3").onDrop(of: ["public.text"], delegate: Delegate())
        Text("4").onPasteCommand(of: ["public.text"]) { providers in print(providers) }
        Text("5").onPasteCommand(of: ["public.text"]) { providers in
            providers.first
        } perform: {
            print($0)
        }
        PasteButton(supportedTypes: ["public.text"]) { print($0) }
        PasteButton(supportedTypes: ["public.text"]) { providers in
            providers.first
        } payloadAction: {
            print($0)
        }
        PasteButton(supportedContentTypes: [.text]) { providers in
            providers.first
        } payloadAction: {
            print($0)
        }
        List { ForEach(0..<2) { Text("\($0)") }.onInsert(of: ["public.text"]) { index, items in print(index, items) } }
    }
}
