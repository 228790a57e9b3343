import CGTK
import Foundation
import SwiftUICore

/// Views one above the other, each of which is mixed with those behind it.
@MainActor
struct BlendedLayers {
    /// The nodes that were drawn so far, from the bottom up.
    // Lifetime: this value owns them until ``draw(on:)``.
    private var below: [OpaquePointer] = []

    /// Adds a view.
    /// - Parameters:
    ///   - mode: The mode in which it is mixed with those behind it.
    ///   - draw: Draws it.
    mutating func add(_ mode: BlendMode, _ draw: (OpaquePointer) -> Void) {
        let snapshot = gtk_snapshot_new()!
        draw(snapshot)
        guard let layer = gtk_snapshot_free_to_node(snapshot) else { return }
        if mode == .normal {
            below.append(layer)
        } else if !below.isEmpty {
            below = [Self.blended(Self.joined(below), layer, mode)]
        } else if mode == .destinationOut || mode == .sourceAtop {
            // A mode that mixes with an empty layer leaves only the layers behind.
            gsk_render_node_unref(layer)
        } else {
            below = [layer]
        }
    }

    /// Draws the layers and removes them.
    mutating func draw(on snapshot: OpaquePointer) {
        for node in below {
            gtk_snapshot_append_node(snapshot, node)
            gsk_render_node_unref(node)
        }
        below = []
    }

    /// Several nodes, which are taken over, as one.
    private static func joined(_ nodes: [OpaquePointer]) -> OpaquePointer {
        if nodes.count == 1 { return nodes[0] }
        var children: [OpaquePointer?] = nodes
        let node = gsk_container_node_new(&children, guint(children.count))!
        for child in nodes { gsk_render_node_unref(child) }
        return node
    }

    /// Two nodes, which are taken over, as one.
    private static func blended(_ below: OpaquePointer, _ layer: OpaquePointer, _ mode: BlendMode) -> OpaquePointer {
        if mode == .plusDarker {
            // Darkness is added in the way that `plusLighter` adds light.
            let inverse = ComponentMatrix.scaling(-1, adding: 1)
            return inverse.applied(
                to: blended(inverse.applied(to: below), inverse.applied(to: layer), .plusLighter)
            )
        }
        defer {
            gsk_render_node_unref(below)
            gsk_render_node_unref(layer)
        }
        if let mode = mode.gsk { return gsk_blend_node_new(below, layer, mode) }
        return composed(below, layer, mode.cairo)
    }

    /// Modes that GTK has no node for.
    private static func composed(
        _ below: OpaquePointer,
        _ layer: OpaquePointer,
        _ mode: cairo_operator_t
    ) -> OpaquePointer {
        let bounds = CGRect(boundsOf: below).union(CGRect(boundsOf: layer))
        var area = graphene_rect_t(SeenPart.of(bounds) ?? .zero)
        let node = gsk_cairo_node_new(&area)!
        let cairo = gsk_cairo_node_get_draw_context(node)!
        gsk_render_node_draw(below, cairo)
        cairo_push_group(cairo)
        gsk_render_node_draw(layer, cairo)
        cairo_pop_group_to_source(cairo)
        cairo_set_operator(cairo, mode)
        cairo_paint(cairo)
        cairo_destroy(cairo)
        return node
    }
}

extension BlendEffect: DrawnEffect {}

extension BlendMode {
    /// GTK's name for the mode.
    fileprivate var gsk: GskBlendMode? {
        switch self {
        case .multiply: GSK_BLEND_MODE_MULTIPLY
        case .screen: GSK_BLEND_MODE_SCREEN
        case .overlay: GSK_BLEND_MODE_OVERLAY
        case .darken: GSK_BLEND_MODE_DARKEN
        case .lighten: GSK_BLEND_MODE_LIGHTEN
        case .colorDodge: GSK_BLEND_MODE_COLOR_DODGE
        case .colorBurn: GSK_BLEND_MODE_COLOR_BURN
        case .softLight: GSK_BLEND_MODE_SOFT_LIGHT
        case .hardLight: GSK_BLEND_MODE_HARD_LIGHT
        case .difference: GSK_BLEND_MODE_DIFFERENCE
        case .exclusion: GSK_BLEND_MODE_EXCLUSION
        case .hue: GSK_BLEND_MODE_HUE
        case .saturation: GSK_BLEND_MODE_SATURATION
        case .color: GSK_BLEND_MODE_COLOR
        case .luminosity: GSK_BLEND_MODE_LUMINOSITY
        case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: nil
        }
    }

    /// Cairo's name for the mode.
    fileprivate var cairo: cairo_operator_t {
        switch self {
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        default: CAIRO_OPERATOR_OVER
        }
    }
}
