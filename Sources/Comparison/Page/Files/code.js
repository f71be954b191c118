// Colors Swift code: a comment, a string with code in it, a number or a word.
const token =
  /\/\/.*|"(?:\\\((?:[^()]|\([^()]*\))*\)|\\.|[^"\\\n])*"|\b\d[\w.]*\b|[@#.]?[a-zA-Z_]\w*/g
const keywords = new Set(
  ('actor any as associatedtype async await break case catch class continue convenience default ' +
    'defer deinit do else enum extension fallthrough false fileprivate final for func guard if ' +
    'import in indirect init inout internal is lazy let mutating nil nonisolated override package ' +
    'private protocol public repeat return self some static struct subscript super switch throw ' +
    'throws true try typealias unowned var weak where while').split(' '),
)

function kind(word, following) {
  if (word.startsWith('//')) return 'comment'
  if (word.startsWith('"')) return 'string'
  if (/^[@#]/.test(word)) return 'keyword'
  if (/^\d/.test(word)) return 'number'
  if (/^\.?[A-Z]/.test(word)) return 'type'
  // “for” is a label in “row(for: 1)”.
  const isLabel = following === ':' && word !== 'default'
  return keywords.has(word) && !isLabel ? 'keyword' : null
}

function color(code) {
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  const found = []
  while (texts.nextNode()) found.push(texts.currentNode)
  for (const node of found) {
    const text = node.data
    const pieces = []
    let end = 0
    for (const match of text.matchAll(token)) {
      const start = match.index
      const name = kind(match[0], text[start + match[0].length])
      if (!name) continue
      const span = document.createElement('span')
      span.className = name
      span.textContent = match[0]
      pieces.push(text.slice(end, start), span)
      end = start + match[0].length
    }
    node.replaceWith(...pieces, text.slice(end))
  }
}
