// One panel at a time, and of the architectures as many as there is room for. Which ones is kept in
// the address, as in “#taps/MVC,VIPER” or “#play/call-tapped/2/MVC,VIPER”, so that a comparison can
// be handed on.
'use strict';

const all = (selector) => [...document.querySelectorAll(selector)];
const topics = all('#topics [role=tab]');
const architectureTabs = all('#architectures [role=tab]');
const boxes = all('#choice input');
const names = boxes.map((box) => box.value);
const narrow = matchMedia('(max-width: 699px)');

let isChosen = false;
let chosen = [];
let current = names[0];

function topicIndex() {
  return topics.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
}

// What fits without anybody having chosen: a column of code wants about 450 pixels.
function fitting() {
  return names.slice(0, Math.max(2, Math.floor(innerWidth / 450)));
}

function mark(tabs, selected) {
  for (const tab of tabs) {
    tab.setAttribute('aria-selected', String(tab === selected));
    tab.tabIndex = tab === selected ? 0 : -1;
  }
  bringIntoView(selected);
}

// Scrolls the list of a tab sideways; the page stays where it is.
function bringIntoView(selected) {
  const list = selected.parentElement;
  if (list.scrollWidth > list.clientWidth) {
    list.scrollLeft = selected.offsetLeft - (list.clientWidth - selected.offsetWidth) / 2;
  }
}

function showColumns() {
  if (!isChosen) chosen = fitting();
  const shown = narrow.matches ? [current] : chosen;
  for (const box of boxes) box.checked = chosen.includes(box.value);
  for (const column of all('.column')) column.hidden = !shown.includes(column.dataset.architecture);
  mark(architectureTabs, architectureTabs.find((tab) => tab.dataset.architecture === current));
  if (isPlaying()) showPlay();
}

function isPlaying() {
  return topics[topicIndex()].dataset.topic === 'play';
}

function showTopic(tab) {
  const isOther = topics[topicIndex()] !== tab;
  mark(topics, tab);
  for (const panel of all('.panel')) panel.hidden = panel.id !== tab.getAttribute('aria-controls');
  // Columns are of no use where there are none to choose from.
  const panel = document.getElementById(tab.getAttribute('aria-controls'));
  const hasColumns = panel.querySelector('.column') !== null;
  document.getElementById('choice').hidden = !hasColumns;
  document.getElementById('architectures').hidden = !hasColumns;
  if (isPlaying()) showPlay();
  else pause();
  if (isOther) scrollTo(0, Math.min(scrollY, document.querySelector('header').offsetHeight));
}

function keepInAddress() {
  const topic = topics[topicIndex()].dataset.topic;
  const list = narrow.matches ? [current] : isChosen ? chosen : [];
  const parts = [topic, ...(isPlaying() ? playAddress() : [])];
  if (list.length > 0) parts.push(list.join(','));
  history.replaceState(null, '', '#' + parts.join('/'));
}

function readAddress() {
  const [topic, ...rest] = decodeURIComponent(location.hash.slice(1)).split('/');
  if (topic === 'play') readPlayAddress(rest);
  const known = (rest.at(-1) ?? '').split(',').filter((name) => names.includes(name));
  if (known.length) {
    isChosen = true;
    chosen = names.filter((name) => known.includes(name));
    current = known[0];
  }
  const tab = topics.find((tab) => tab.dataset.topic === topic);
  showTopic(tab ?? topics[0]);
  showColumns();
}

function step(tabs, index) {
  const tab = tabs[(index + tabs.length) % tabs.length];
  tab.click();
  return tab;
}

for (const tab of topics) {
  tab.addEventListener('click', () => {
    showTopic(tab);
    keepInAddress();
  });
}

for (const tab of architectureTabs) {
  tab.addEventListener('click', () => {
    current = tab.dataset.architecture;
    showColumns();
    keepInAddress();
  });
}

for (const box of boxes) {
  box.addEventListener('change', () => {
    const list = names.filter((name, index) => boxes[index].checked);
    // The last column stays: an empty page would say nothing.
    if (list.length > 0) {
      isChosen = true;
      chosen = list;
    }
    showColumns();
    keepInAddress();
  });
}

addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const focused = document.activeElement;
  const tabs = architectureTabs.includes(focused) ? architectureTabs : topics;
  const isOnTab = tabs.includes(focused);
  if (isPlaying() && !isOnTab && playKey(event, focused)) {
    event.preventDefault();
    return;
  }
  // Arrows scroll what can be scrolled, unless a tab or nothing has the focus.
  const isFree = isOnTab || focused === document.body || focused.matches('h2, main');
  const index = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
  let target = null;
  if (/^[0-9]$/.test(event.key)) {
    target = topics.find((tab) => tab.dataset.key === event.key);
    target?.click();
    if (topics.includes(focused)) target?.focus();
  } else if (isFree && event.key === 'ArrowRight') {
    target = step(tabs, index + 1);
  } else if (isFree && event.key === 'ArrowLeft') {
    target = step(tabs, index - 1);
  } else if (isOnTab && event.key === 'Home') {
    target = step(tabs, 0);
  } else if (isOnTab && event.key === 'End') {
    target = step(tabs, tabs.length - 1);
  }
  if (target === null || target === undefined) return;
  if (isOnTab) target.focus();
  event.preventDefault();
});

addEventListener('resize', () => {
  showColumns();
  bringIntoView(topics[topicIndex()]);
});
addEventListener('hashchange', readAddress);

// Headings of columns stand below the bar, however many lines that takes.
new ResizeObserver(([bar]) => {
  document.documentElement.style.setProperty('--bar', bar.target.offsetHeight + 'px');
}).observe(document.querySelector('nav'));

