/** The poetry corner: reads a poem aloud when somebody asks, and keeps on the device what somebody writes until it is saved. */
const voice = window.speechSynthesis

function speak() {
  voice.cancel()
  for (const line of document.querySelectorAll('[data-line]')) {
    // What a concrete poem draws is nothing to say.
    const said = new SpeechSynthesisUtterance(line.textContent.replace(/\S*--\S*/g, ','))
    said.lang = 'en-US'
    voice.speak(said)
  }
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
function kept() {
  return storage((all) => {
    const { title, body, seen } = JSON.parse(all.getItem(key))
    return { title: `${title}`, body: `${body}`, seen: `${seen}` }
  })
}

function put({ title, body }) {
  fields().title.value = title
  fields().body.value = body
}

function open(copy) {
  const stored = typed()
  // A page that came back refused shows what is kept.
  if (!sheet.querySelector('.form-errors').hidden) return
  if (isSame(copy, stored)) forget(key)
  else if (copy.seen === stored.seen) {
    put(copy)
    restored.hidden = false
  } else {
    offer.querySelector('.written').textContent = [copy.title, copy.body].filter(Boolean).join('\n\n')
    offer.hidden = false
  }
}

if (key) {
  const copy = kept()
  if (copy) open(copy)
  sheet.addEventListener('input', () => {
    // Until somebody has chosen, the entry is the only place of what is offered.
    if (offer.hidden) storage((all) => all.setItem(key, JSON.stringify(typed())))
  })
}

addEventListener('click', ({ target }) => {
  const { aloud, choose } = target.closest('[data-aloud], [data-choose]')?.dataset ?? {}
  if (aloud === 'start') speak()
  else if (aloud) voice.cancel()
  if (!choose) return
  const copy = kept()
  if (choose === 'take' && copy) {
    put(copy)
    storage((all) => all.setItem(key, JSON.stringify(typed())))
  } else forget(key)
  offer.hidden = true
})

/** Gone with the poem itself, and where nothing may be kept. */
for (const { dataset, tagName } of document.querySelectorAll('[data-forget]')) {
  if (tagName === 'FORM') addEventListener('submit', () => forget(dataset.forget))
  else forget(dataset.forget)
}
