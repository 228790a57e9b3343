/// A stack of views, consisting of a root and the destinations that the user has navigated to. The topmost view is visible.
///
/// A ``NavigationLink`` inside the stack, a value that is added to the stack's path, and a state that
/// ``View/navigationDestination(isPresented:destination:)`` follows navigate to another view. A button in the window's toolbar,
/// Alt-Left Arrow, and `dismiss` in a view that was navigated to navigate back.
@_weakLinked
public struct NavigationStack<Data, Root: View> {
    private let givenPath: Binding<[AnyHashable]>?
    private let root: Root
    @State private var ownPath = NavigationPath()
    @State private var place = NavigationPlace()
    @State private var navigator = Navigator()

    nonisolated private init(givenPath: Binding<[AnyHashable]>?, root: Root) {
        (self.givenPath, self.root) = (givenPath, root)
    }

    /// Creates a stack that manages its own path.
    /// - Parameter root: The view at the bottom.
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(givenPath: nil, root: root())
    }

    /// Creates a stack with a binding to its path.
    /// - Parameters:
    ///   - path: The values of the views above the root.
    ///   - root: The view at the bottom.
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(givenPath: path[dynamicMember: \.navigationValues], root: root())
    }

    /// Creates a stack with a binding to its path, whose values are all of one type.
    /// - Parameters:
    ///   - path: The values of the views above the root.
    ///   - root: The view at the bottom.
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.init(givenPath: path[dynamicMember: \.navigationValues], root: root())
    }
}

extension NavigationStack: View {
    public var body: some View {
        NavigationLevels(
            path: givenPath ?? $ownPath[dynamicMember: \.navigationValues],
            root: root,
            navigator: navigator
        )
        .onPreferenceChange(NavigationPlace.Key.self) { place = $0 }
        .transformPreference(NavigationPlace.Key.self) { $0 = NavigationPlace() }
        .toolbar {
            if place.hasBackButton {
                ToolbarItem(placement: .navigation) {
                    Button("Back", systemImage: "chevron.backward") { navigator.goBack() }
                        .keyboardShortcut(.leftArrow, modifiers: .option)
                        .help("Back")
                }
            }
        }
        // The button for going back appears and disappears; the bar that it stands in stays.
        .preference(key: ToolbarRoomKey.self, value: true)
    }
}

/// The depth of navigation in a stack.
struct NavigationPlace: Equatable {
    /// The number of views above the root.
    var depth = 0
    /// A Boolean value that indicates whether the view that is shown wants no button for going back.
    var hidesBackButton = false

    var hasBackButton: Bool { depth > 0 && !hidesBackButton }

    @_weakLinked
    enum Key: PreferenceKey {
        static var defaultValue: NavigationPlace { NavigationPlace() }
        static func reduce(value: inout NavigationPlace, nextValue: () -> NavigationPlace) {}
    }
}

// MARK: - The values of paths

extension NavigationPath {
    /// The values, as a stack reads and writes them.
    fileprivate var navigationValues: [AnyHashable] {
        get { elements.map(\.value) }
        set {
            let same = zip(elements, newValue).prefix { $0.value == $1 }.count
            removeLast(count - same)
            for value in newValue[same...] { append(value) }
        }
    }
}

extension RangeReplaceableCollection where Self: RandomAccessCollection, Element: Hashable {
    /// The values, as a stack reads and writes them. Those of other types have no place in the collection.
    fileprivate var navigationValues: [AnyHashable] {
        get { map { AnyHashable($0) } }
        set {
            let same = zip(self, newValue).prefix { AnyHashable($0) == $1 }.count
            removeLast(count - same)
            for value in newValue[same...] {
                guard let element = value.base as? Element else {
                    transferLogger.warning(
                        "A link leads to a value of type \(type(of: value.base)), but the path of its NavigationStack has values of type \(Element.self). Give the stack a NavigationPath, which takes values of any type."
                    )
                    return
                }
                append(element)
            }
        }
    }
}
