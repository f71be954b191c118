// Plays the recorded calls of an event, one after the other. All architectures in view advance
// together.

const events = all('#panel-play .event');
const position = document.getElementById('position');
const playButton = document.querySelector('[data-move=play]');

let played = events[0];
let count = 0;
let timer = null;

function shownColumns() {
  // An architecture without a recorded trace has no picture to play in.
  return [...played.querySelectorAll('.column:not([hidden])')].filter((column) =>
    column.querySelector('.stage'));
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
