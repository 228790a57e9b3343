/// The time from the removal of views until they have ended, which a transition can put off.
@MainActor
final class Disappearance {
    /// A Boolean value that indicates whether the views end with the update, so nobody sees what they show until then.
    let isAtOnce: Bool
    /// The changes that were not followed, by what did not follow them.
    private var missed: [ObjectIdentifier: () -> Void] = [:]

    init(isAtOnce: Bool) { self.isAtOnce = isAtOnce }

    /// Notes that an object does not follow a change, which it does if the views stay after all.
    /// - Parameter follow: Follows the change later.
    func missChange(of object: AnyObject, _ follow: @escaping () -> Void) { missed[ObjectIdentifier(object)] = follow }

    /// Follows all changes that were missed.
    func followMissedChanges() {
        let changes = missed.values
        missed = [:]
        for follow in changes { follow() }
    }
}
