import CoreTransferable
import Foundation
import TransferKit
import UniformTypeIdentifiers

/// A button that pastes. It is enabled while the pasteboard has contents that it accepts.
@_weakLinked
public struct PasteButton {
    let contentTypes: [UTType]
    let paste: ([NSItemProvider]) async -> Void

    /// Creates a button that pastes values of a type.
    /// - Parameters:
    ///   - payloadType: The type of the pasted values.
    ///   - onPaste: Called with the values.
    @MainActor
    public init<Payload: Transferable>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {
        contentTypes = importedTypes(of: payloadType, for: "PasteButton")
        paste = { providers in
            let values = await providers.loadValues(of: payloadType, for: "PasteButton", transferLogger)
            if !values.isEmpty { onPaste(values) }
        }
    }

    /// Creates a button that pastes items of the specified types.
    /// - Parameters:
    ///   - supportedContentTypes: The types; an item has one that conforms to one of them.
    ///   - payloadAction: Called with the items that have one.
    @MainActor
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        self.init(of: supportedContentTypes, validator: { $0 }, payloadAction: payloadAction)
    }

    /// Creates a button that validates items of the specified types before pasting them.
    /// - Parameters:
    ///   - supportedContentTypes: The types. An item must have one that conforms to one of them.
    ///   - validator: Called with the items that have one. Returning nil prevents the paste.
    ///   - payloadAction: Called with the result of the validator.
    @available(*, deprecated, message: "Use the form with a payload type, or check the items in the action.")
    @MainActor
    public init<Payload>(
        supportedContentTypes: [UTType],
        validator: @escaping ([NSItemProvider]) -> Payload?,
        payloadAction: @escaping (Payload) -> Void
    ) {
        self.init(of: supportedContentTypes, validator: validator, payloadAction: payloadAction)
    }

    /// Creates a button that pastes items of the types with the specified identifiers.
    @available(*, deprecated, message: "Use the form that takes types.")
    @MainActor
    public init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        self.init(supportedContentTypes: UTType.types(of: supportedTypes), payloadAction: payloadAction)
    }

    /// Creates a button that validates items of the types with the specified identifiers before pasting them.
    @available(*, deprecated, message: "Use the form with a payload type, or check the items in the action.")
    @MainActor
    public init<Payload>(
        supportedTypes: [String],
        validator: @escaping ([NSItemProvider]) -> Payload?,
        payloadAction: @escaping (Payload) -> Void
    ) {
        self.init(of: UTType.types(of: supportedTypes), validator: validator, payloadAction: payloadAction)
    }

    @MainActor
    private init<Payload>(
        of supportedContentTypes: [UTType],
        validator: @escaping ([NSItemProvider]) -> Payload?,
        payloadAction: @escaping (Payload) -> Void
    ) {
        contentTypes = supportedContentTypes
        paste = { providers in
            let fitting = providers.filter { $0.hasRepresentation(conformingToAnyOf: supportedContentTypes) }
            if !fitting.isEmpty, let payload = validator(fitting) { payloadAction(payload) }
        }
    }
}

extension PasteButton: View {
    public var body: some View {
        Button(paste: PasteTarget(contentTypes: contentTypes, perform: paste)) {
            Label("Paste", systemImage: "doc.on.clipboard")
        }
    }
}
