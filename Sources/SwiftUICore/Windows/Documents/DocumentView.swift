import UniformTypeIdentifiers

/// The contents of a document's window: the program's view, and the dialogs about the document.
@_weakLinked
struct DocumentView<Document, Content: View> {
    let document: OpenDocument<Document>
    let content: @MainActor (OpenDocument<Document>) -> Content
}

extension DocumentView: View {
    var body: some View {
        Group {
            if document.hasDocument {
                content(document).transformEnvironment(\.self) { [document] environment in
                    // The closure runs where views are evaluated: on the main actor.
                    nonisolated(unsafe) var values = environment
                    MainActor.assumeIsolated { document.provide(to: &values) }
                    environment = values
                }
            } else if document.isArriving {
                ProgressView().padding(40)
            } else {
                EmptyDocumentView(document: document)
            }
        }
        .environment(
            \.documentConfiguration,
            DocumentConfiguration(fileURL: document.fileURL, isEditable: document.isEditable)
        )
        .overlay(alignment: .bottom) { DocumentProgressView(document: document) }
        .modifier(DocumentDialogs(document: document))
    }
}

/// The contents of a window in an app that only views documents, before the user opens one.
@_weakLinked
struct EmptyDocumentView {
    let document: DocumentSession
}

extension EmptyDocumentView: View {
    var body: some View {
        VStack(spacing: 16) {
            Text("No Document").font(.headline)
            Button("Open…") { document.isAskedForDocuments = true }
        }
        .padding(40)
    }
}

/// A view that shows the progress of writing a document, if it takes long.
@_weakLinked
struct DocumentProgressView {
    let document: DocumentSession
}

extension DocumentProgressView: View {
    var body: some View {
        if let progress = document.shownProgress {
            ProgressView("Saving…", value: progress.isIndeterminate ? nil : progress.fractionCompleted)
                .padding(8)
                .frame(maxWidth: 320)
        }
    }
}

/// A value that asks the user about a document.
@_weakLinked
struct DocumentDialogs {
    let document: DocumentSession
}

extension DocumentDialogs: ViewModifier {
    func body(content: Content) -> some View {
        let asked = Bindable(document)
        content
            .modifier(FileDialogPresenter(isPresented: asked.isAskedForPlace, action: savingAction))
            .importer(
                asked.isAskedForDocuments,
                document.opener?.readableContentTypes ?? [],
                allowsMultipleSelection: true,
                in: { [document] in MainActor.assumeIsolated { document.folder } }
            ) { [document] result in MainActor.assumeIsolated { Self.open(result, from: document) } }
            .alert("Save the changes to “\(document.name)” before closing?", isPresented: asked.isAskedForChanges) {
                Button("Save") { document.saveAndClose() }
                Button("Discard", role: .destructive) { document.discard() }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("Changes that are not saved are lost.")
            }
            .alert("“\(document.name)” was changed by another program.", isPresented: asked.isAskedForReplacing) {
                Button("Replace") { document.saveReplacing() }
                Button("Save As…") { document.saveElsewhere() }
                Button("Cancel", role: .cancel) { document.placeWasNotChosen() }
            } message: {
                Text("What the other program has written is lost when it is replaced.")
            }
            .alert(
                "“\(document.name)”",
                isPresented: Binding(get: { document.failure != nil }, set: { if !$0 { document.failure = nil } })
            ) {
                Button("OK") {}
            } message: {
                Text(document.failure ?? "")
            }
    }

    private var savingAction: FileDialogAction {
        let document = document
        return FileDialogAction(
            request: { options in
                MainActor.assumeIsolated {
                    guard let types = document.writtenDocument?.contentTypes else { return nil }
                    var request = FileDialogRequest.exportingFile(named: document.name, as: types, options)
                    request.title = options.message ?? "Save As"
                    request.directory = options.defaultDirectory ?? document.folder
                    return request
                }
            },
            perform: { choice in
                await document.write(to: choice)
                return choice.urls
            },
            complete: { result in
                MainActor.assumeIsolated {
                    if case .failure(let error) = result { document.failure = error.localizedDescription }
                }
            },
            cancel: { MainActor.assumeIsolated { document.placeWasNotChosen() } }
        )
    }

    @MainActor
    private static func open(_ result: Result<[URL], any Error>, from document: DocumentSession) {
        switch result {
        case .success(let urls): document.open(urls)
        case .failure(let error): document.failure = error.localizedDescription
        }
    }
}

extension DocumentSession {
    /// Opens other documents. Errors are shown in this document's window.
    func open(_ urls: [URL]) {
        Task.immediate {
            for url in urls {
                do {
                    try await opener?.openDocument(at: url)
                } catch is CancellationError {
                    // The user has changed their mind.
                } catch {
                    failure = url.failure("opened", error)
                }
            }
        }
    }
}
