/** The queue of words: keys 1 to 4 answer the first card, answers come back without a new page, and words are read aloud. */
const voice = window.speechSynthesis
const queue = () => document.querySelector('[data-queue]')
let isSending = false

function dress() {
  for (const button of document.querySelectorAll('[data-voice]')) button.hidden = !voice
}

/** The server says what comes next; where the line drops, the page stays and says so. */
async function send(form, button) {
  isSending = true
  const fields = new FormData(form, button)
  const isPost = form.method === 'post'
  const url = new URL(form.action)
  if (!isPost) url.search = new URLSearchParams(fields)
  try {
    const answer = await fetch(url, isPost ? { method: 'POST', body: new URLSearchParams(fields) } : {})
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('[data-queue]')
    if (!answer.ok || !next) throw new Error('no queue')
    queue().replaceWith(next)
    history.replaceState(null, '', answer.url)
    dress()
    queue().focus({ preventScroll: true })
    scrollTo({ top: 0 })
    isSending = false
  } catch {
    queue().querySelector('[data-lost]').hidden = false
    isSending = false
  }
}

addEventListener('submit', (event) => {
  if (!event.target.matches('[data-card]')) return
  event.preventDefault()
  if (!isSending) void send(event.target, event.submitter)
})

addEventListener('click', ({ target }) => {
  if (!target.closest('[data-voice]')) return
  voice.cancel()
  const said = new SpeechSynthesisUtterance(target.closest('form').querySelector('[data-say]').dataset.say)
  said.lang = 'en-US'
  voice.speak(said)
})

addEventListener('keydown', (event) => {
  const card = document.querySelector('[data-card]')
  if (!card || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return
  const meaning = card.querySelector('details')
  if (event.key === ' ' && meaning && !event.target.closest('button, summary, a')) {
    event.preventDefault()
    meaning.open = true
  }
  if (!/^[1-4]$/.test(event.key) || isSending) return
  if (meaning && !meaning.open) meaning.open = true
  else card.querySelectorAll('[type=submit]')[event.key - 1]?.click()
})

dress()
