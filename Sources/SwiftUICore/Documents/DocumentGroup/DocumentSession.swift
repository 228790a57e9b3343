import CoreTransferable
import Foundation
import Observation
import SystemSupport
import UniformTypeIdentifiers

/// A document that is open in a window, whatever its type: its file, and what the user is asked about it.
@MainActor
@Observable
class DocumentSession {
    /// The file; nil for a document that was not saved yet.
    fileprivate(set) final var fileURL: URL? { didSet { titleDidChange() } }
    /// Whether the document has changes that its file has not.
    fileprivate(set) final var isEdited = false {
        didSet { if isEdited != oldValue { titleDidChange() } }
    }
    /// Whether the user is asked where to save it.
    final var isAskedForPlace = false
    /// Whether the user is asked what to open.
    final var isAskedForDocuments = false
    /// Whether the user is asked what becomes of the changes.
    final var isAskedForChanges = false
    /// Whether the user is asked about what another program has written to the file.
    final var isAskedForReplacing = false
    /// What went wrong, which the user is told.
    final var failure: String?

    /// The name of a document without a file.
    @ObservationIgnored final let standardName: String
    @ObservationIgnored final let isEditable: Bool
    @ObservationIgnored fileprivate final var contentType: UTType?
    /// What the file has.
    @ObservationIgnored fileprivate final var existingFile: UncheckedBox<FileWrapper>?
    /// The file as it was when it was read or written; nil where that is not known.
    @ObservationIgnored fileprivate final var fileStatus: stat?
    /// Grows with each change.
    @ObservationIgnored private final var changeCount = 0
    @ObservationIgnored private final var closesWhenSaved = false
    @ObservationIgnored private final var isSaving = false
    /// Where a copy is kept while there are changes; nil for none.
    @ObservationIgnored final var recovery: DocumentRecovery?
    @ObservationIgnored private final var recoveryEntry: DocumentRecovery.Entry?
    @ObservationIgnored private final var isCopyScheduled = false
    @ObservationIgnored private final weak var host: (any ViewHost)?

    /// Called when ``title`` is another.
    @ObservationIgnored final var titleDidChange: @MainActor () -> Void = {}
    /// Closes the window.
    @ObservationIgnored final var close: @MainActor () -> Void = {}
    /// Opens other documents.
    @ObservationIgnored final weak var opener: (any DocumentOpener)?

    init(standardName: String, isEditable: Bool) {
        (self.standardName, self.isEditable) = (standardName, isEditable)
    }

    /// What is saved; nil where there is no document.
    var writtenDocument: WrittenDocument? { nil }

    /// Follows the changes that a window records.
    func follow(_ graph: ViewGraph) { host = graph.host }

    /// The name of the file.
    final var name: String { fileURL?.lastPathComponent ?? standardName }
    /// The title of the window.
    final var title: String { isEdited ? "• \(name)" : name }
    /// Whether the window shows nothing that the user would miss.
    final var isPristine: Bool { fileURL == nil && changeCount == 0 }

    /// Takes over that the document has another content than its file.
    final func didEdit() {
        changeCount += 1
        isEdited = true
        scheduleCopy()
    }

    /// Takes over that the document is a copy that was recovered, and keeps that until it is saved.
    final func didRecover(_ url: URL?, _ type: UTType, from entry: DocumentRecovery.Entry) {
        (fileURL, contentType, recoveryEntry) = (url, type, entry)
        changeCount += 1
        isEdited = true
    }

    // MARK: Recovery

    /// How long after a change a copy is kept, in seconds.
    private static let copyDelay: TimeInterval = 2

    private final func scheduleCopy() {
        guard recovery != nil, !isCopyScheduled, let host else { return }
        isCopyScheduled = true
        host.schedule(after: Self.copyDelay) { [weak self] in Task.immediate { await self?.keepCopy() } }
    }

    /// Keeps a copy of the document for the case that the process ends.
    private final func keepCopy() async {
        isCopyScheduled = false
        guard isEdited, let recovery, let document = writtenDocument,
            let type = contentType ?? document.contentTypes.first
        else { return }
        let info = DocumentRecovery.Info(path: fileURL?.path, contentType: type.identifier, name: standardName)
        do {
            let entry = try recoveryEntry ?? recovery.makeEntry()
            recoveryEntry = entry
            let (make, existing) = (try document.snapshot(type), existingFile)
            try await PlacedFile.waiting {
                let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: existing?.value)
                try entry.write(try make(configuration), info)
            }
        } catch {
            transferLogger.warning("No copy of “\(name)” could be kept: \(error.localizedDescription)")
        }
        if !isEdited { removeCopy() }
    }

    private final func removeCopy() {
        recoveryEntry?.remove()
        recoveryEntry = nil
    }

    // MARK: Closing

    /// Whether the window may be closed; the user is asked about changes otherwise.
    final func mayClose() -> Bool {
        if isEdited { isAskedForChanges = true }
        return !isEdited
    }

    /// Saves the document, and closes the window then.
    final func saveAndClose() {
        closesWhenSaved = true
        save()
    }

    /// Closes the window without saving the changes.
    final func discard() {
        isEdited = false
        removeCopy()
        close()
    }

    // MARK: Saving

    /// Saves the document, in its file or where the user wants it.
    final func save() {
        guard isEditable else { return }
        guard let fileURL, contentType != nil else { return saveElsewhere() }
        if let fileStatus, let status = currentStatus(of: fileURL), !status.hasSameContents(as: fileStatus) {
            isAskedForReplacing = true
        } else {
            saveReplacing()
        }
    }

    /// Saves the document in its file, whatever is there.
    final func saveReplacing() {
        guard let fileURL, let contentType else { return }
        Task.immediate { await self.write(to: fileURL, as: contentType, replacesExisting: true) }
    }

    /// Asks the user for another place, and saves the document there.
    final func saveElsewhere() {
        if isEditable { isAskedForPlace = true }
    }

    /// Takes over that the user wants no place for it.
    final func placeWasNotChosen() { closesWhenSaved = false }

    /// Writes the document to the place that the user chose.
    final func write(to choice: FileDialogChoice) async {
        let type = choice.contentType ?? .data
        await write(to: choice.urls[0], as: type, replacesExisting: choice.replacesExisting)
    }

    private final func write(to url: URL, as type: UTType, replacesExisting: Bool) async {
        guard !isSaving, let document = writtenDocument else { return }
        isSaving = true
        defer { isSaving = false }
        let (saved, existing) = (changeCount, url == fileURL ? existingFile : nil)
        do {
            let make = try document.snapshot(type)
            existingFile = try await PlacedFile.waiting {
                let wrapper = try make(FileDocumentWriteConfiguration(contentType: type, existingFile: existing?.value))
                try wrapper.write(to: url, replacesExisting: replacesExisting)
                return UncheckedBox(wrapper)
            }
            (fileURL, contentType, fileStatus) = (url, type, currentStatus(of: url))
            // The user may have gone on meanwhile.
            if changeCount == saved {
                isEdited = false
                removeCopy()
            }
            if closesWhenSaved { close() }
        } catch {
            failure = url.failure("saved", error)
        }
        closesWhenSaved = false
    }
}

/// What is known of a file now; nil where there is none.
private func currentStatus(of url: URL) -> stat? {
    var status = stat()
    return stat(url.path, &status) == 0 ? status : nil
}

/// A document that is open in a window.
final class OpenDocument<Document>: DocumentSession {
    private let kind: DocumentKind<Document>
    /// Where the document is; nil in a window that shows none yet.
    private let location: DocumentLocation<Document>?
    private var undoManager: UndoManager?

    /// The most changes that can be undone: each has a document as it was.
    private static var mostChanges: Int { 100 }

    init(_ document: Document?, _ kind: DocumentKind<Document>, name: String) {
        self.kind = kind
        location = document.map { DocumentLocation($0) }
        super.init(standardName: name, isEditable: !kind.writableContentTypes.isEmpty)
        location?.documentDidChange = { [weak self] before in self?.documentDidChange(from: before) }
    }

    /// Opens a document that was read from a file.
    convenience init(
        _ document: Document,
        _ kind: DocumentKind<Document>,
        of file: FileWrapper,
        at url: URL,
        _ type: UTType
    ) {
        self.init(document, kind, name: url.lastPathComponent)
        (fileURL, contentType, existingFile) = (url, type, UncheckedBox(file))
        fileStatus = currentStatus(of: url)
    }

    var hasDocument: Bool { location != nil }

    /// A binding to the document, which is there.
    var binding: Binding<Document> {
        guard let location else { preconditionFailure("A window without a document has shown one") }
        return Binding(location)
    }

    override var writtenDocument: WrittenDocument? { location.map { kind.written($0.untrackedValue) } }

    override func follow(_ graph: ViewGraph) {
        super.follow(graph)
        let undoManager = graph.undoManager
        self.undoManager = undoManager
        if kind.isValue {
            undoManager.levelsOfUndo = Self.mostChanges
        } else {
            undoManager.didChange = { [weak self] in self?.didEdit() }
        }
    }

    private func documentDidChange(from before: Document) {
        guard kind.isValue else { return }
        undoManager?.registerUndo(withTarget: self) { $0.location?.value = before }
        didEdit()
    }
}

/// Where an open document is: it tells when the document is set.
private final class DocumentLocation<Document>: ValueLocation<Document>, @unchecked Sendable {
    private let state: StateLocation<Document>
    /// Given the document as it was. Set before anything else uses the location.
    var documentDidChange: @MainActor (Document) -> Void = { _ in }

    @MainActor
    init(_ document: Document) { state = StateLocation(document) }

    override var untrackedValue: Document { state.untrackedValue }
    override var value: Document {
        get { state.value }
        set {
            let old = state.untrackedValue
            guard !areEqual(old, newValue) else { return }
            state.value = newValue
            let (notify, before) = (documentDidChange, UncheckedBox(old))
            MainThread.run { notify(before.value) }
        }
    }

    override func noteRead(isStale: @escaping () -> Bool) -> Bool { state.noteRead(isStale: isStale) }
}
