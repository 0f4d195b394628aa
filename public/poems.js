/** The poetry corner: reads a poem aloud when somebody asks, and keeps on the device what somebody writes until it is saved. */
const voice = window.speechSynthesis

/** The last line that is being read; there is something to stop only while it is not over. */
let last
function showStop(isSpeaking) {
  const [start, stop] = document.querySelectorAll('[data-aloud]')
  // The focus stays beside a button that goes away.
  if (stop === document.activeElement) start.focus()
  stop.hidden = !isSpeaking
}

function speak() {
  voice.cancel()
  for (const line of document.querySelectorAll('[data-line]')) {
    // What a concrete poem draws is nothing to say.
    const said = new SpeechSynthesisUtterance(line.textContent.replace(/\S*--\S*/g, ','))
    said.lang = 'en-US'
    voice.speak(said)
    last = said
  }
  const ours = last
  ours.onend = ours.onerror = () => ours === last && showStop(false)
  showStop(true)
}
for (const buttons of document.querySelectorAll('[data-voice]')) buttons.hidden = !voice
addEventListener('pagehide', () => voice?.cancel())

/** What is kept has the name that device.js takes away at sign-out. */
const sheet = document.querySelector('[data-draft]')
const key = sheet?.dataset.draft
const [restored, offer] = ['[data-restored]', '[data-kept]'].map((part) => sheet?.querySelector(part))
const fields = () => sheet.querySelector('form').elements
const typed = () => ({ title: fields().title.value, body: fields().body.value, seen: fields().seen.value })
const clean = (text) => text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd()
const isSame = (a, b) => a.title.trim() === b.title.trim() && clean(a.body) === clean(b.body)

/** Storage may be forbidden; then the page alone has it. */
function storage(use) {
  try {
    return use(localStorage)
  } catch {}
}
const forget = (name) => storage((all) => all.removeItem(name))
const entry = () => storage((all) => all.getItem(key))
/** What an entry says; undefined for none. */
function read(text) {
  try {
    const { title, body, seen } = JSON.parse(text)
    return { title: `${title}`, body: `${body}`, seen: `${seen}` }
  } catch {}
}

/** The entry as this window last read or wrote it: any other is another window's. */
let known
function keep() {
  known = JSON.stringify(typed())
  storage((all) => all.setItem(key, known))
}

function put({ title, body }) {
  fields().title.value = title
  fields().body.value = body
}

/** Until somebody has chosen, the entry is the only place of what is offered, so nothing may be typed that needs it. */
function ask(isAsked) {
  offer.hidden = !isAsked
  for (const field of [fields().title, fields().body]) field.readOnly = isAsked
}

function propose({ title, body }) {
  offer.querySelector('.written').textContent = [title, body].filter(Boolean).join('\n\n')
  ask(true)
}

const atFirst = key && typed()
// A page that came back refused shows what is kept, unless another window kept it.
const isRefused = key && !sheet.querySelector('.form-errors').hidden

function open(text, copy) {
  const same = isSame(copy, atFirst)
  if (isRefused && !same) return
  known = text
  if (isRefused) return
  if (same) forget(key)
  else if (copy.seen === atFirst.seen) {
    put(copy)
    restored.hidden = false
  } else propose(copy)
}

if (key) {
  const text = entry()
  const copy = read(text)
  if (copy) open(text, copy)
  sheet.addEventListener('input', () => {
    // A refused form came back with fields of its own.
    if (!offer.hidden) return ask(true)
    const text = entry()
    const other = text !== known && read(text)
    if (!other || isSame(other, typed())) return keep()
    propose(other)
    // Whoever types looks at the sheet, not above it.
    offer.querySelector('h2').focus()
  })
}

addEventListener('click', ({ target }) => {
  const { aloud, choose, drop } = target.closest('[data-aloud], [data-choose], [data-drop]')?.dataset ?? {}
  if (aloud === 'start') speak()
  else if (aloud) {
    voice.cancel()
    showStop(false)
  }
  if (drop !== undefined) forget(key)
  if (!choose) return
  const copy = read(entry())
  if (choose === 'take' && copy) put(copy)
  // What was typed before somebody was asked is kept again.
  if (!isRefused && isSame(typed(), atFirst)) forget(key)
  else keep()
  ask(false)
})

/** A poem's entry goes with the poem itself; where nothing may be kept, all entries that begin so. */
for (const part of document.querySelectorAll('[data-forget]')) {
  const { forget: name } = part.dataset
  if (part.tagName === 'FORM') part.addEventListener('submit', () => forget(name))
  else
    storage((all) =>
      Object.keys(all)
        .filter((one) => one.startsWith(name))
        .forEach(forget),
    )
}
