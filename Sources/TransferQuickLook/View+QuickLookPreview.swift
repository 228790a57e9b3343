import Foundation
import SwiftUICore

extension View {
    /// Presents a preview of a file while a binding is not nil.
    ///
    /// ```swift
    /// List(files, id: \.self) { file in Button(file.lastPathComponent) { shown = file } }
    ///     .quickLookPreview($shown)
    /// ```
    ///
    /// The preview is that of the desktop, such as GNOME Sushi, or else a window with the text, the picture, the pages, the film or the
    /// sound of the file. Pages of PDF documents are shown where the machine has poppler's library for GLib, and films and sounds where
    /// GTK can play them; of other files the window shows the icon, the kind and the size. At most the first megabyte of a text is shown.
    /// - Parameter item: The file; nil is written when the user closes the preview.
    nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View {
        modifier(QuickLookPresenter(selection: item, items: { item.wrappedValue.map { [$0] } ?? [] }))
    }

    /// Presents a preview of a file from a collection while a binding is not nil. The arrow keys move through the collection.
    /// - Parameters:
    ///   - selection: The file. The next one is written when the user moves to it, and nil when the user closes the preview.
    ///   - items: The files.
    nonisolated public func quickLookPreview<Items: RandomAccessCollection>(
        _ selection: Binding<Items.Element?>,
        in items: Items
    ) -> some View where Items.Element == URL {
        modifier(QuickLookPresenter(selection: selection, items: { Array(items) }))
    }
}
