import CGTK
import SwiftUICore
import SymbolDrawings

/// A painter of the marks of a symbol with cairo, on the grid of symbols.
@MainActor
struct SymbolPainter {
    /// The width of strokes.
    let stroke: Double
    let ink: SymbolInk
    // Lifetime: a painter is made for one drawing, whose caller has the context.
    let cairo: OpaquePointer

    /// The effect of marks on what is painted.
    private enum Action: Equatable {
        case paint(RGBA)
        case clear(opacity: Double)
    }

    /// Paints marks. Those of one colour are painted together, so that they do not show where they meet.
    func paint(_ marks: [SymbolMark]) {
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        var painted: Set<Int> = []
        var actions: [Action] = []
        for mark in marks {
            actions.append(action(of: mark, after: painted))
            if !mark.clears { painted.insert(mark.level) }
        }
        var start = 0
        while start < marks.count {
            let action = actions[start]
            let end = actions[start...].firstIndex { $0 != action } ?? marks.count
            perform(action, marks[start..<end])
            start = end
        }
    }

    private func action(of mark: SymbolMark, after painted: Set<Int>) -> Action {
        if !mark.clears, ink.paints(mark) { return .paint(ink.color(of: mark)) }
        if !mark.clears { return .clear(opacity: ink.color(of: mark).alpha) }
        // A gap in other layers closes while its layer fades. A hole in its own layer is cleared in full.
        return .clear(opacity: painted.contains(mark.level) ? 1 : mark.opacity)
    }

    private func perform(_ action: Action, _ marks: ArraySlice<SymbolMark>) {
        cairo_push_group(cairo)
        var opacity = 1.0
        switch action {
        case .paint(let color):
            cairo_set_source_rgb(cairo, color.red, color.green, color.blue)
            opacity = color.alpha
        case .clear(let cleared):
            cairo_set_source_rgb(cairo, 0, 0, 0)
            opacity = cleared
        }
        for mark in marks { add(mark) }
        cairo_pop_group_to_source(cairo)
        if case .clear = action { cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT) }
        cairo_paint_with_alpha(cairo, opacity)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }

    private func add(_ mark: SymbolMark) {
        cairo_new_path(cairo)
        for step in mark.path.steps {
            switch step {
            case .move(let point): cairo_move_to(cairo, point.x, point.y)
            case .line(let point): cairo_line_to(cairo, point.x, point.y)
            case .curve(let first, let second, let end):
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: cairo_close_path(cairo)
            }
        }
        if mark.pen != .stroke { cairo_fill_preserve(cairo) }
        let width = mark.strokeWidth(stroke)
        if mark.pen != .fill, width > 0 {
            cairo_set_line_width(cairo, width)
            cairo_stroke(cairo)
        }
    }
}
