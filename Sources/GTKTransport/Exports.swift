// `MainLoop`, which a program with a main loop of GLib's needs to use the transport.
@_exported public import enum GTKInterop.MainLoop
