/// A view that shows whether an image is set.
public final class UIImageView: UIView {
  /// The file name or address of the image.
  public final var image: String? {
    get { shownImage }
    set { shownImage = newValue }
  }

  // Private storage, for the same reason as the text of a label.
  private final var shownImage: String?

  /// Draws a filled square for an image, and an empty one for `nil`.
  public override func draw(in canvas: inout Canvas) {
    canvas.draw(shownImage == nil ? ShortBytes("□") : ShortBytes("▣"))
  }
}
