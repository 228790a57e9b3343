/// An object that belongs to a host, and is made when the room that needs it first asks for it.
@MainActor
protocol WidgetService: AnyObject {
    init()
}

/// The services of a host, by their types.
@MainActor
final class WidgetServices {
    private var made: [ObjectIdentifier: any WidgetService] = [:]

    /// Returns the service of a type.
    subscript<Service: WidgetService>(_ type: Service.Type) -> Service {
        if let known = made[ObjectIdentifier(type)] as? Service { return known }
        let service = Service()
        made[ObjectIdentifier(type)] = service
        return service
    }
}
