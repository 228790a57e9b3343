import CGTK
import CommandSupport
import CoreTransferable
import Foundation
import GTKTransport
import UniformTypeIdentifiers

/// The window of `transferable drop`.
@MainActor
final class DropWindow: WindowContent {
    let title = "Drop"
    let widget: Widget
    let size: (width: Int32, height: Int32) = (320, 240)

    private let request: DropRequest
    private let session: WindowSession
    private let output: DropOutput
    private let wanted: [UTType]
    private let target: GTKDropTarget
    private let heading: Widget
    private let hint: Widget
    private let spinner: Widget
    /// Names what was dropped last.
    private let last: Widget
    /// How many items were taken so far.
    private var count = 0
    /// How many drops the sender does not know the end of yet.
    private var pending = 0
    /// Whether nothing more can be printed.
    private var isOutputClosed = false
    /// Drops are printed in their order, however long reading each of them takes.
    private var report: Task<Bool, Never>?

    init(_ request: DropRequest, session: WindowSession) {
        self.request = request
        self.session = session
        output = DropOutput(request)
        wanted = request.types.map { UTType(importedAs: $0) }
        heading = Widgets.paragraph("Drop here").styled("title")
        hint = Widgets.paragraph(Self.hint(request, wanted)).styled("hint")
        last = Widgets.line("").styled("name")
        gtk_label_set_max_width_chars(last.opaque, 28)
        gtk_widget_set_halign(last, GTK_ALIGN_CENTER)
        gtk_widget_set_visible(last, 0)
        spinner = gtk_spinner_new()
        gtk_widget_set_visible(spinner, 0)
        let symbol = Widgets.icon(["folder-download-symbolic", "document-save-symbolic"], size: 56).styled("symbol")
        gtk_widget_set_margin_bottom(symbol, 8)
        let content = Widgets.box(GTK_ORIENTATION_VERTICAL, spacing: 4, [symbol, heading, last, hint, spinner])
            .centered()
        let place = Widgets.box(GTK_ORIENTATION_VERTICAL, [content.expanded()]).styled("place").expanded()
        place.named("Drop here", description: Self.hint(request, wanted))
        widget = Widgets.box(GTK_ORIENTATION_VERTICAL, [place])
        // Everything is an item, in the tree of types, or content.
        let accepted = wanted.isEmpty ? [.item, .content] : wanted
        target = GTKDropTarget(widget: widget, contentTypes: accepted) { _, _ in false }
        target.perform = { [weak self] items, _ in await self?.take(items) ?? false }
        target.isTargeted = { isTargeted in
            if isTargeted {
                gtk_widget_add_css_class(place, "targeted")
            } else {
                gtk_widget_remove_css_class(place, "targeted")
            }
        }
        target.didFinish = { [weak self] in self?.dropDidFinish(wasOfUse: $0) }
        endWithReader()
    }

    // MARK: Drops

    private func take(_ providers: [NSItemProvider]) async -> Bool {
        showBusy(true)
        pending += 1
        let previous = report
        let task = Task {
            _ = await previous?.value
            return await printed(providers)
        }
        report = task
        let isTaken = await task.value
        if report == task { showBusy(false) }
        return isTaken
    }

    private func dropDidFinish(wasOfUse: Bool) {
        pending -= 1
        if wasOfUse { session.didDrop() }
        if isOutputClosed, pending == 0 { session.end() }
    }

    /// Prints a drop; says whether there was something to print.
    private func printed(_ providers: [NSItemProvider]) async -> Bool {
        let items = providers.map { DroppedItem($0, wanted: wanted) }.filter(\.isWanted)
        guard !items.isEmpty else {
            return refuse("What was dropped is not of the kind that is wanted: \(Self.names(wanted)).")
        }
        do {
            switch request.output {
            case .contents: return try await print(items)
            case .types:
                let listing = await DropListing(items.map(\.provider))
                // An empty line tells one drop from the next.
                try await output.write(line: (count > 0 ? "\n" : "") + listing.text)
            case .json: try await output.write(line: DropListing(items.map(\.provider)).json())
            }
        } catch {
            return fail(error)
        }
        show(taken: items.count, items.count == 1 ? items[0].provider.suggestedName?.printable : nil)
        return true
    }

    private func print(_ items: [DroppedItem]) async throws -> Bool {
        let directory = request.directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
        var taken: [DroppedItem.Finding] = []
        for item in items {
            let finding: DroppedItem.Finding
            do {
                finding = try await item.find(savingIn: directory)
            } catch {
                // One item that cannot be read is no reason to lose the others.
                Console.warn("Something that was dropped could not be read: \(error)")
                continue
            }
            if case .unsaved(let type) = finding {
                Console.warn("\(type.identifier) was dropped, which is data: use --output DIRECTORY to save it.")
                continue
            }
            try await output.write(finding)
            taken.append(finding)
        }
        guard !taken.isEmpty else {
            return refuse("Nothing of that could be taken. The terminal tells more.", isTold: true)
        }
        show(taken: taken.count, taken.count == 1 ? taken[0].summary : nil)
        return true
    }

    private func fail(_ error: any Error) -> Bool {
        if !(error is DropOutput.ReaderIsGone) {
            Console.warn("\(error)")
            session.fail()
        }
        isOutputClosed = true
        return false
    }

    // MARK: What the window tells

    private func showBusy(_ isBusy: Bool) {
        gtk_widget_set_visible(spinner, isBusy ? 1 : 0)
        if isBusy { gtk_spinner_start(spinner.opaque) } else { gtk_spinner_stop(spinner.opaque) }
    }

    private func refuse(_ reason: String, isTold: Bool = false) -> Bool {
        if !isTold { Console.warn(reason) }
        gtk_label_set_text(heading.opaque, "Not taken")
        gtk_label_set_text(hint.opaque, reason)
        return false
    }

    /// - Parameter name: What the item is, where it is one.
    private func show(taken number: Int, _ name: String?) {
        count += number
        gtk_label_set_text(heading.opaque, count == 1 ? "1 item taken" : "\(count) items taken")
        gtk_label_set_text(last.opaque, name ?? "\(number) items")
        gtk_widget_set_visible(last, 1)
        gtk_label_set_text(hint.opaque, "Drop more, or press Escape to close.")
    }

    private static func hint(_ request: DropRequest, _ wanted: [UTType]) -> String {
        if !wanted.isEmpty { return "Only \(wanted.count == 1 ? "this kind" : "these kinds"): \(names(wanted))." }
        return request.directory == nil ? "Files, links or text." : "Files, links, text or pictures."
    }

    private static func names(_ types: [UTType]) -> String {
        types.map { ($0.localizedDescription ?? $0.identifier).printable }.joined(separator: ", ")
    }

    // MARK: The reader

    /// Ends the program when nobody reads its output any more, though nothing is to be written just now.
    private func endWithReader() {
        var status = stat()
        guard fstat(STDOUT_FILENO, &status) == 0, [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT) else { return }
        let end: @MainActor () -> Void = { [weak self] in
            guard let self else { return }
            self.isOutputClosed = true
            if self.pending == 0 { self.session.end() }
        }
        g_unix_fd_add(
            STDOUT_FILENO,
            GIOCondition(G_IO_ERR.rawValue | G_IO_HUP.rawValue),
            { _, _, data in
                let end = Box<@MainActor () -> Void>.take(data!)
                MainActor.assumeIsolated { end() }
                return 0
            },
            Unmanaged.passRetained(Box(end)).toOpaque()
        )
    }
}
