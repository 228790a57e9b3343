import Foundation

/// The user's activities in the views of a window, those of inner views last.
@_weakLinked
enum UserActivitiesKey: PreferenceKey {
    static var defaultValue: [NSUserActivity] { [] }
    static func reduce(value: inout [NSUserActivity], nextValue: () -> [NSUserActivity]) { value += nextValue() }
}

/// A modifier that describes what the user does in a view.
@_weakLinked
struct UserActivityModifier: ViewModifier {
    /// An object that keeps the activity for as long as the view exists.
    @MainActor
    final class Storage {
        private var activity: NSUserActivity?

        nonisolated init() {}

        func activity(of type: String) -> NSUserActivity {
            if let activity, activity.activityType == type { return activity }
            let new = NSUserActivity(activityType: type)
            activity = new
            return new
        }
    }

    let type: String
    /// A closure that describes the activity; nil for none. The views of a window call it on the main actor alone.
    let update: UncheckedBox<((NSUserActivity) -> Void)?>
    @State private var storage = Storage()

    nonisolated init(type: String, update: ((NSUserActivity) -> Void)?) {
        self.type = type
        self.update = UncheckedBox(update)
    }

    func body(content: Content) -> some View {
        let activity = update.value.map { update in
            let activity = storage.activity(of: type)
            update(activity)
            return activity
        }
        return content.transformPreference(UserActivitiesKey.self) { $0 += activity.map { [$0] } ?? [] }
    }
}

extension View {
    /// Specifies the activity of the user in this view.
    ///
    /// ```swift
    /// ArticleView(article)
    ///     .userActivity("com.example.reader.article") {
    ///         $0.title = article.title
    ///         $0.webpageURL = article.address
    ///     }
    /// ```
    ///
    /// A ``ShareLink`` in the window that shares the address of the page shows the title of the page in its sheet, and gives it as
    /// the subject where the link has none. Nothing continues the activity on another device.
    /// - Parameters:
    ///   - activityType: Names what the user does.
    ///   - isActive: Whether the user does it.
    ///   - update: Describes the activity. It is called with each evaluation of the view.
    nonisolated public func userActivity(
        _ activityType: String,
        isActive: Bool = true,
        _ update: @escaping (_ activity: NSUserActivity) -> Void
    ) -> some View {
        activity(activityType, isActive ? update : nil)
    }

    /// Specifies the activity of the user with an element in this view; see ``View/userActivity(_:isActive:_:)``.
    /// - Parameters:
    ///   - activityType: Names what the user does.
    ///   - element: The element; nil for none, and then there is no activity.
    ///   - update: Describes the activity. It is called with each evaluation of the view.
    nonisolated public func userActivity<P>(
        _ activityType: String,
        element: P?,
        _ update: @escaping (_ element: P, _ activity: NSUserActivity) -> Void
    ) -> some View {
        activity(activityType, element.map { element in { update(element, $0) } })
    }

    nonisolated private func activity(_ type: String, _ update: ((NSUserActivity) -> Void)?) -> some View {
        modifier(UserActivityModifier(type: type, update: update))
    }
}
