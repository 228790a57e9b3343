import Foundation

extension View {
    /// Sets the folder in which file dialogs of this view start.
    /// - Parameter defaultDirectory: The folder. With nil, a dialog that opens files begins as the desktop has it, and others begin with the
    ///   user's documents.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        modifier(FileDialogOptionsModifier { $0.defaultDirectory = defaultDirectory })
    }

    /// Makes file dialogs with the same identifier start in the folder that was last used in one of them while the app runs.
    /// - Parameter id: The identifier.
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View {
        modifier(FileDialogOptionsModifier { $0.customizationID = id })
    }

    /// Sets the title of the file dialogs of this view.
    /// - Parameter message: The text; nil for that of the dialog.
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
        modifier(FileDialogOptionsModifier { $0.message = message?.string })
    }

    /// Sets the title of the file dialogs of this view.
    /// - Parameter messageKey: The text.
    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    /// Sets the title of the file dialogs of this view.
    /// - Parameter message: The text.
    @_disfavoredOverload
    nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(message))
    }

    /// Sets the title of the button that confirms the choice in file dialogs of this view.
    /// - Parameter label: The text; nil for that of the dialog.
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        modifier(FileDialogOptionsModifier { $0.confirmationLabel = label?.string })
    }

    /// Sets the title of the button that confirms the choice in file dialogs of this view.
    /// - Parameter labelKey: The text.
    nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    /// Sets the title of the button that confirms the choice in file dialogs of this view.
    /// - Parameter label: The text.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    /// Sets the label in front of the file name in export dialogs.
    ///
    /// Tests can read it. The dialogs of Linux desktops have a label of their own, which programs cannot change.
    /// - Parameter label: The text; nil for that of the dialog.
    nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
        modifier(FileDialogOptionsModifier { $0.filenameLabel = label?.string })
    }

    /// Sets the label in front of the file name in export dialogs; see ``fileExporterFilenameLabel(_:)-(Text?)``.
    /// - Parameter labelKey: The text.
    nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileExporterFilenameLabel(Text(labelKey))
    }

    /// Sets the label in front of the file name in export dialogs; see ``fileExporterFilenameLabel(_:)-(Text?)``.
    /// - Parameter label: The text.
    @_disfavoredOverload
    nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
        fileExporterFilenameLabel(Text(label))
    }

    /// Sets which files the user can choose in import dialogs of this view.
    ///
    /// The dialogs of Linux desktops show all files of the wanted types. If the user chooses a file for which the
    /// predicate is false, the dialog appears again with a message.
    /// - Parameter predicate: A predicate that is true for the files that can be chosen.
    nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
        modifier(FileDialogOptionsModifier { $0.isEnabled = { url in (try? predicate.evaluate(url)) ?? false } })
    }

    /// Sets whether import dialogs of this view return symbolic links without resolving them.
    /// - Parameter imports: Whether links are unresolved. Otherwise the destination of a link is imported.
    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
        modifier(FileDialogOptionsModifier { $0.importsUnresolvedAliases = imports })
    }

    /// Sets how file dialogs of this view show files. Linux desktops leave this to the user: see ``FileDialogBrowserOptions``.
    /// - Parameter options: The options for showing files.
    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        modifier(FileDialogOptionsModifier { $0.browserOptions = options })
    }
}
