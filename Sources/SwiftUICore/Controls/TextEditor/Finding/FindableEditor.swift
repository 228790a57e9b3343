/// A text editor with the find bar that the user opens above it.
@_weakLinked
struct FindableEditor {
    let text: EditedText
    /// A Boolean value that indicates whether the bar is open, where no program says it.
    @State private var isOpen = false
    @State private var words = ""
    @State private var replacement = ""
    /// The offset from which the bar looks for the place that it is at.
    @State private var origin = 0
    @State private var request = EditorFinding.Request()
    /// The number of times that the user opened the bar.
    @State private var openings = 0
    @Namespace private var identity
    @Environment(\.findContext) private var context
    @Environment(\.findEditors) private var editors
}

extension FindableEditor: View {
    var body: some View {
        FindBarLayout {
            if let context {
                let isShown = isShown(in: context)
                let matches = TextMatches(of: isShown ? words : "", in: isShown ? text.characters : "")
                TextEditorControl(text: text, finding: finding(matches, presentation(context)))
                if isShown { bar(matches, context) }
            } else {
                TextEditorControl(text: text, finding: nil)
            }
        }
        .modifier(
            LifecycleModifier(
                onAppear: { editors?.add(identity) },
                onDisappear: { editors?.remove(identity) },
                isOfPlace: true
            )
        )
    }

    @MainActor private func presentation(_ context: FindContext) -> Binding<Bool> { context.isPresented ?? $isOpen }

    @MainActor private func isShown(in context: FindContext) -> Bool {
        presentation(context).wrappedValue && editors?.isChosen(identity) ?? true
    }

    @MainActor
    private func finding(_ matches: TextMatches, _ isPresented: Binding<Bool>) -> EditorFinding {
        EditorFinding(
            matches: matches.ranges,
            current: matches.first(from: origin).map { matches.ranges[$0] },
            request: request,
            open: { insertion in
                origin = insertion
                openings += 1
                editors?.didEdit(identity)
                isPresented.wrappedValue = true
            },
            didEdit: { editors?.didEdit(identity) }
        )
    }

    // MARK: The bar

    @MainActor
    private func bar(_ matches: TextMatches, _ context: FindContext) -> some View {
        let isPresented = presentation(context)
        return FindBar(
            words: $words,
            replacement: $replacement,
            place: matches.first(from: origin),
            count: matches.ranges.count,
            supportsReplace: context.supportsReplace,
            openings: openings,
            move: { isForward in move(in: matches, isForward) },
            replace: { replace(in: matches, all: $0) },
            close: {
                isPresented.wrappedValue = false
                perform(.focus)
            }
        )
        .onChange(of: words) { selectCurrent() }
    }

    @MainActor
    private func move(in matches: TextMatches, _ isForward: Bool) {
        guard let current = matches.first(from: origin) else { return }
        let range = matches.ranges[current]
        let next = isForward ? matches.first(from: range.upperBound) : matches.last(before: range.lowerBound)
        guard let next else { return }
        origin = matches.ranges[next].lowerBound
        perform(.select(matches.ranges[next]))
    }

    @MainActor
    private func replace(in matches: TextMatches, all: Bool) {
        guard let current = matches.first(from: origin) else { return }
        let range = matches.ranges[current]
        if all {
            perform(.replace(matches.ranges, by: replacement))
        } else {
            origin = range.lowerBound + replacement.unicodeScalars.count
            perform(.replace([range], by: replacement)) { selectCurrent() }
        }
    }

    /// Selects the place that the bar is at in the present text.
    @MainActor
    private func selectCurrent() {
        let matches = TextMatches(of: words, in: text.characters)
        guard let current = matches.first(from: origin) else { return }
        origin = matches.ranges[current].lowerBound
        perform(.select(matches.ranges[current]))
    }

    @MainActor
    private func perform(_ action: EditorFinding.Action, completion: (@MainActor () -> Void)? = nil) {
        request = EditorFinding.Request(number: request.number + 1, action: action, completion: completion)
    }
}

/// A layout that places the find bar above an editor, which takes the rest of the space. The editor is the first of the two, and has the
/// focus first.
private struct FindBarLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let bar = barHeight(proposal.width, subviews)
        let editor = subviews.first?.sizeThatFits(proposal.reduced(by: bar)) ?? .zero
        return CGSize(width: editor.width, height: editor.height + bar)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let bar = barHeight(bounds.width, subviews)
        subviews.first?.place(
            at: CGPoint(x: bounds.minX, y: bounds.minY + bar),
            proposal: ProposedViewSize(width: bounds.width, height: max(0, bounds.height - bar))
        )
        if subviews.count > 1 {
            subviews[1].place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: bar))
        }
    }

    private func barHeight(_ width: CGFloat?, _ subviews: Subviews) -> CGFloat {
        subviews.count > 1 ? subviews[1].sizeThatFits(ProposedViewSize(width: width, height: nil)).height : 0
    }
}

extension ProposedViewSize {
    fileprivate func reduced(by height: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: width, height: self.height.map { max(0, $0 - height) })
    }
}
