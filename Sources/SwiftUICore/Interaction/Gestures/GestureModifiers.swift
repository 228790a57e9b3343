import Foundation

extension View {
    /// Adds a gesture to this view. Gestures of views inside take precedence over it.
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: The gestures to recognize: this one, those of the views inside, or both.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, precedence: .normal, mask: mask))
    }

    /// Adds a gesture to this view. Gestures of views inside take precedence over it.
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - isEnabled: Whether it is looked for.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture to this view. Gestures of views inside take precedence over it.
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - name: A name for the gesture, which nothing reads here: there are no recognizers of other frameworks.
    ///   - isEnabled: Whether it is looked for.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }

    /// Adds a gesture to this view that takes precedence over those of views inside and over controls.
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: The gestures to recognize: this one, those of the views inside, or both.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, precedence: .high, mask: mask))
    }

    /// Adds a gesture to this view that takes precedence over those of views inside.
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - isEnabled: Whether it is looked for.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture to this view that takes precedence over those of views inside.
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - name: A name for the gesture, which nothing reads here: there are no recognizers of other frameworks.
    ///   - isEnabled: Whether it is looked for.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T,
        name: String,
        isEnabled: Bool = true
    ) -> some View {
        highPriorityGesture(gesture, isEnabled: isEnabled)
    }

    /// Adds a gesture to this view that is recognized simultaneously with those of views inside.
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: The gestures to recognize: this one, those of the views inside, or both.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
        -> some View
    {
        modifier(GestureModifier(gesture: gesture, precedence: .simultaneous, mask: mask))
    }

    /// Adds a gesture to this view that is recognized simultaneously with those of views inside.
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - isEnabled: Whether it is looked for.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture to this view that is recognized simultaneously with those of views inside.
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - name: A name for the gesture, which nothing reads here: there are no recognizers of other frameworks.
    ///   - isEnabled: Whether it is looked for.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T,
        name: String,
        isEnabled: Bool = true
    ) -> some View {
        simultaneousGesture(gesture, isEnabled: isEnabled)
    }

    /// Performs an action when the user clicks this view.
    /// - Parameters:
    ///   - count: The required number of clicks.
    ///   - action: The action.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(
            TapModifier(gesture: TapGesture(count: count), press: count == 1 ? action : nil) { _ in action() }
        )
    }

    /// Performs an action when the user clicks this view.
    /// - Parameters:
    ///   - count: The required number of clicks.
    ///   - coordinateSpace: The space of the location.
    ///   - action: Called with the location of the click.
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

    /// Performs an action when the user presses this view for a while.
    /// - Parameters:
    ///   - minimumDuration: The duration, in seconds.
    ///   - maximumDistance: The distance that the pointer may move meanwhile, in points.
    ///   - action: The action.
    ///   - onPressingChanged: Called with true when the press begins, and with false when it ends.
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

    /// Performs an action when the user presses this view for a while. In new code, use the form with `onPressingChanged`.
    /// - Parameters:
    ///   - minimumDuration: The duration, in seconds.
    ///   - maximumDistance: The distance that the pointer may move meanwhile, in points.
    ///   - pressing: Called with true when the press begins, and with false when it ends.
    ///   - action: The action.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration,
            maximumDistance: maximumDistance,
            perform: action,
            onPressingChanged: pressing
        )
    }
}

/// A modifier that performs an action when a view is clicked.
@_weakLinked
struct TapModifier<Tap: Gesture> {
    let gesture: Tap
    /// The action of a press of the view, if it does not depend on the location of a click.
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

/// A modifier that performs an action when a view is pressed for a while.
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
