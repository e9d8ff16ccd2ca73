const turn = Math.PI * 2;

/** Returns a smooth transition from 0 before `from` to 1 after `to`. */
function ease(time, from, to) {
  const share = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

const writing = { from: 0.09, to: 0.4 };
const fading = { from: 0.86, to: 0.95 };

/**
 * Creates the membership card as an element. Returns the element, and a function that draws it at `time` in the
 * loop (0 to 1).
 */
export function createCard({ mark, name, colours, place }) {
  const card = document.createElement('div');
  card.className = 'card';
  const letters = (text) => [...text].map((letter) => `<i>${letter}</i>`).join('');
  const [first, last] = name;
  card.innerHTML =
    `<b class="stripes"></b><b class="light"></b><div class="mark">${mark}</div>` +
    `<div class="name"><div>${letters(first)}</div><div class="last">${letters(last)}</div></div>` +
    '<b class="line"></b>';
  const { text, accent } = colours;
  for (const [key, value] of Object.entries(colours)) {
    card.style.setProperty(`--${key}`, value);
  }
  card.style.left = `${place.x}px`;
  card.style.top = `${place.y}px`;
  card.style.setProperty('--w', `${place.width}px`);
  const spans = [...card.querySelectorAll('i')];
  const step = (writing.to - writing.from) / spans.length;

  const draw = (time) => {
    const sway = Math.sin(turn * time);
    card.style.transform =
      `translate(-50%, -50%) perspective(${place.width * 3}px) ` +
      `rotateY(${-9 + 6 * sway}deg) rotateX(${5 + 2.5 * Math.cos(turn * time)}deg) rotateZ(-2deg) ` +
      `translateY(${4 * Math.cos(turn * time)}px)`;
    card.style.setProperty('--sweep', `${-60 + 220 * ease(time, 0.42, 0.66)}%`);
    card.style.setProperty('--shine', `${50 + 42 * sway}%`);
    const gone = 1 - ease(time, fading.from, fading.to);
    card.style.setProperty('--line', String(ease(time, writing.to, writing.to + 0.1)));
    card.style.setProperty('--gone', String(gone));
    for (const [index, span] of spans.entries()) {
      const from = writing.from + index * step;
      const there = ease(time, from, from + 0.03);
      const hot = there * (1 - ease(time, from + 0.02, from + 0.16));
      span.style.opacity = String(there * gone);
      span.style.color = `color-mix(in srgb, ${accent} ${Math.round(hot * 100)}%, ${text})`;
      span.style.textShadow = `0 0 ${14 * hot}px rgb(255 226 150 / ${0.9 * hot})`;
    }
  };
  return { card, draw };
}
