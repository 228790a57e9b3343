import Foundation
@_spi(Reflection) import Swift
import UniformTypeIdentifiers

extension View {
    /// Prints the properties of this view that have changed since the last evaluation of its body. Call it in the body. An example of the
    /// output is `ContentView: @self, _count changed.`
    ///
    /// - `@self`: The view has other values than before, or is new.
    /// - `@identity`: The view is at a new place, where its state begins.
    /// - `_count`: The property `count` of a wrapper such as `State` or `Environment`.
    /// - `@dependencies`: An observable object that the body reads.
    ///
    /// It is meant for debugging: `let _ = Self._printChanges()`.
    public static func _printChanges() {
        if let changes = BodyChanges.inEvaluation(of: Self.self) { print(changes) }
    }

    /// Logs the properties of this view that have changed since the last evaluation of its body. Call it in the body. The message is that
    /// of ``_printChanges()``, at the level `debug` and with the label `SwiftUI.ChangedBodyProperties`.
    public static func _logChanges() {
        guard let changes = BodyChanges.inEvaluation(of: Self.self) else { return }
        BackgroundLogger(label: "SwiftUI.ChangedBodyProperties").debug(changes)
    }
}

/// The changed parts of the views that print them, since the last evaluation of each.
///
/// It keeps the values of a view that it was asked about until the window closes, and costs others nothing.
final class BodyChanges: GraphService {
    /// The last evaluation of a view.
    private struct Record {
        weak var reader: AnyObject?
        let value: Any
        /// The values of the dynamic properties, by their names.
        let properties: [String: Any]
    }

    private var records: [ObjectIdentifier: Record] = [:]

    init() {}

    /// Returns the changes of the view whose body is evaluated on this thread, as text; nil where none of the type is.
    nonisolated static func inEvaluation<Content>(of type: Content.Type) -> String? {
        let text = Evaluation.note { evaluation -> String? in
            guard let node = evaluation.reader as? ViewNode, let value = evaluation.subject(as: Content.self) else {
                return nil
            }
            let changes = node.graph.service(BodyChanges.self).changes(of: value, at: node)
            return "\(name(of: type)): "
                + (changes.isEmpty ? "unchanged." : changes.joined(separator: ", ") + " changed.")
        }
        return text ?? nil
    }

    private func changes<Content>(of value: Content, at node: ViewNode) -> [String] {
        let properties = Self.properties(of: value)
        let before = records[ObjectIdentifier(node)].flatMap { $0.reader === node ? $0 : nil }
        records[ObjectIdentifier(node)] = Record(
            reader: node,
            value: value,
            properties: Dictionary(properties.map { ($0.name, $0.value) }) { $1 }
        )
        guard let before, let last = before.value as? Content else {
            return ["@self"] + (properties.isEmpty ? [] : ["@identity"]) + properties.map(\.name)
        }
        var changes = areEqual(last, value) ? [] : ["@self"]
        var objects: [String] = []
        for property in properties {
            if property.isObject { objects.append(property.name) }
            if let old = before.properties[property.name], !Self.areSame(old, property.value) {
                changes.append(property.name)
            }
        }
        // An object that is the same as before has published a change, or Observation has told of one.
        return changes.isEmpty ? (objects.isEmpty ? ["@dependencies"] : objects) : changes
    }

    private static func areSame(_ first: Any, _ second: Any) -> Bool {
        func compare<Value>(_ first: Value) -> Bool { (second as? Value).map { areEqual(first, $0) } ?? false }
        return compare(first)
    }

    /// The dynamic properties of a view, by the names of their storage.
    private static func properties<Content>(of value: Content) -> [(name: String, value: Any, isObject: Bool)] {
        Mirror(reflecting: value).children.compactMap { child in
            guard let name = child.label, child.value is any DynamicProperty else { return nil }
            guard let known = child.value as? any ReportedProperty else { return (name, child.value, false) }
            return (name, known.reportedValue, known.isObject)
        }
    }

    /// The name of a type as a program writes it, without its module.
    private static func name(of type: Any.Type) -> String {
        let parts = _typeName(type, qualified: true).replacing(/\(unknown context at [^)]*\)\./) { _ in "" }
        return parts.split(separator: ".").dropFirst().joined(separator: ".")
    }
}

/// A dynamic property whose value tells whether it has changed.
@MainActor
private protocol ReportedProperty {
    var reportedValue: Any { get }
    /// A Boolean value that indicates whether it is an object that publishes its changes.
    var isObject: Bool { get }
}

extension ReportedProperty {
    var isObject: Bool { false }
}

extension State: ReportedProperty { fileprivate var reportedValue: Any { wrappedValue } }
extension Binding: ReportedProperty { fileprivate var reportedValue: Any { wrappedValue } }
extension Environment: ReportedProperty { fileprivate var reportedValue: Any { wrappedValue } }

extension ObservedObject: ReportedProperty {
    fileprivate var reportedValue: Any { wrappedValue }
    fileprivate var isObject: Bool { true }
}

extension StateObject: ReportedProperty {
    fileprivate var reportedValue: Any { wrappedValue }
    fileprivate var isObject: Bool { true }
}

extension EnvironmentObject: ReportedProperty {
    fileprivate var reportedValue: Any { wrappedValue }
    fileprivate var isObject: Bool { true }
}
