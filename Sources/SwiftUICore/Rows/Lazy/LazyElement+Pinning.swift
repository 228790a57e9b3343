import Foundation

/// The rows of a section of which the header or the footer is pinned.
struct PinnedSection {
    var rows: Range<Int>
    var header: Int?
    var footer: Int?
}

extension LazyElement {
    /// Returns the sections, by the rows of theirs that are to be pinned.
    func pinnedSections() -> [Int: PinnedSection] {
        guard !arrangement.pinnedViews.isEmpty else { return [:] }
        var sections: [PinnedSection] = []
        var last: ObjectIdentifier?
        for part in parts {
            guard let section = part.section else {
                last = nil
                continue
            }
            if section.id != last { sections.append(PinnedSection(rows: part.rows)) }
            last = section.id
            let index = sections.count - 1
            sections[index].rows = sections[index].rows.lowerBound..<part.rows.upperBound
            let first = part.rows.lowerBound
            if section.part == .header, arrangement.pinnedViews.contains(.sectionHeaders) {
                sections[index].header = sections[index].header ?? first
            }
            if section.part == .footer, arrangement.pinnedViews.contains(.sectionFooters) {
                sections[index].footer = first
            }
        }
        var pins: [Int: PinnedSection] = [:]
        for section in sections {
            for row in [section.header, section.footer] { if let row { pins[row] = section } }
        }
        return pins
    }

    /// Returns the headers and footers that are pinned while a part of the element is visible.
    func pinnedRows(in visible: ClosedRange<CGFloat>) -> [Int] {
        pins.filter { extent(of: $0.value).overlaps(visible) }.map(\.key)
    }

    /// Returns the place of a header or a footer: at the edge of the visible part, as long as its section is visible.
    func place(
        of row: Int,
        at start: CGFloat,
        in section: PinnedSection,
        _ visible: ClosedRange<CGFloat>
    ) -> CGFloat {
        let extent = extent(of: section)
        let length = lengths[lines.line(of: row)]
        if row == section.header {
            return max(start, min(visible.lowerBound, extent.upperBound - length))
        }
        return min(start, max(visible.upperBound - length, extent.lowerBound))
    }

    private func extent(of section: PinnedSection) -> ClosedRange<CGFloat> {
        let last = lines.line(of: section.rows.upperBound - 1)
        let start = lengths.start(of: lines.line(of: section.rows.lowerBound))
        // With negative space between lines, the last one may precede the first.
        return start...max(start, lengths.start(of: last) + lengths[last])
    }
}
