/// The texts of made-up employees.
enum Vocabulary {
  /// Given names in ASCII.
  static let givenNames = [
    "Agnes", "Albert", "Amara", "Anton", "Beatrice", "Boris", "Carla", "Cedric", "Dalia", "Derek",
    "Edith", "Emil", "Farah", "Felix", "Greta", "Gustav", "Hanna", "Hugo", "Imani", "Ivan",
    "Jasmin", "Jonas", "Katya", "Kofi", "Lena", "Luis", "Mabel", "Marco", "Nadia", "Nils", "Olga",
    "Omar", "Paula", "Pedro", "Rania", "Ravi", "Sofia", "Stefan", "Tamara", "Tomas", "Uma",
    "Victor", "Wanda", "William", "Xenia", "Yusuf", "Zelda", "Zubin",
  ]

  /// Family names in ASCII.
  static let familyNames = [
    "Abbott", "Adeyemi", "Bergman", "Brandt", "Carvalho", "Cooper", "Dahl", "Dubois", "Eriksen",
    "Farrell", "Fischer", "Gallo", "Grant", "Haddad", "Holm", "Ibrahim", "Ito", "Jansen",
    "Jensen", "Kapoor", "Keller", "Lang", "Lopez", "Marsh", "Mensah", "Nakamura", "Novak",
    "Okafor", "Olsen", "Park", "Pereira", "Quinn", "Rao", "Rossi", "Sato", "Silva", "Tanaka",
    "Thorpe", "Ueda", "Vance", "Vogel", "Walsh", "Weber", "Xu", "Yamada", "Young", "Zhang",
    "Ziegler",
  ]

  /// Full names with diacritics, of another alphabet, with wide characters or joined letters, or of
  /// a right-to-left script.
  static let namesBeyondASCII = [
    "Łucja Żółtowska", "Jürgen Groß", "Zoë Brontëfield", "Nguyễn Thị Ngọc", "Šárka Dvořáčková",
    "Øystein Ærlig", "Iñaki Muñiz", "İpek Yıldız", "Олена Гончар", "Пётр Морозов", "Ελένη Λιακού",
    "田中みどり", "王小明", "김하늘", "नीलम शर्मा", "سلمى الحداد", "נועה ברקת",
  ]

  /// Fields of work.
  static let specializations = [
    "Accessibility", "Build systems", "Color science", "Compilers", "Cryptography", "Databases",
    "Distributed systems", "Documentation", "Embedded systems", "Game engines",
    "Graph algorithms", "Human interface", "Image processing", "Localization", "Networking",
    "Numerical methods", "Operating systems", "Performance", "Program verification",
    "Quality assurance", "Release work", "Robotics", "Search", "Security", "Signal processing",
    "Speech recognition", "Text layout", "Type systems", "Typography", "User research",
    "Virtual machines", "Web standards",
  ]

  /// Workplaces; their number is prime, so that steps of equal length pick distinct ones.
  static let workplaces = [
    "Amber Analytics", "Birchwood College", "Blue Harbour Software", "Cobalt Research",
    "Copper Hill Observatory", "Delta Print Works", "Eastgate Hospital", "Elm Street Library",
    "Fjord Maps", "Granite Bank", "Harvest Cooperative", "Institute of Slow Computing",
    "Juniper Press", "Kestrel Air", "Lighthouse Insurance", "Meridian Railways",
    "Northwind Traders", "Open Valley University", "Pebble Games", "Quarry Lane School",
    "Riverside Theatre", "Silver Birch Studio", "Tidewater Energy",
  ]

  /// Numbers of workplaces, each equally likely: 1.85 on average.
  static let workplaceCounts = [0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4]

  /// File names of pictures.
  static let photos = (10..<50).map { "portrait-\($0).png" }

  /// The phone numbers that are reserved for fiction in some area codes.
  static let phones = [
    "202", "206", "212", "303", "305", "312", "404", "415", "503", "512", "602", "617", "702",
    "713", "808", "907",
  ].flatMap { area in
    (100..<200).map { "+1-\(area)-555-0\($0)" }
  }
}
