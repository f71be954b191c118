/// A view that shows whether there is a picture.
public final class ImageView: View {
  /// The file name or address of the picture.
  public final var image: String? {
    get { shownImage }
    set { shownImage = newValue }
  }

  // Private storage, for the same reason as the text of a label.
  private final var shownImage: String?

  /// Draws a filled square for a picture, an empty one for none.
  public override func draw(in canvas: inout Canvas) {
    canvas.draw(shownImage == nil ? ShortBytes("□") : ShortBytes("▣"))
  }
}
