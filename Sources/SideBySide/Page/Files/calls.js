// Lights a call in the picture of an architecture, beside those before it.

const marks = ['trail', 'call', 'answer', 'gap', 'backward', 'caller', 'called', 'reached', 'moving'];

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

// Names the call beside the boxes, where weak references are on the left and others on the right.
function label(stage, link, item, isMove) {
  const line = link.querySelector('.line');
  const length = line.getTotalLength();
  const isLeft = link.classList.contains('weak');
  const text = document.createElementNS('http://www.w3.org/2000/svg', 'text');
  text.textContent = item.querySelector('code').textContent.match(/^\w*/)[0];
  text.setAttribute('class', 'call-name');
  text.setAttribute('x', isLeft ? 4 : stage.firstChild.viewBox.baseVal.width - 4);
  text.setAttribute('y', line.getPointAtLength(length / 2).y + 4);
  text.setAttribute('text-anchor', isLeft ? 'start' : 'end');
  stage.firstChild.append(text);
  line.style.setProperty('--length', length);
  link.classList.toggle('moving', isMove);
}

function showCaption(column, item) {
  const caption = column.querySelector('.caption');
  if (!item) {
    caption.textContent = 'Before the event.';
    return;
  }
  const parts = [...item.querySelector('button').childNodes, ...item.querySelectorAll('p')];
  caption.replaceChildren(...parts.map((part) => part.cloneNode(true)));
}

function spoken(column) {
  const item = column.querySelector('[aria-current]');
  const call = item ? item.querySelector('button').textContent : 'Before the event';
  return `${column.dataset.architecture}, ${column.querySelector('.progress').textContent}: ${call}.`;
}
