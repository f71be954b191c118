// Radio buttons and check boxes work without this script, which adds the keys and the address.
'use strict'

const one = (selector, root = document) => root.querySelector(selector)
const all = (selector, root = document) => [...root.querySelectorAll(selector)]
const chosen = (name) => all(`input[name=${name}]:checked`).map((input) => input.value)
const view = () => chosen('view')[0]

function choose(name, value) {
  const input = all(`input[name=${name}]`).find((input) => input.value === value)
  if (input) input.checked = true
}

// The address keeps what is shown, as in “#/play/delete-refused/8/MVC,VIPER” or “#/map/deleting”.
function keepInAddress() {
  const parts = [view()]
  if (view() === 'play') parts.push(chosen('event')[0], step)
  else if (view() !== 'figures') parts.push(chosen('lens')[0])
  if (view() === 'play' || view() === 'code') parts.push(chosen('column').join())
  history.replaceState(null, '', '#/' + parts.join('/'))
}

function readAddress() {
  const [name, choice, ...rest] = decodeURIComponent(location.hash.slice(2)).split('/')
  if (!name) return
  choose('view', name)
  choose(name === 'play' ? 'event' : 'lens', choice)
  if (name === 'play') step = Number(rest.shift()) || 0
  const names = rest[0]?.split(',') ?? []
  if (names.length === 0) return
  for (const input of all('input[name=column]')) input.checked = names.includes(input.value)
}

addEventListener('hashchange', () => {
  readAddress()
  show()
})

addEventListener('change', () => {
  show()
  keepInAddress()
})

addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const key = event.key === 'Escape' ? '0' : event.key
  const lens = /^[0-9]$/.test(key) && one(`[data-key="${key}"]`)
  if (lens) lens.checked = true
  else if (view() !== 'play' || !playKey(event)) return
  event.preventDefault()
  show()
  keepInAddress()
})

// A click on a color shows its concern, and another one shows all of them again.
one('#map .cards').addEventListener('click', (event) => {
  const number = event.target.closest('g[class^=k]')?.getAttribute('class').slice(1)
  const lens = number && one(`[data-key="${number}"]`)
  if (!lens) return
  ;(lens.checked ? one('#lens-all') : lens).checked = true
  keepInAddress()
})

// After a click the arrow keys step; they do not choose the next event.
addEventListener('click', () => {
  const input = document.activeElement
  if (input?.matches('.choice input, .chooser input') && !input.matches(':focus-visible')) input.blur()
})

function start() {
  document.documentElement.classList.add('js')
  if (innerWidth < 700) {
    for (const input of all('input[name=column]')) input.checked = input.value === 'MVC'
  }
  for (const code of all('pre code')) color(code)
  readAddress()
  show()
}
