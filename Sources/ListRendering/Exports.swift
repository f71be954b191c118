// What a caller of the window and the renderer needs of the terminal: places, sizes, and the output.
@_exported public import struct TerminalDrawing.CanvasLine
@_exported public import protocol TerminalDrawing.OutputSink
@_exported public import struct TerminalDrawing.Point
@_exported public import struct TerminalDrawing.Size
@_exported public import enum TerminalDrawing.Terminal
@_exported public import enum TerminalDrawing.TextStyle
