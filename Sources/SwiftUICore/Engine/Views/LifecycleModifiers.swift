extension View {
    /// Performs an action when this view appears.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(LifecycleModifier(onAppear: action))
    }

    /// Performs an action when this view disappears.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(LifecycleModifier(onDisappear: action))
    }

    /// Starts an asynchronous task when this view appears and cancels it when the view disappears.
    /// - Parameters:
    ///   - name: The name of the task in debuggers; nil for the place in the source.
    ///   - priority: The priority of the work.
    ///   - file: The file of the place in the source.
    ///   - line: The line of the place in the source.
    ///   - action: The work.
    nonisolated public func task(
        name: String? = nil,
        priority: TaskPriority = .userInitiated,
        file: String = #fileID,
        line: Int = #line,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        task(id: 0, name: name, priority: priority, file: file, line: line, action)
    }

    /// Starts an asynchronous task when this view appears, and restarts it when a value changes.
    /// - Parameters:
    ///   - value: The value.
    ///   - name: The name of the task in debuggers; nil for the place in the source.
    ///   - priority: The priority of the work.
    ///   - file: The file of the place in the source.
    ///   - line: The line of the place in the source.
    ///   - action: The work.
    nonisolated public func task<Value: Equatable>(
        id value: Value,
        name: String? = nil,
        priority: TaskPriority = .userInitiated,
        file: String = #fileID,
        line: Int = #line,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        let action = UncheckedBox(action)
        let task = LifecycleTask(
            id: AnyHashable(EquatableIdentity(value: value)),
            name: { name ?? "View.task @ \(file):\(line)" },
            priority: priority,
            action: { await action.value() }
        )
        return modifier(LifecycleModifier(task: task))
    }

    /// Performs an action when a value changes.
    /// - Parameters:
    ///   - value: The value.
    ///   - initial: Whether it also runs when the view appears.
    ///   - action: The action.
    nonisolated public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Performs an action with the new value when a value changes. In new code, use the form with the old and the new value.
    /// - Parameters:
    ///   - value: The value.
    ///   - action: The action, given the new value.
    @_disfavoredOverload
    nonisolated public func onChange<Value: Equatable>(
        of value: Value,
        perform action: @escaping (_ newValue: Value) -> Void
    ) -> some View {
        onChange(of: value) { _, new in action(new) }
    }

    /// Performs an action with the old and the new value when a value changes.
    nonisolated public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        modifier(LifecycleModifier(onChange: LifecycleChange(value, isInitial: initial, action)))
    }
}

/// A value that wraps an equatable value for use as an identity.
private struct EquatableIdentity<Value: Equatable>: Hashable {
    let value: Value
    func hash(into hasher: inout Hasher) {}
}
