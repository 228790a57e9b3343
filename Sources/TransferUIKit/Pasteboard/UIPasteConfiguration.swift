import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// The types of items that an object accepts when something is pasted.
@MainActor @preconcurrency
public final class UIPasteConfiguration: NSObject {
    /// The identifiers of the types. An item is accepted that has one that conforms to one of them.
    public var acceptableTypeIdentifiers: [String]

    /// Creates a configuration that accepts nothing yet.
    public override convenience init() { self.init(acceptableTypeIdentifiers: []) }

    /// Creates a configuration.
    /// - Parameter acceptableTypeIdentifiers: The identifiers of the types.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Creates a configuration that accepts items of which objects of a class are made.
    /// - Parameter aClass: The class.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Accepts further types.
    /// - Parameter acceptableTypeIdentifiers: The identifiers of the types.
    public func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }

    /// Accepts the items of which objects of a class are made.
    /// - Parameter aClass: The class.
    public func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    var contentTypes: [UTType] { acceptableTypeIdentifiers.compactMap { UTType($0) ?? UTType(importedAs: $0) } }
}

/// An object that receives what is pasted.
@MainActor @preconcurrency
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The types that the object accepts; nil for none.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Receives the items that have been pasted.
    func paste(itemProviders: [NSItemProvider])
    /// Returns whether the object takes items, which have been found to be of its types.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
    /// Does nothing.
    public func paste(itemProviders: [NSItemProvider]) {}
    /// Returns `true`.
    public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { true }
}
