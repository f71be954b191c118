// Lights the recorded calls of an event in the pictures, one after the other. All architectures in
// view advance together.

const events = all('#panel-play .event');
const position = document.getElementById('position');
const playButton = document.querySelector('[data-move=play]');
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
const marks = ['trail', 'call', 'answer', 'gap', 'backward', 'caller', 'called', 'reached', 'moving'];

let played = events[0];
let count = 0;
let timer = null;

function shownColumns() {
  return [...played.querySelectorAll('.column')].filter((column) => !column.hidden);
}

function calls(column) {
  return [...column.querySelectorAll('.trace li')];
}

function lastCount() {
  return Math.max(0, ...shownColumns().map((column) => calls(column).length));
}

function showPlay(isMove = false) {
  if (!played) return;
  count = Math.min(count, lastCount());
  for (const section of events) section.hidden = section !== played;
  for (const button of all('[data-play]')) {
    button.setAttribute('aria-pressed', String(button.dataset.play === played.dataset.event));
  }
  position.max = lastCount();
  position.value = count;
  const frames = shownColumns().map((column) => [showCall(column, isMove), column]);
  for (const figure of played.querySelectorAll('.frames figure')) {
    const here = frames.filter(([frame]) => frame === figure.dataset.frame);
    figure.classList.toggle('now', here.length > 0);
    figure.querySelector('.at').textContent = here.map(([, c]) => c.dataset.architecture).join(', ');
  }
  if (isMove) document.getElementById('spoken').textContent = shownColumns().map(spoken).join(' ');
}

// Shows the call that an architecture has reached, and returns the number of its frame.
function showCall(column, isMove) {
  const stage = column.querySelector('.stage');
  const name = column.dataset.architecture;
  if (!stage.firstChild) {
    const picture = document.querySelector(`#panel-glance svg[data-architecture="${name}"]`);
    stage.append(picture.cloneNode(true));
  }
  for (const part of stage.querySelectorAll('.link, .object')) part.classList.remove(...marks);
  stage.querySelector('.call-name')?.remove();
  const items = calls(column);
  const reached = Math.min(count, items.length);
  items.forEach((item, index) => {
    const isLast = index === reached - 1;
    if (isLast) item.setAttribute('aria-current', 'step');
    else item.removeAttribute('aria-current');
    if (index < reached) light(stage, item, isLast, isMove && reached === count);
  });
  column.querySelector('.progress b').textContent = reached;
  column.querySelector('.progress').classList.toggle('done', reached === items.length);
  showCaption(column, items[reached - 1]);
  return items[reached - 1]?.dataset.frame ?? '0';
}

function light(stage, item, isLast, isMove) {
  const way = item.dataset.way.split(' ');
  const gap = item.dataset.gap.split(' ');
  const call = item.dataset.kind === 'answer' ? ['call', 'answer'] : ['call'];
  follow(stage, gap, [isLast ? 'gap' : 'trail']);
  const links = follow(stage, way, !isLast ? ['trail'] : way.length > 2 ? ['gap'] : call);
  for (const name of [...gap, ...way]) object(stage, name)?.classList.add('reached');
  if (!isLast) return;
  object(stage, way[0]).classList.add('caller');
  object(stage, way.at(-1)).classList.add('called');
  if (links.length === 1) label(stage, links[0], item, isMove);
}

function object(stage, name) {
  return stage.querySelector(`.object[data-object="${name}"]`);
}

// A call through a closure, and an answer, run against the reference.
function follow(stage, way, classes) {
  return way.slice(1).map((target, index) => {
    const find = (from, to) =>
      stage.querySelector(`.link[data-owner="${from}"][data-target="${to}"]`);
    const forward = find(way[index], target);
    const link = forward ?? find(target, way[index]);
    link.classList.remove(...marks);
    link.classList.add(...classes, ...(forward ? [] : ['backward']));
    return link;
  });
}

function label(stage, link, item, isMove) {
  const line = link.querySelector('.line');
  const length = line.getTotalLength();
  const [before, { x, y }] = [length / 2 - 1, length / 2].map((l) => line.getPointAtLength(l));
  // Above the boxes beside a short horizontal line, or to the right of a vertical one.
  const isShort = before.y === y && length < 60;
  const top = Math.min(...[...stage.querySelectorAll('.caller rect, .called rect')].map((rect) => rect.y.baseVal.value));
  const isRight = x > 300;
  const text = document.createElementNS('http://www.w3.org/2000/svg', 'text');
  text.textContent = item.querySelector('code').textContent.match(/^\w*/)[0];
  text.setAttribute('class', 'call-name');
  text.setAttribute('x', isShort ? x : x + (isRight ? -8 : 8));
  text.setAttribute('y', isShort ? top - 6 : y + 4);
  text.setAttribute('text-anchor', isShort ? 'middle' : isRight ? 'end' : 'start');
  stage.firstChild.append(text);
  line.style.setProperty('--length', length);
  link.classList.toggle('moving', isMove && !lessMotion.matches);
}

function showCaption(column, item) {
  const parts = item ? [...item.querySelector('button').childNodes, ...item.querySelectorAll('p')] : [];
  const caption = column.querySelector('.caption');
  caption.replaceChildren(...parts.map((part) => part.cloneNode(true)));
  if (!item) caption.textContent = 'Before the event.';
}

function spoken(column) {
  const item = column.querySelector('[aria-current]');
  const call = item ? item.querySelector('button').textContent : 'Before the event';
  return `${column.dataset.architecture}, ${column.querySelector('.progress').textContent}: ${call}.`;
}

// Moving

function moveTo(step) {
  count = Math.max(0, Math.min(step, lastCount()));
  showPlay(true);
  keepInAddress();
}

function pause() {
  clearInterval(timer);
  timer = null;
  playButton?.setAttribute('aria-pressed', 'false');
}

function togglePlay() {
  if (timer !== null) return pause();
  playButton.setAttribute('aria-pressed', 'true');
  if (count === lastCount()) count = 0;
  moveTo(count + 1);
  timer = setInterval(() => (count < lastCount() ? moveTo(count + 1) : pause()), 1700);
}

// Arrows step and the space bar plays, unless what has the focus has its own meaning for them.
function playKey(event, focused) {
  if (!played || focused.matches('input, pre, summary')) return false;
  if (event.key === 'ArrowRight') moveTo(count + 1);
  else if (event.key === 'ArrowLeft') moveTo(count - 1);
  else if (event.key === ' ' && !focused.matches('button')) togglePlay();
  else return false;
  if (event.key !== ' ') pause();
  return true;
}

function playAddress() {
  return played ? [played.dataset.event, String(count)] : [];
}

function readPlayAddress([event, step]) {
  played = events.find((section) => section.dataset.event === event) ?? played;
  count = Math.max(0, Number.parseInt(step, 10) || 0);
}

for (const button of all('[data-play]')) {
  button.addEventListener('click', () => {
    pause();
    played = events.find((section) => section.dataset.event === button.dataset.play);
    moveTo(0);
  });
}

for (const button of all('[data-move]')) {
  button.addEventListener('click', () => {
    if (button === playButton) return togglePlay();
    pause();
    moveTo(count + (button.dataset.move === 'step' ? 1 : -1));
  });
}

position?.addEventListener('input', () => {
  pause();
  moveTo(Number(position.value));
});

for (const column of all('#panel-play .column')) {
  calls(column).forEach((item, index) => {
    item.querySelector('button').addEventListener('click', () => {
      pause();
      moveTo(index + 1);
    });
  });
}
