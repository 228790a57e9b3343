/// The sections of a container's content, in order.
///
/// Views outside of every ``Section`` that follow one another make a section without header and footer. A content without
/// views is one such section.
@_weakLinked
public struct SectionCollection: RandomAccessCollection {
    private let sections: [SectionConfiguration]

    init(_ sections: [SectionConfiguration] = []) { self.sections = sections }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// A section of a container's content.
@_weakLinked
public struct SectionConfiguration: Identifiable {
    /// The identity of a section within its content.
    @_weakLinked
    public struct ID: Hashable, Sendable {
        enum Kind: Hashable {
            case explicit(ObjectIdentifier)
            /// The views between a section, or the beginning, and the next.
            case implicit(after: ObjectIdentifier?)
        }

        let kind: Kind
    }

    /// The identity of the section, which lasts as long as the section exists.
    public let id: ID
    /// The container values that modifiers of the section itself set; empty for views outside of sections.
    public let containerValues: ContainerValues
    /// The views of the header.
    public let header: SubviewsCollection
    /// The views of the section.
    public let content: SubviewsCollection
    /// The views of the footer.
    public let footer: SubviewsCollection
}

/// Tells which part of a section a view is.
enum SectionPartTrait: TraitKey {
    static var defaultValue: RowSection? { nil }
}

extension SectionCollection {
    /// Creates the sections of a content's views.
    /// - Parameters:
    ///   - subviews: The views.
    ///   - elements: The elements of the views.
    @MainActor
    init(_ subviews: [Subview], of elements: [LayoutElement]) {
        var sections: [SectionConfiguration] = []
        var last: ObjectIdentifier?
        var rest = zip(subviews, elements).map { (subview: $0, element: $1, mark: $1.traits[SectionPartTrait.self]) }[
            ...
        ]
        while let first = rest.first {
            let parts = rest.prefix { $0.mark?.id == first.mark?.id }
            rest = rest.dropFirst(parts.count)
            func views(_ part: RowSection.Part) -> SubviewsCollection {
                SubviewsCollection(parts.filter { ($0.mark?.part ?? .content) == part }.map(\.subview))
            }
            sections.append(
                SectionConfiguration(
                    id: .init(kind: first.mark.map { .explicit($0.id) } ?? .implicit(after: last)),
                    containerValues: first.mark == nil
                        ? ContainerValues() : ContainerValues(of: first.element, outsideSection: true),
                    header: views(.header),
                    content: views(.content),
                    footer: views(.footer)
                )
            )
            last = first.mark?.id
        }
        if sections.isEmpty {
            let nothing = SubviewsCollection()
            sections = [
                SectionConfiguration(
                    id: .init(kind: .implicit(after: nil)),
                    containerValues: ContainerValues(),
                    header: nothing,
                    content: nothing,
                    footer: nothing
                )
            ]
        }
        self.init(sections)
    }
}
