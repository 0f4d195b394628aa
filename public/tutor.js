/** Talks with the AI tutor: shows an answer as it comes, and reads one aloud when somebody asks. */
const voice = window.speechSynthesis

/** The page that follows shows the answer as it comes, so it need not load itself again. */
for (const form of document.querySelectorAll('[data-talk-form] form, form[data-talk-form]')) {
  const live = document.createElement('input')
  Object.assign(live, { type: 'hidden', name: 'live', value: '1' })
  form.append(live)
}

const answer = document.querySelector('[data-answer]')
const MOST_TRIES = 8
/** After an error, so that many pages do not come back at once to a server that has trouble. */
const PAUSE_MS = 5_000

/** Our own server wrote the paragraphs (shown-message.server.ts); nothing of a student's is among them. */
function show({ html }) {
  const place = answer.querySelector('[data-live]')
  while (place.children.length < html.length) place.append(document.createElement('p'))
  html.forEach((text, index) => {
    if (place.children[index].innerHTML !== text) place.children[index].innerHTML = text
  })
  if (html.length > 0) for (const wait of answer.querySelectorAll('[data-wait]')) wait.hidden = true
}

async function listen(tries) {
  const response = await fetch(answer.dataset.answer, { headers: { Accept: 'text/event-stream' } })
  if (!response.ok) throw new Error(response.status)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return tries < MOST_TRIES ? listen(tries + 1) : undefined
    text += value
    const events = text.split('\n\n')
    text = events.pop()
    for (const event of events) {
      const state = JSON.parse(event.slice(6))
      if (state.isOver) return
      show(state)
    }
  }
}

/** The whole page at the end: with the next form, or with what to do about a failure. */
function finish() {
  const there = new URL(answer.dataset.then, location)
  location.replace(`${there.pathname}#end`)
  if (location.pathname === there.pathname && location.search === '') location.reload()
}
if (answer) listen(0).then(finish, () => setTimeout(finish, PAUSE_MS))

const talk = document.querySelector('.talk')
function speak(words) {
  voice.cancel()
  const { voice: name, language, rate, pitch } = talk.dataset
  const said = new SpeechSynthesisUtterance(words.textContent)
  const chosen = name && voice.getVoices().find((one) => one.name.toLowerCase().includes(name.toLowerCase()))
  Object.assign(said, { lang: language, rate: Number(rate), pitch: Number(pitch), ...(chosen && { voice: chosen }) })
  voice.speak(said)
}
if (voice && talk) {
  for (const button of talk.querySelectorAll('[data-speak]')) {
    button.hidden = false
    button.addEventListener('click', () => speak(button.closest('li').querySelector('[data-words]')))
  }
  addEventListener('pagehide', () => voice.cancel())
}
