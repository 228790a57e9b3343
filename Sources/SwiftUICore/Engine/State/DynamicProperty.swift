import Foundation
@_spi(Reflection) import Swift
import SystemSupport

/// A stored property of a view that the framework updates before each evaluation of the body.
@_weakLinked
public protocol DynamicProperty {
    /// Updates the property. Called before the body is evaluated, after the dynamic properties inside this one have been updated.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// A property that needs a place in its owner's storage, or something of the environment.
@MainActor
protocol InstallableProperty: DynamicProperty {
    /// Connects the property of a new view value with the owner's storage for it.
    /// - Parameters:
    ///   - slot: The owner's storage for this property.
    ///   - environment: The environment of the view.
    mutating func install(slot: inout AnyObject?, environment: EnvironmentValues)
}

/// The storage of a property that can be written.
protocol WritableSlot: AnyObject {
    /// A Boolean value that indicates whether it was.
    var isWritten: Bool { get }
}

/// An owner's storage for the dynamic properties of the values that pass through it.
///
/// Properties are connected in a copy of the value for one evaluation. A view value that is used at two places, or
/// again after it disappeared, has a separate state at each, and compared values stay as the program made them.
@MainActor
struct DynamicPropertyStorage {
    private var slots: [AnyObject?] = []

    /// A Boolean value that indicates whether something is kept that would be lost with the owner.
    var holdsWrittenState: Bool { slots.contains { ($0 as? any WritableSlot)?.isWritten ?? false } }

    /// A Boolean value that indicates whether nothing is kept for any property.
    var isEmpty: Bool {
        for slot in slots where slot != nil { return false }
        return true
    }

    /// Connects all dynamic properties of a value, in the order of their declaration.
    mutating func install<Value>(in value: inout Value, environment: EnvironmentValues) {
        let fields = DynamicField.fields(of: Value.self)
        guard !fields.isEmpty else { return }
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let base = bytes.baseAddress else { return }
            install(fields, at: base, environment)
        }
    }

    fileprivate mutating func install(
        _ fields: [DynamicField],
        at base: UnsafeMutableRawPointer,
        _ environment: EnvironmentValues
    ) {
        var index = 0
        install(fields, at: base, &index, environment)
    }

    private mutating func install(
        _ fields: [DynamicField],
        at base: UnsafeMutableRawPointer,
        _ index: inout Int,
        _ environment: EnvironmentValues
    ) {
        for field in fields {
            let address = base + field.offset
            switch field.kind {
            case .installable(let type):
                if index == slots.count { slots.append(nil) }
                type.install(at: address, slot: &slots[index], environment: environment)
                index += 1
            case .choice(let choice):
                if index == slots.count { slots.append(nil) }
                let slot = slots[index] as? ChoiceSlot ?? ChoiceSlot()
                slots[index] = slot
                index += 1
                slot.install(choice, at: address, environment)
            case .composed(let type, let inner):
                install(inner, at: address, &index, environment)
                type.update(at: address)
            }
        }
    }
}

/// An owner's storage for the dynamic properties of the current case of an enumeration or an optional. Those of another
/// case start anew.
@MainActor
private final class ChoiceSlot: WritableSlot {
    private var tag: Int?
    private var storage = DynamicPropertyStorage()

    nonisolated var isWritten: Bool { MainActor.assumeIsolated { storage.holdsWrittenState } }

    func install(_ choice: EnumerationPayload, at address: UnsafeMutableRawPointer, _ environment: EnvironmentValues) {
        choice.withPayload(at: address) { newTag, payload in
            if newTag != tag { storage = DynamicPropertyStorage() }
            tag = newTag
            guard let payload else { return }
            let fields = DynamicField.fields(ofPayload: payload.type)
            storage.install(fields, at: payload.address, environment)
        }
    }
}

/// The place of one of a structure's dynamic properties.
@MainActor
private struct DynamicField {
    enum Kind {
        /// One of the framework's own.
        case installable(any InstallableProperty.Type)
        /// A program's, which may have others inside.
        case composed(any DynamicProperty.Type, [DynamicField])
        /// An enumeration or an optional, whose payload may be a dynamic property or contain some.
        case choice(EnumerationPayload)
    }

    let offset: Int
    let kind: Kind

    private static var known: [AddressKey: [DynamicField]] = [:]

    /// Returns the dynamic properties of a type, found once.
    static func fields(of type: Any.Type) -> [DynamicField] {
        if let fields = known[AddressKey(type)] { return fields }
        // A type that contains itself, in an indirect case, has no more than is found so far.
        known[AddressKey(type)] = []
        var fields: [DynamicField] = []
        if let payload = EnumerationPayload(of: type) {
            fields.append(DynamicField(offset: 0, kind: .choice(payload)))
        } else {
            _ = _forEachField(of: type) { _, offset, fieldType, _ in
                MainActor.assumeIsolated {
                    if let kind = kind(of: fieldType) { fields.append(DynamicField(offset: offset, kind: kind)) }
                }
                return true
            }
        }
        known[AddressKey(type)] = fields
        return fields
    }

    /// Returns the dynamic properties of a payload: it may be one itself.
    static func fields(ofPayload type: Any.Type) -> [DynamicField] {
        if let kind = kind(of: type) { return [DynamicField(offset: 0, kind: kind)] }
        // A payload of several values is a tuple of them.
        return TypeKind(of: type) == .tuple ? fields(of: type) : []
    }

    private static func kind(of type: Any.Type) -> Kind? {
        // Most fields are none of these.
        let typeKind = TypeKind(of: type)
        if typeKind?.hasNoDeclaration == true || !dynamicProperties.mayInclude(type) { return nil }
        if typeKind == .optional {
            return isDynamic(EnumerationPayload.wrapped(byOptional: type))
                ? EnumerationPayload(of: type).map(Kind.choice) : nil
        }
        guard let type = type as? any DynamicProperty.Type else { return nil }
        return (type as? any InstallableProperty.Type).map(Kind.installable) ?? .composed(type, fields(of: type))
    }

    private static let dynamicProperties = ConformingDeclarations(of: (any DynamicProperty).self)

    private static func isDynamic(_ type: Any.Type) -> Bool { kind(of: type) != nil }
}

extension InstallableProperty {
    fileprivate static func install(
        at address: UnsafeMutableRawPointer,
        slot: inout AnyObject?,
        environment: EnvironmentValues
    ) {
        address.assumingMemoryBound(to: Self.self).pointee.install(slot: &slot, environment: environment)
    }
}

extension DynamicProperty {
    fileprivate static func update(at address: UnsafeMutableRawPointer) {
        address.assumingMemoryBound(to: Self.self).pointee.update()
    }
}
