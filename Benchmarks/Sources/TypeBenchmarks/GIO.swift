import CMeasuredGIO

/// The calls of GIO that are measured, each with its memory released.
enum GIO {
    static func type(name: String) {
        g_free(g_content_type_guess(name, nil, 0, nil))
    }

    static func type(content: UnsafeRawBufferPointer) {
        let bytes = content.bindMemory(to: UInt8.self)
        g_free(g_content_type_guess(nil, bytes.baseAddress, gsize(bytes.count), nil))
    }

    static func type(path: String) {
        let file = g_file_new_for_path(path)
        let info = g_file_query_info(file, "standard::content-type", GFileQueryInfoFlags(rawValue: 0), nil, nil)
        if let info { g_object_unref(UnsafeMutableRawPointer(info)) }
        g_object_unref(file.map { UnsafeMutableRawPointer($0) })
    }

    static func conforms(_ type: String, to other: String) -> Bool {
        g_content_type_is_a(type, other) != 0
    }
}
