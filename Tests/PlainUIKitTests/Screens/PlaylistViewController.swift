import UIKit

struct Track {
  let title: String
  var isPlayable = true
}

struct Album {
  let name: String
  var tracks: [Track]
}

/// A playlist that keeps the playing track in view, skips tracks and closes albums.
final class PlaylistViewController: UIViewController {
  var albums: [Album] = []
  var playing: IndexPath = [0, 0]

  private let tableView = UITableView(frame: .zero, style: .plain)
  private var isFirstLayout = true
  private(set) var tracksOnScreen: Set<IndexPath> = []
  private(set) var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Playlist"
    view.backgroundColor = .systemGroupedBackground
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Track")
    tableView.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "Footer")
    tableView.allowsSelection = true
    tableView.dataSource = self
    tableView.delegate = self
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    tableView.selectRow(at: playing, animated: false, scrollPosition: .none)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard isFirstLayout else { return }
    isFirstLayout = false
    tableView.scrollToRow(at: playing, at: .middle, animated: false)
  }

  // MARK: - Places

  /// The albums of which a part is in view.
  var visibleAlbums: [String] {
    albums.indices.filter { album in
      let place = tableView.rect(forSection: album)
      return place.maxY > tableView.bounds.minY && place.minY < tableView.bounds.maxY
    }.map { albums[$0].name }
  }

  /// The tracks of which a part is in view.
  var visibleTracks: [String] {
    tableView.indexPathsForRows(in: tableView.bounds)?.map(title) ?? []
  }

  var firstTrack: String? {
    tableView.indexPathForRow(at: tableView.contentOffset).map(title)
  }

  var isPlayingTrackInView: Bool {
    tableView.indexPathsForVisibleRows?.contains(playing) ?? false
  }

  var isAtEnd: Bool {
    tableView.contentOffset.y + tableView.bounds.height >= tableView.contentSize.height
  }

  /// Whether the header of an album and its first track touch each other.
  func beginsWithItsFirstTrack(_ album: Int) -> Bool {
    tableView.rectForHeader(inSection: album).maxY == tableView.rectForRow(at: [album, 0]).minY
      && tableView.rectForFooter(inSection: album).height > 0
  }

  func scrollToTop() {
    tableView.setContentOffset(
      CGPoint(x: 0, y: -tableView.adjustedContentInset.top), animated: true)
  }

  // MARK: - Changes

  func add(_ album: Album) {
    update {
      albums.insert(album, at: 0)
      tableView.insertSections([0], with: .top)
    }
  }

  func remove(_ album: Int) {
    update {
      albums.remove(at: album)
      tableView.deleteSections(IndexSet(integer: album), with: .fade)
    }
  }

  func playFirst(_ album: Int) {
    update {
      albums.insert(albums.remove(at: album), at: 0)
      tableView.moveSection(album, toSection: 0)
    }
  }

  func rename(_ album: Int, tracks: [Track]) {
    albums[album].tracks = tracks
    tableView.reloadSections([album], with: .none)
    tableView.layoutIfNeeded()
    (tableView.footerView(forSection: album)?.textLabel)?.text = "renamed"
  }

  /// Marks all tracks as playable, and shows it in the cells in view.
  func enableAll() {
    for album in albums.indices {
      for track in albums[album].tracks.indices { albums[album].tracks[track].isPlayable = true }
    }
    for cell in tableView.visibleCells {
      guard let indexPath = tableView.indexPath(for: cell) else { continue }
      show(albums[indexPath.section].tracks[indexPath.row], in: cell)
    }
  }

  func disable(_ indexPath: IndexPath) {
    albums[indexPath.section].tracks[indexPath.row].isPlayable = false
    tableView.reloadRows(at: [indexPath], with: .automatic)
  }

  private func update(_ changes: () -> Void) {
    tableView.performBatchUpdates(changes) { [weak self] _ in
      self?.events.append("\(self?.albums.count ?? 0) albums")
    }
  }

  private func title(of indexPath: IndexPath) -> String {
    albums[indexPath.section].tracks[indexPath.row].title
  }

  /// Shows a track; the weight and the color of its title tell whether it can be played.
  private func show(_ track: Track, in cell: UITableViewCell) {
    let noteView: UIImageView? = cell.imageView
    noteView?.image = UIImage(systemName: "music.note")
    let weight: UIFont.Weight = track.isPlayable ? .semibold : .regular
    cell.textLabel?.text = track.title
    cell.textLabel?.font = UIFont.systemFont(ofSize: 17, weight: weight)
    cell.textLabel?.textColor = track.isPlayable ? .label : UIColor(white: 0.6, alpha: 1)
  }
}

extension PlaylistViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    albums.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    albums[section].tracks.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Track", for: indexPath)
    show(albums[indexPath.section].tracks[indexPath.row], in: cell)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    albums[section].name
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    albums[indexPath.section].tracks.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

extension PlaylistViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    title(of: indexPath).isEmpty ? 0 : UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    let footer = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Footer")
    footer?.textLabel?.text = "\(albums[section].tracks.count) tracks"
    return footer
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    albums[indexPath.section].tracks[indexPath.row].isPlayable
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    events.append("stop \(title(of: indexPath))")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    playing = indexPath
    events.append("play \(tableView.indexPathsForSelectedRows?.map(title) ?? [])")
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    tableView.indexPathForSelectedRow == indexPath ? .none : .delete
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    tracksOnScreen.insert(indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    tracksOnScreen.remove(indexPath)
  }
}
