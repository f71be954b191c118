// Play: steps through the recorded calls of an event, in all columns at once.
let step = 0
let timer = null

const scene = () => one(`#play-${chosen('event')[0]}`)
const columns = () => all('.column', scene()).filter((column) => chosen('column').includes(column.dataset.architecture))
const length = () => Math.max(0, ...columns().map((column) => all('.trace li', column).length))

function mark(element, index, count) {
  element.classList.toggle('now', index === count - 1)
  element.classList.toggle('later', index >= count)
}

// Names the newest call above the middle of its way.
function drawLabel(stage, call, text) {
  one('.label', stage)?.remove()
  if (!call) return
  const name = text.length > 30 ? text.replace(/\(.*/, '(…)').slice(0, 32) : text
  stage.insertAdjacentHTML('beforeend', '<g class="label"><rect rx="3" height="14"/><text/></g>')
  const [plate, title] = one('.label', stage).children
  title.textContent = name
  const way = one('.line', call).getBBox()
  const half = title.getComputedTextLength() / 2 + 5
  const x = Math.min(Math.max(way.x + way.width / 2, half), 320 - half)
  const y = Math.max(16, way.y - 9)
  title.setAttribute('x', x)
  title.setAttribute('y', y)
  plate.setAttribute('x', x - half)
  plate.setAttribute('y', y - 10.5)
  plate.setAttribute('width', 2 * half)
}

// Draws a column after as many calls as were made, and returns the number of its frame.
function draw(column) {
  const items = all('.trace li', column)
  const count = Math.min(step, items.length)
  const stage = one('.stage', column)
  if (!stage) return 0
  items.forEach((item, index) => mark(item, index, count))
  all('.call', stage).forEach((call, index) => mark(call, index, count))
  all('.stop', stage).forEach((stop, index) => {
    // A number goes when another call arrives in its place.
    const isTaken = Number(stop.dataset.until ?? Infinity) < count
    stop.classList.toggle('later', index >= count - 1 || isTaken)
  })
  const item = items[count - 1]
  drawLabel(stage, one('.call.now', stage), item ? `${count} ${one('code', item).textContent}` : '')
  const isDone = step > 0 && count === items.length
  one('.progress', column).textContent = `${count} of ${items.length}${isDone ? ', done' : ''}`
  one('.caption', column).innerHTML = item?.innerHTML ?? 'Before the event.'
  one('.strip', column).innerHTML = items
    .map((item, index) => {
      const isNew = item.dataset.frame !== (items[index - 1]?.dataset.frame ?? '0')
      return `<b class="${item.className}">${index + 1}</b>${isNew ? '<i>▣</i>' : ''}`
    })
    .join('')
  return Number(item?.dataset.frame ?? 0)
}

function show() {
  if (view() !== 'play') return play(false)
  step = Math.max(0, Math.min(step, length()))
  const frames = columns().map((column) => [column.dataset.architecture, draw(column)])
  for (const figure of all('figure', scene())) {
    const here = frames.filter(([, frame]) => frame === Number(figure.dataset.frame))
    figure.classList.toggle('now', here.length > 0)
    one('.at', figure).textContent = here.length ? `— now in ${here.map(([name]) => name).join(', ')}` : ''
  }
  const position = one('#position')
  position.max = length()
  position.value = step
  one('#spoken').textContent = step === 0 ? '' : columns()
    .map((column) => `${column.dataset.architecture}: ${one('.caption', column).textContent}`).join(' ')
}

function move(to) {
  step = to
  show()
  keepInAddress()
}

function play(isOn) {
  clearInterval(timer)
  timer = isOn ? setInterval(() => (step < length() ? move(step + 1) : play(false)), 1100) : null
  one('[data-move=play]').textContent = isOn ? 'Pause' : 'Play'
}

const moves = {
  back: () => move(step - 1),
  step: () => move(step + 1),
  play: () => {
    if (!timer && step >= length()) step = 0
    play(!timer)
  },
}

// Returns whether a key is one of the player, and not of the control that has the focus.
function playKey(event) {
  const target = event.target
  if (target.matches('input[type=radio], input[type=range]')) return false
  const name = { ArrowRight: 'step', ArrowLeft: 'back', ' ': 'play' }[event.key]
  if (!name || (name === 'play' && target.matches('button, input'))) return false
  moves[name]()
  return true
}

for (const button of all('[data-move]')) button.addEventListener('click', () => moves[button.dataset.move]())
one('#position').addEventListener('input', (event) => move(Number(event.target.value)))
for (const input of all('input[name=event]')) {
  input.addEventListener('change', () => {
    play(false)
    step = 0
  })
}
