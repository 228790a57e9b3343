extension TransferOffer {
    /// A way on which an offer leaves the process. It decides under which names the payloads are offered.
    package struct Way: Sendable {
        /// The names that a way can carry.
        package enum Naming: Sendable {
            /// All names, such as X11's.
            case all
            /// MIME types alone, as GDK has them on Wayland.
            case mimeTypes
            /// MIME types, to which GDK adds X11's names for text by itself.
            case mimeTypesBesideText
        }

        /// The items that the desktop's portal for file transfers takes.
        package enum Portal: Sendable {
            case files, filesAndFolders
        }

        package var isDrag: Bool
        package var naming: Naming
        /// The items that the portal takes; nil without a portal.
        package var portal: Portal?

        package init(isDrag: Bool, naming: Naming = .all, portal: Portal? = nil) {
            (self.isDrag, self.naming, self.portal) = (isDrag, naming, portal)
        }

        /// A clipboard without a toolkit.
        package static let clipboard = Way(isDrag: false)
        /// A drag by X11's protocol, without the portal.
        package static let drag = Way(isDrag: true)
    }

    /// Returns the names under which the payloads are offered on a way, in order of preference.
    ///
    /// | left out | where | because |
    /// | --- | --- | --- |
    /// | ``WireType/kdeURIList`` | on clipboards | KDE's file manager would download the links' destinations |
    /// | ``WireType/uriList`` of one PNG | on clipboards | LibreOffice Calc inserts no picture from an offer with a list |
    /// | ``WireType/mozillaURL`` | in drags | Qt programs take links for documents to open; see ``LinkForm`` |
    /// | ``WireType/gnomeCopiedFiles`` | in drags without another list | drop targets understand no other list than that of URIs |
    ///
    /// A drag of named text on X11 also has the name of direct save, and files have the portal's keys; see ``savedFileName``.
    package func names(on way: Way) -> [String] {
        var names = way.isDrag ? draggedNames : self.names
        switch way.naming {
        case .all: break
        case .mimeTypes: names = mimeTypes(of: names)
        case .mimeTypesBesideText: names.removeAll { !$0.contains("/") }
        }
        if let portal = way.portal { names += portalKeys(portal, isDragged: way.isDrag) }
        if way.isDrag, way.naming == .all, savedFileName != nil { names.append(WireType.directSave) }
        return names
    }

    private var draggedNames: [String] {
        let hasList = allNames.contains(WireType.uriList)
        return allNames.filter { $0 != WireType.mozillaURL && (hasList || $0 != WireType.gnomeCopiedFiles) }
    }

    /// Returns the names for a window system that has only MIME types.
    ///
    /// Receivers take returns in text under a MIME type for those that GTK 3 adds, unless X11's name is there too. The
    /// description of the items tells them that these are meant.
    private func mimeTypes(of names: [String]) -> [String] {
        let types = names.filter { $0.contains("/") }
        let hasText = types.contains { WireType.textRank(of: $0) != nil }
        return hasText && !types.contains(WireType.itemIndex) ? types + [WireType.itemIndex] : types
    }

    /// Returns the names under which an offer is given to the portal. Text that has a name is a file for file managers in a drag.
    private func portalKeys(_ portal: Way.Portal, isDragged: Bool) -> [String] {
        if hasOnlyFiles { return hasFolder && portal == .files ? [] : WireType.portalKeys }
        return isDragged && savedFileName != nil ? [WireType.portalKeys[0]] : []
    }
}
