import Foundation

/// Looks for a gesture in what is done on a container.
package struct GestureBehaviour {
    /// How the gesture stands to those of views inside and around.
    enum Precedence {
        /// After those inside, before those around.
        case normal
        /// Beside those inside.
        case simultaneous
        /// Before those inside.
        case high
    }

    let precedence: Precedence
    let mask: GestureMask
    /// Makes what recognizes the gesture, or changes what recognizes an earlier value of it.
    let makeRecognizer: @MainActor (Recognizer<Void>?) -> Recognizer<Void>
    /// What a press of the only view inside does, for assistive technologies.
    let press: (() -> Void)?
    /// The place of the view, with the graph that tells of all gestures.
    fileprivate(set) weak var element: LayoutElement?
    fileprivate(set) weak var node: ViewNode?
}

extension GestureBehaviour: ContainerPart {
    /// A press of the only element is what a gesture may be; one on one of several is not that of the others.
    package func accessibility(around inside: [AccessibilityElement], isEnabled: Bool) -> [AccessibilityElement] {
        guard let press, isEnabled, inside.count == 1 else { return inside }
        let properties = AccessibilityProperties { $0.actions = [AccessibilityAction(.default, perform: press)] }
        return inside.map { $0.applying(properties) }
    }
}

/// Which gestures of a view and of the views inside are looked for.
@_weakLinked
public struct GestureMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// None.
    public static let none: GestureMask = []
    /// The gesture that is added.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// All.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// Adds a gesture to a view.
@_weakLinked
struct GestureModifier<Added: Gesture> {
    let gesture: Added
    let precedence: GestureBehaviour.Precedence
    let mask: GestureMask
    var press: (() -> Void)?
}

extension GestureModifier: ContainerModifier {
    typealias Body = Never

    func part(in node: ViewNode) -> GestureBehaviour {
        let gesture = gesture.map { _ in }
        return GestureBehaviour(
            precedence: precedence,
            mask: mask,
            makeRecognizer: { gesture.makeRecognizer(reusing: $0) },
            press: press,
            node: node
        )
    }

    func update(_ element: PartElement, in node: ViewNode) {
        var part = part(in: node)
        part.element = element
        element.update(part, isEnabled: node.environment.isEnabled)
    }
}

extension View {
    /// Looks for a gesture on this view. Those of views inside come first.
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: Which gestures are looked for: this one, those inside, or both.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, precedence: .normal, mask: mask))
    }

    /// Looks for a gesture on this view. Those of views inside come first.
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - isEnabled: Whether it is looked for.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Looks for a gesture on this view, before those of views inside.
    ///
    /// Controls of GTK that are pressed keep the pointer: a gesture with priority is found on them only by its first
    /// event.
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: Which gestures are looked for: this one, those inside, or both.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, precedence: .high, mask: mask))
    }

    /// Looks for a gesture on this view, whether or not there is one of a view inside.
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: Which gestures are looked for: this one, those inside, or both.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
        -> some View
    {
        modifier(GestureModifier(gesture: gesture, precedence: .simultaneous, mask: mask))
    }

    /// Runs an action when this view is clicked.
    /// - Parameters:
    ///   - count: How many clicks it takes.
    ///   - action: The action.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(
            TapModifier(gesture: TapGesture(count: count), press: count == 1 ? action : nil) { _ in action() }
        )
    }

    /// Runs an action when this view is clicked.
    /// - Parameters:
    ///   - count: How many clicks it takes.
    ///   - coordinateSpace: The space of the location.
    ///   - action: Given where the click is.
    nonisolated public func onTapGesture(
        count: Int = 1,
        coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(
            TapModifier(gesture: SpatialTapGesture(count: count, coordinateSpace: coordinateSpace), press: nil) {
                action($0.location)
            }
        )
    }

    /// Runs an action when this view is pressed for a while.
    /// - Parameters:
    ///   - minimumDuration: How long, in seconds.
    ///   - maximumDistance: How far the pointer may move meanwhile, in points.
    ///   - action: The action.
    ///   - onPressingChanged: Told when the press begins, and when it ends.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            LongPressModifier(
                gesture: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                action: action,
                pressingChanged: onPressingChanged
            )
        )
    }

    /// Sets the part of this view that takes clicks and drops to a shape's place.
    ///
    /// A view's whole place takes them here, also where nothing is drawn, so a shape as large as the view changes
    /// nothing.
    /// - Parameters:
    ///   - shape: The shape.
    ///   - eoFill: Whether parts that the outline goes around twice are outside.
    nonisolated public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> some View { self }
}

/// Runs an action when a view is clicked.
@_weakLinked
struct TapModifier<Tap: Gesture> {
    let gesture: Tap
    /// What a press of the view does, where a click does not say where.
    let press: (() -> Void)?
    let action: (Tap.Value) -> Void
}

extension TapModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(
            GestureModifier(gesture: gesture.onEnded(action), precedence: .normal, mask: .all, press: press)
        )
    }
}

/// Runs an action when a view is pressed for a while.
@_weakLinked
struct LongPressModifier {
    let gesture: LongPressGesture
    let action: () -> Void
    let pressingChanged: ((Bool) -> Void)?
    @GestureState private var isPressing = false

    nonisolated init(gesture: LongPressGesture, action: @escaping () -> Void, pressingChanged: ((Bool) -> Void)?) {
        (self.gesture, self.action, self.pressingChanged) = (gesture, action, pressingChanged)
    }
}

extension LongPressModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .gesture(
                gesture.updating($isPressing) { pressing, state, _ in state = pressing }.onEnded { _ in action() }
            )
            .onChange(of: isPressing) { pressingChanged?(isPressing) }
    }
}
