import CGTK
import Foundation
import SwiftUICore

/// A change of colours: each new part is a sum of the old parts.
struct ComponentMatrix {
    /// The sums for red, green, blue and opacity: the factors of the four old components, and a constant.
    var rows: [[Double]]

    static let identity = ComponentMatrix(rows: [
        [1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 1, 0],
    ])

    /// Returns a matrix that gives all opaque pixels one colour.
    static func ink(_ color: RGBA) -> ComponentMatrix {
        ComponentMatrix(rows: [
            [0, 0, 0, 0, color.red], [0, 0, 0, 0, color.green], [0, 0, 0, 0, color.blue], [0, 0, 0, color.alpha, 0],
        ])
    }

    /// Draws contents with the change.
    ///
    /// Nested changes that are pushed to a snapshot are combined, with the matrices multiplied in the wrong order (GTK
    /// 4.8). Nodes stay separate.
    @MainActor
    func draw(_ contents: DrawnContents, on snapshot: OpaquePointer) {
        guard let node = contents.node() else { return }
        let changed = applied(to: node)
        gtk_snapshot_append_node(snapshot, changed)
        gsk_render_node_unref(changed)
    }

    /// Returns a node that draws another with the change. It takes the node over, and the caller owns the result.
    func applied(to node: OpaquePointer) -> OpaquePointer {
        var (matrix, offset) = graphene
        defer { gsk_render_node_unref(node) }
        return gsk_color_matrix_node_new(node, &matrix, &offset)
    }

    /// GTK multiplies a row of parts with the matrix, so each sum is a column.
    private var graphene: (graphene_matrix_t, graphene_vec4_t) {
        var matrix = graphene_matrix_t()
        var floats = (0..<4).flatMap { old in (0..<4).map { Float(distance: CGFloat(rows[$0][old])) } }
        graphene_matrix_init_from_float(&matrix, &floats)
        var offset = graphene_vec4_t()
        let added = rows.map { Float(distance: CGFloat($0[4])) }
        graphene_vec4_init(&offset, added[0], added[1], added[2], added[3])
        return (matrix, offset)
    }
}
