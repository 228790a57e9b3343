// `MainLoop`, which a program with GLib's main loop needs to use the transport.
@_exported public import enum GTKInterop.MainLoop
