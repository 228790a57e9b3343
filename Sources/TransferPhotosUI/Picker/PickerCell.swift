import Foundation
import SwiftUICore

/// A file: its small picture, and the mark of the selection.
struct PickerCell {
    let file: MediaFile
    /// The place in the selection, from 1; nil for a file that is not selected.
    let number: Int?
    let isOrdered: Bool
    let isFocused: Bool
    /// A Boolean value that indicates whether no more files can be selected.
    let isOut: Bool
    let choose: @MainActor () -> Void
}

@MainActor extension PickerCell: View {
    var body: some View {
        Color.primary.opacity(0.06)
            .aspectRatio(1, contentMode: .fit)
            .overlay {
                FileThumbnail(
                    file.url,
                    side: 128,
                    icon: Image(systemName: file.isFilm ? "film" : "photo"),
                    iconInset: 36,
                    contentMode: .fill
                )
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
            }
            .clipped()
            .opacity(number == nil && isOut ? 0.5 : 1)
            .overlay(alignment: .bottomLeading) { if file.isFilm { filmMark } }
            .overlay { if number != nil { Color.accentColor.opacity(0.25) } }
            .overlay { border }
            .overlay(alignment: .bottomTrailing) { if let number { mark(number) } }
            .contentShape(Rectangle())
            .onTapGesture(perform: choose)
            .help(file.name)
            .accessibilityElement(children: .ignore)
            .accessibilityIdentifier(file.name)
            .accessibilityLabel(label)
            .accessibilityValue(number.map { isOrdered ? "Selected as number \($0)" : "Selected" } ?? "")
            .accessibilityAddTraits(number == nil ? .isButton : [.isButton, .isSelected])
            .accessibilityAction { choose() }
    }

    private var filmMark: some View {
        Image(systemName: "video.fill")
            .font(.caption)
            .foregroundStyle(.white)
            .padding(4)
            .background(.black.opacity(0.5), in: RoundedRectangle(cornerRadius: 4))
            .padding(4)
    }

    private var border: some View {
        Rectangle()
            .strokeBorder(
                isFocused ? AnyShapeStyle(Color.primary) : AnyShapeStyle(Color.accentColor),
                lineWidth: isFocused ? 3 : number == nil ? 0 : 3
            )
    }

    private func mark(_ number: Int) -> some View {
        Group {
            if isOrdered {
                Text("\(number)").font(.caption.bold())
            } else {
                Image(systemName: "checkmark").font(.caption.bold())
            }
        }
        .foregroundStyle(.white)
        .frame(minWidth: 22, minHeight: 22)
        .background(Color.accentColor, in: Circle())
        .overlay { Circle().strokeBorder(.white, lineWidth: 1.5) }
        .padding(6)
    }

    /// The words of screen readers.
    private var label: String {
        let date = file.date.formatted(date: .abbreviated, time: .shortened)
        return "\(file.isFilm ? "Video" : "Photo"), \(file.name), \(date)"
    }
}
