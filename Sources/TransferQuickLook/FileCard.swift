import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// The icon, the name, the kind and the size of a file.
struct FileCard {
    let file: URL
    /// A Boolean value that indicates whether there is a button that opens it.
    let isOpenable: Bool
    @Environment(\.openURL) private var openURL
}

@MainActor extension FileCard: View {
    var body: some View {
        let type = (try? UTType(ofFileAt: file)) ?? .data
        VStack(spacing: 8) {
            FileThumbnail(file, side: 128, icon: Image(iconFor: type)).frame(width: 128, height: 128)
                .accessibilityHidden(true)
            Text(file.lastPathComponent).font(.title3.bold()).multilineTextAlignment(.center).lineLimit(3)
            Text(description(type)).foregroundStyle(.secondary)
            if isOpenable { Button("Open") { openURL(file) }.padding(.top, 8) }
        }
        .padding()
    }

    private func description(_ type: UTType) -> String {
        let kind = type.localizedDescription ?? type.preferredFilenameExtension?.uppercased() ?? "File"
        var status = stat()
        guard stat(file.path, &status) == 0 else { return "The file is not there." }
        guard status.st_mode & S_IFMT == S_IFREG else { return kind }
        let size = ByteCountFormatter.string(fromByteCount: Int64(status.st_size), countStyle: .file)
        return "\(kind), \(size)"
    }
}
