// Where a file imports both Testing and UIKit, Swift imports a module of this name, too. SDKs for iOS
// have one, which attaches images to tests. The text UIKit needs one only so that tests compile.
