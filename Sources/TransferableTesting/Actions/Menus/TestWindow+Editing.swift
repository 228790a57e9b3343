import CoreTransferable
import SwiftUICore
import TransferKit

extension TestWindow {
    /// Returns whether the focused view can perform an action.
    func canPerform(_ action: EditAction) -> Bool {
        if action == .undo || action == .redo { return content.graph.canPerform(action) }
        if case .format = action { return formattedEditor != nil }
        guard let commands = commands(for: action) else { return false }
        return action != .paste
            || TestSender.thisApp.contents(copied).mayHave(anyOf: commands.paste?.contentTypes ?? [])
    }

    /// Performs an action with the focused view.
    func perform(_ action: EditAction) {
        if action == .undo || action == .redo {
            _ = content.graph.perform(action)
            return
        }
        if case .format(let format) = action { formattedEditor?.apply(format) }
        guard let commands = commands(for: action) else { return }
        switch action {
        case .copy: copied = commands.copy?() ?? []
        case .cut: copied = commands.cut?() ?? []
        case .delete: commands.delete?()
        case .paste:
            let items = copied
            Task { await commands.paste?.perform(items) }
        case .undo, .redo, .selectAll, .insertEmoji, .format: break
        }
    }

    /// The editor of text with attributes that has the focus, or the only one.
    private var formattedEditor: MemoryTextEditor? {
        let all = views(.textEditor).filter(\.isEnabled).compactMap { view in
            (view.widget as? MemoryTextEditor).map { (view, $0) }
        }
        .filter { $0.1.hasAttributes }
        let focused = all.last { view, _ in view.isFocused }
        return focused?.1 ?? (all.count == 1 ? all[0].1 : nil)
    }

    /// Returns the commands of the innermost view around the focus that has one, or of the only view that has it.
    private func commands(for action: EditAction) -> EditCommands? {
        let all = views.compactMap { view in
            view.isEnabled ? view.widget.editCommands.map { (view, $0) } : nil
        }
        let able = all.filter { $0.1.has(action) }
        let focused = able.last { view, _ in view.isFocused }
        return focused?.1 ?? (able.count == 1 ? able[0].1 : nil)
    }
}
