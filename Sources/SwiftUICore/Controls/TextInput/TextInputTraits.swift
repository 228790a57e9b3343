/// The traits of a text field that matter to input methods and on-screen keyboards.
package struct TextInputTraits: Hashable, Sendable {
    package var keyboard = UIKeyboardType.default
    package var contentType: UITextContentType?
    package var capitalization: TextInputAutocapitalization.Kind?
    /// A Boolean value that indicates whether autocorrection is disabled; nil for the system's default.
    package var isAutocorrectionDisabled: Bool?

    package init() {}
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether autocorrection is disabled.
    public var autocorrectionDisabled: Bool {
        get { textInputTraits.isAutocorrectionDisabled ?? false }
        set { textInputTraits.isAutocorrectionDisabled = newValue }
    }

    /// A Boolean value that indicates whether autocorrection is disabled; nil for the system's default.
    @available(*, deprecated, renamed: "autocorrectionDisabled")
    public var disableAutocorrection: Bool? {
        get { textInputTraits.isAutocorrectionDisabled }
        set { textInputTraits.isAutocorrectionDisabled = newValue }
    }
}

extension View {
    /// Sets the type of on-screen keyboard for text fields in this view.
    ///
    /// It is a hint for on-screen keyboards and input methods of the desktop. It does not limit the typed text.
    /// - Parameter type: The keyboard.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        environment(\.textInputTraits.keyboard, type)
    }

    /// Sets the semantic meaning of the content of text fields in this view.
    ///
    /// It is a hint for on-screen keyboards and input methods of the desktop. No program of a Linux desktop fills in
    /// fields.
    /// - Parameter textContentType: The kind of content; nil for none.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.textInputTraits.contentType, textContentType)
    }

    /// Sets the automatic capitalization of on-screen keyboards for text fields in this view.
    /// - Parameter autocapitalization: The letters; nil for the keyboard's default.
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        environment(\.textInputTraits.capitalization, autocapitalization?.kind)
    }

    /// Sets the automatic capitalization of on-screen keyboards for text fields in this view.
    @available(*, deprecated, message: "use textInputAutocapitalization(_:)")
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }

    /// Sets whether autocorrection is disabled in this view.
    /// - Parameter disable: Whether it is disabled.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.textInputTraits.isAutocorrectionDisabled, disable)
    }

    /// Sets whether autocorrection is disabled in this view.
    /// - Parameter disable: Whether it is disabled; nil for the system's default.
    @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.textInputTraits.isAutocorrectionDisabled, disable)
    }
}
