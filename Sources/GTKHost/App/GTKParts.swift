import SwiftUICore

extension GTKHost {
    /// The effects and behaviours that this host implements. The others only hold values.
    static let partTypes: [any RegisteredPart.Type] = [
        EffectPart<BlendEffect>.self,
        EffectPart<BlurEffect>.self,
        EffectPart<ClipEffect>.self,
        EffectPart<ColorEffect>.self,
        EffectPart<CompositingGroup>.self,
        CommandsPart.self,
        ContextMenuPart.self,
        DragPart.self,
        DropPart.self,
        FocusPart.self,
        FocusEffectPart.self,
        FocusExclusionPart.self,
        FocusFollowerPart.self,
        FocusablePart.self,
        GesturePart.self,
        HelpPart.self,
        HitTestingPart.self,
        HoverPart.self,
        EffectPart<MaskEffect>.self,
        MoveKeysPart.self,
        EffectPart<OpacityEffect>.self,
        PointerPart.self,
        EffectPart<ProjectionEffect>.self,
        EffectPart<RotationEffect>.self,
        EffectPart<ScaleEffect>.self,
        SelectionMenuPart.self,
        EffectPart<ShadowEffect>.self,
        SwipePart.self,
    ]

    private static let partMakers: [ObjectIdentifier: PartMaker] = {
        var makers: [ObjectIdentifier: PartMaker] = [:]
        for type in partTypes { add(type, to: &makers) }
        return makers
    }()

    private typealias PartMaker = (ContainerContent.Entry, ContainerWidget) -> GTKPart?

    private static func add<Made: RegisteredPart>(_ type: Made.Type, to makers: inout [ObjectIdentifier: PartMaker]) {
        precondition(makers[ObjectIdentifier(Made.Part.self)] == nil, "\(Made.Part.self) has two parts")
        makers[ObjectIdentifier(Made.Part.self)] = { entry, container in
            (entry.part as? Made.Part).map { Made($0, in: container, isEnabled: entry.isEnabled) }
        }
    }

    func makePart(_ entry: ContainerContent.Entry, in container: ContainerWidget) -> GTKPart? {
        Self.partMakers[ObjectIdentifier(type(of: entry.part))]?(entry, container)
    }

    /// The rules of the style sheet for widgets and parts.
    static var styleRules: [String] {
        widgetTypes.map { $0.styleRules } + partTypes.map { $0.styleRules }
            + [KeyboardDragHint.styleRules, GTKWindow.styleRules]
    }
}
