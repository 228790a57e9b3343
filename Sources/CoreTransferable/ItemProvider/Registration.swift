internal import SystemSupport

/// One representation of a provider's item: its type, the programs that can see it, and how it is made when asked for.
struct Registration: Sendable {
    let contentType: UTType
    let visibility: NSItemProviderRepresentationVisibility
    let kind: NSItemProvider.RepresentationInfo.Kind

    /// The name of the registering code, for messages.
    let origin: @Sendable () -> String

    /// The name that the representation suggests for its file.
    var suggestedFileName: @Sendable () -> String? = { nil }

    /// The URL that the representation's bytes contain, if it is that of a file and known without making the bytes.
    var fileURL: @Sendable () -> URL? = { nil }

    /// A Boolean value that indicates whether the representation was made of another one for receivers in this process, so it is
    /// not sent on.
    var isConverted = false

    /// A closure that creates the representation. The progress has a hundred units for it.
    let produce: @Sendable (Progress) async throws -> Payload

    /// A closure that loads the registered object, if the representation was registered as an object.
    var loadItem: (@Sendable (_ options: [AnyHashable: Any]?) async throws -> UncheckedBox<any NSSecureCoding>)?

    /// The name of this representation in messages.
    var label: String { "\(origin())(\(contentType.identifier))" }

    /// Returns the name of the file of this representation.
    ///
    /// - Parameters:
    ///   - suggestedName: The name that the provider suggests, without an extension.
    ///   - existing: The name that the sender's file has, if it is one.
    func fileName(suggestedName: String?, existing: String?) -> String {
        let provided = suggestedName.flatMap(FileName.sanitized).map { name in
            FileName.extended(name, existing: existing, contentType: contentType)
        }
        return FileName.complete([suggestedFileName(), provided, existing], contentType: contentType)
    }
}

extension UTType {
    /// Creates the type of an identifier, even if the type is not declared: a received type may be known only to its
    /// sender.
    init(registered identifier: String) {
        self = UTType(identifier) ?? UTType(importedAs: identifier)
    }
}
