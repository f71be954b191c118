/// A picture, of which text can show only whether there is one.
public final class ImageView: View {
  /// The file name or address of the picture.
  public final var image: String? {
    get { shownImage }
    set { shownImage = newValue }
  }

  // Stored under a name of its own, as the text of a label is.
  private final var shownImage: String?

  /// Draws a filled frame for a picture and an open one for none.
  public override func draw(in canvas: inout Canvas) {
    canvas.draw(shownImage == nil ? ShortBytes("□") : ShortBytes("▣"))
  }
}
