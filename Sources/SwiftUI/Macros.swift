#if Tools
    /// Declares a preview of a view.
    ///
    /// The declaration belongs at the top level of a file:
    ///
    /// ```swift
    /// #Preview("Portrait") {
    ///     PortraitView(person: .example)
    /// }
    /// ```
    ///
    /// Apple's editor shows previews beside the source. Here an app shows its own: started with the environment variable
    /// `SWIFTUI_PREVIEW`, it opens a window with its previews in place of its scenes. See <doc:Previews>.
    /// - Parameters:
    ///   - name: The preview's name, or nil for the file's.
    ///   - body: Makes the view to show. Properties in it that are marked with ``Previewable()`` keep their state.
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

    /// Declares a preview of a view, with traits.
    /// - Parameters:
    ///   - name: The preview's name, or nil for the file's.
    ///   - traits: A size or a modifier for the preview.
    ///   - additionalTraits: More of them.
    ///   - body: Makes the view to show. Properties in it that are marked with ``Previewable()`` keep their state.
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil,
        traits: PreviewTrait<Preview.ViewTraits>,
        _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

    /// Marks a property in the closure of a preview that has its own state, such as one with `@State`.
    ///
    /// ```swift
    /// #Preview {
    ///     @Previewable @State var isOn = true
    ///     Toggle("Sound", isOn: $isOn)
    /// }
    /// ```
    @attached(peer)
    public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

    /// Declares a value of the environment, of a transaction, of a container or of focus, together with its key.
    ///
    /// ```swift
    /// extension EnvironmentValues {
    ///     @Entry var columnCount = 2
    /// }
    /// ```
    @attached(accessor)
    @attached(peer, names: prefixed(__Key_))
    public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
#endif
