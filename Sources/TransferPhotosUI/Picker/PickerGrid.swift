import Foundation
import SwiftUICore

/// The small pictures of the files, which the pointer and the keyboard select.
struct PickerGrid {
    let model: PickerModel
    let isRow: Bool
    /// A Boolean value that indicates whether the first picture has the focus when the grid appears.
    let takesFocus: Bool
    let choose: @MainActor (MediaFile) -> Void
    let confirm: @MainActor () -> Void
    @FocusState private var focus: MediaFile.ID?
    /// The file that the keys have led to. The focus follows it, a turn later.
    @State private var cursor: MediaFile.ID?
    @State private var lastMove = Date.distantPast
    @State private var columns = 5
    @State private var rowsOfPage = 3
    @Environment(\.layoutDirection) private var layoutDirection

    private static let spacing = 4.0
    private static let shortestSide = 116.0
    /// The time in which the focus has followed a key, in seconds.
    private static let settlingTime = 0.3
}

@MainActor extension PickerGrid: View {
    var body: some View {
        ScrollViewReader { proxy in
            ScrollView(isRow ? .horizontal : .vertical) {
                // Inside the scroll view, which takes these keys as well.
                grid.padding(8)
                    .onKeyPress(keys: [.home, .end, .pageUp, .pageDown]) { press in
                        jump(press.key, proxy)
                        return .handled
                    }
            }
            .onGeometryChange(for: CGSize.self) {
                $0.size
            } action: { size in
                let cell = Self.shortestSide + Self.spacing
                columns = max(1, Int((size.width - 16 + Self.spacing) / cell))
                rowsOfPage = max(1, Int(size.height / cell))
            }
            .onMoveCommand { direction in move(direction, proxy) }
            .onKeyPress(.space) {
                guard let file = cursorFile else { return .ignored }
                choose(file)
                return .handled
            }
            .onKeyPress(.return) {
                if let file = cursorFile, model.request.isSingle { choose(file) } else { confirm() }
                return .handled
            }
        }
        .frame(height: isRow ? Self.shortestSide + 16 : nil)
        .onAppear { if takesFocus, model.search.isEmpty { move(to: model.shown.first) } }
        .onChange(of: focus) { followFocus() }
    }

    @ViewBuilder private var grid: some View {
        if isRow {
            LazyHStack(spacing: Self.spacing) { cells.frame(width: Self.shortestSide) }
        } else {
            LazyVGrid(
                columns: Array(repeating: GridItem(.flexible(), spacing: Self.spacing), count: columns),
                spacing: Self.spacing
            ) { cells }
        }
    }

    private var cells: some View {
        ForEach(model.shown) { file in
            PickerCell(
                file: file,
                number: model.number(of: file),
                isOrdered: model.request.behavior.isOrdered,
                isFocused: focus != nil && cursor == file.id,
                isOut: model.isFull && model.request.mostItems != 1
            ) {
                move(to: file)
                choose(file)
            }
            .focusable()
            .focused($focus, equals: file.id)
            .focusEffectDisabled()
        }
    }

    // MARK: Keys

    private var cursorIndex: Int? { cursor.flatMap { id in model.shown.firstIndex { $0.id == id } } }
    private var cursorFile: MediaFile? { cursorIndex.map { model.shown[$0] } }

    private func move(to file: MediaFile?) {
        (cursor, focus, lastMove) = (file?.id, file?.id, .now)
    }

    /// Follows a focus that the user moved, as with the Tab key. Keys can be pressed faster than the focus moves: then it is moved
    /// again.
    private func followFocus() {
        guard let focus, focus != cursor else { return }
        if lastMove.timeIntervalSinceNow > -Self.settlingTime { self.focus = cursor } else { cursor = focus }
    }

    private func move(_ direction: MoveCommandDirection, _ proxy: ScrollViewProxy) {
        let forward = layoutDirection == .rightToLeft ? -1 : 1
        let row = isRow ? 0 : columns
        switch direction {
        case .left: focus(by: -forward, proxy)
        case .right: focus(by: forward, proxy)
        case .up: focus(by: -row, proxy)
        case .down: focus(by: row, proxy)
        }
    }

    private func jump(_ key: KeyEquivalent, _ proxy: ScrollViewProxy) {
        let page = rowsOfPage * columns
        switch key {
        case .home: focus(on: 0, proxy)
        case .end: focus(on: model.shown.count - 1, proxy)
        case .pageUp: focus(by: -page, proxy)
        default: focus(by: page, proxy)
        }
    }

    /// Moves the focus by a number of files. A step of a row that leads outside has no effect; longer ones end at the edge.
    private func focus(by step: Int, _ proxy: ScrollViewProxy) {
        guard let index = cursorIndex else { return move(to: model.shown.first) }
        var target = index + step
        if !model.shown.indices.contains(target) {
            guard abs(step) > columns || step == columns else { return }
            target = min(max(target, 0), model.shown.count - 1)
        }
        focus(on: target, proxy)
    }

    private func focus(on index: Int, _ proxy: ScrollViewProxy) {
        let file = model.shown[index]
        proxy.scrollTo(file.id)
        move(to: file)
    }
}
