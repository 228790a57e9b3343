import SwiftUICore

extension LayoutScenario {
    /// The views of the scenario; nil where its words are not known as views.
    ///
    /// Texts and colours have identifiers for accessibility: ``textIdentifier(_:)`` and ``layerIdentifier(_:)``.
    @MainActor
    package var views: AnyView? { Self.views[name]?(Parts(of: self)) }

    /// Returns the identifier of a text, by its place in ``texts``.
    package func textIdentifier(_ index: Int) -> String { "\(name) text \(index)" }

    /// Returns the identifier of a colour, by its place in ``layers``.
    package func layerIdentifier(_ index: Int) -> String { "\(name) layer \(index)" }

    /// The texts and colours of a scenario, in order.
    @MainActor
    private final class Parts {
        private let scenario: LayoutScenario
        private var (texts, layers) = (0, 0)

        init(of scenario: LayoutScenario) { self.scenario = scenario }

        /// Returns the next text, with its size on a Mac.
        func text() -> some View {
            defer { texts += 1 }
            return RecordedText(index: texts, size: scenario.texts[texts].size)
                .accessibilityIdentifier(scenario.textIdentifier(texts))
        }

        /// Returns the next colour.
        func layer(_ color: Color) -> some View {
            defer { layers += 1 }
            return color.accessibilityIdentifier(scenario.layerIdentifier(layers))
        }
    }

    @MainActor private static let views: [String: (Parts) -> AnyView] = [
        "text-single": { parts in AnyView(parts.text()) },
        "color-fill": { parts in AnyView(parts.layer(.red)) },
        "vstack-trailing": { parts in
            AnyView(
                VStack(alignment: .trailing) {
                    parts.text()
                    parts.text()
                    parts.text()
                }
            )
        },
        "vstack-with-spacer": { parts in
            AnyView(
                VStack {
                    parts.text()
                    Spacer()
                    parts.text()
                }
            )
        },
        "hstack-default": { parts in
            AnyView(
                HStack {
                    parts.text()
                    parts.text()
                }
            )
        },
        "hstack-bottom": { parts in
            AnyView(
                HStack(alignment: .bottom) {
                    parts.text()
                    parts.text()
                }
            )
        },
        "zstack-bottom-trailing": { parts in
            AnyView(
                ZStack(alignment: .bottomTrailing) {
                    parts.layer(.red).frame(width: 200, height: 200)
                    parts.text()
                }
            )
        },
        "frame-maxwidth-infinity": { parts in AnyView(parts.text().frame(maxWidth: .infinity)) },
        "frame-alignment-top-leading": { parts in
            AnyView(parts.text().frame(width: 200, height: 200, alignment: .topLeading))
        },
        "frame-alignment-bottom-trailing": { parts in
            AnyView(parts.text().frame(width: 200, height: 200, alignment: .bottomTrailing))
        },
        "frame-alignment-center": { parts in AnyView(parts.text().frame(width: 200, height: 200)) },
        "padding-default": { parts in AnyView(parts.text().padding()) },
        "padding-custom": { parts in AnyView(parts.text().padding(20)) },
        "padding-horizontal": { parts in AnyView(parts.text().padding(.horizontal, 24)) },
        "padding-nested": { parts in AnyView(parts.text().padding(8).padding(16)) },
        "vstack-frame-padding": { parts in
            AnyView(
                VStack(spacing: 8) {
                    parts.text().frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
                    parts.text().frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
                }
                .padding(.vertical, 12)
            )
        },
        "hstack-in-vstack": { parts in
            AnyView(
                VStack(spacing: 12) {
                    HStack {
                        parts.text()
                        Spacer()
                        parts.text()
                    }
                    .padding(.horizontal, 16)
                    HStack {
                        parts.text()
                        Spacer()
                        parts.text()
                    }
                    .padding(.horizontal, 16)
                }
            )
        },
        "spacer-between-texts": { parts in
            AnyView(
                VStack {
                    parts.text()
                    Spacer()
                    parts.text()
                    Spacer()
                    parts.text()
                }
            )
        },
        "two-column-hstack": { parts in
            AnyView(
                HStack(spacing: 0) {
                    parts.layer(.red).frame(width: 120)
                    VStack(alignment: .leading, spacing: 8) {
                        parts.text()
                        parts.text()
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(16)
                }
            )
        },
        "empty-vstack": { _ in AnyView(VStack {}) },
        "single-child-vstack": { parts in AnyView(VStack { parts.text() }) },
        "deeply-nested-frames": { parts in
            AnyView(
                parts.text().frame(width: 100, height: 40).frame(width: 200, height: 100).frame(width: 300, height: 200)
            )
        },
        "app-header-content-footer": { parts in
            AnyView(
                VStack(spacing: 0) {
                    parts.text().frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
                        .padding(.vertical, 8)
                    Spacer()
                    HStack {
                        parts.text()
                        Spacer()
                        parts.text()
                    }
                    .padding(.horizontal, 16)
                    .padding(.vertical, 4)
                }
            )
        },
        "toolbar-content-layout": { parts in
            AnyView(
                VStack(spacing: 0) {
                    HStack {
                        parts.text()
                        Spacer()
                        parts.text()
                        Spacer()
                        parts.text()
                    }
                    .padding(8)
                    .frame(maxWidth: .infinity)
                    parts.layer(.gray).frame(height: 1)
                    Spacer()
                }
            )
        },
        "padding-inside-frame": { parts in AnyView(parts.text().padding(20).frame(width: 200, height: 100)) },
        "nested-alignment-override": { parts in
            AnyView(
                VStack(alignment: .leading) {
                    HStack {
                        parts.text()
                        Spacer()
                    }
                    .frame(maxWidth: .infinity)
                    parts.text().frame(maxWidth: .infinity, alignment: .trailing)
                }
            )
        },
        "stacked-frames-with-alignment": { parts in
            AnyView(
                parts.text().frame(width: 50, height: 30, alignment: .bottomTrailing)
                    .frame(width: 150, height: 80, alignment: .topLeading)
            )
        },
        "unequal-flex-spacers": { parts in
            AnyView(
                VStack {
                    parts.text()
                    Spacer()
                    parts.text()
                    Spacer()
                    Spacer()
                    parts.text()
                }
            )
        },
        "mixed-fixed-flexible-hstack": { parts in
            AnyView(
                HStack(spacing: 0) {
                    parts.text().frame(width: 80)
                    parts.layer(.red)
                    Spacer()
                    parts.text().frame(width: 60)
                }
            )
        },
        "zero-spacing-vstack": { parts in
            AnyView(
                VStack(spacing: 0) {
                    parts.text()
                    parts.text()
                    parts.text()
                }
            )
        },
        "deeply-nested-padding-frame": { parts in
            AnyView(
                parts.text().padding(4).frame(width: 80, height: 40).padding(8).frame(width: 150, height: 80).padding(
                    12
                )
            )
        },
        "frame-minheight-centers-content": { parts in
            AnyView(parts.text().frame(maxWidth: .infinity, minHeight: 180))
        },
        "frame-maxwidth-infinity-with-minheight": { parts in
            AnyView(
                VStack {
                    parts.text()
                    parts.text()
                }
                .frame(maxWidth: .infinity, minHeight: 180)
            )
        },
        "text-middle-truncation-narrow-parent": { parts in
            AnyView(parts.text().lineLimit(1).truncationMode(.middle).frame(width: 200))
        },
    ]
}
