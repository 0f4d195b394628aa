/** Takes what app/components/room/keeping kept off the device: at sign-out, for another account, and on the result. */
const ROOM = 'stanine-room:'
const { account } = document.currentScript.dataset

/** Takes away what is gone, and returns it by position. */
function forgetRooms(isGone) {
  const gone = new Map()
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(ROOM) || !isGone(key)) continue
      gone.set(Number(key.split(':')[3]), localStorage.getItem(key))
      localStorage.removeItem(key)
    }
  } catch {
    // Storage may be forbidden; then nothing is kept.
  }
  return gone
}

forgetRooms((key) => !key.startsWith(`${ROOM}${account}:`))

// Without a line nobody is signed out, and what waits for the line stays.
addEventListener('submit', ({ target }) => {
  if (target.matches('form[action="/logout"]') && navigator.onLine) forgetRooms(() => true)
})

addEventListener('click', ({ target }) => {
  if (target.matches('[data-print]')) print()
})

/** The result of a section: what is left of it came too late, unless it is what is stored. It is said once. */
const uncounted = document.querySelector('[data-uncounted]')
if (uncounted) {
  const stored = uncounted.dataset.choices.split(',')
  const late = []
  for (const [position, text] of forgetRooms((key) => key.startsWith(`${ROOM}${account}:${uncounted.dataset.uncounted}:`))) {
    if (Number.isNaN(position)) continue // highlights
    const letter = letterOf(text)
    if (letter !== letterOf(`{"choice":${stored[position - 1] || null}}`)) late.push([position, letter])
  }
  late.sort(([a], [b]) => a - b)
  uncounted.append(late.map(([position, letter]) => `question ${position} (${letter})`).join(', '))
  uncounted.hidden = late.length === 0
}

function letterOf(text) {
  try {
    return 'ABCDE'[JSON.parse(text).choice] ?? 'no answer'
  } catch {
    return 'not readable'
  }
}
