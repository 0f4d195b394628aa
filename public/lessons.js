/** Plays a lesson when somebody asks, never by itself: the board builds up with the sentences, which the browser's voice speaks. */
const lesson = document.querySelector('[data-lesson]')
const player = lesson.querySelector('[data-player]')
const [playButton, speed, captions, aloud, time, told] = [
  '[data-do="play"]',
  '[data-speed]',
  '[data-captions]',
  '[data-voice]',
  '[data-time]',
  '[data-told]',
].map((part) => player.querySelector(part))
const speech = window.speechSynthesis
/** Milliseconds: how often the clock looks, how often at most it writes, and how long it waits for a voice that does not say that it ended. */
const [LOOK, WRITE, PATIENCE] = [200, 10_000, 20_000]

/** Where the scene stands, in its own seconds. */
let second = 0
let isPlaying = false
/** Shown step by step, from the first press on. */
let isLive = false
let isLoading = false
let lookedAt = 0
let writtenAt = 0
/** Watched and not written yet. */
let watched = 0
let ended = []
/** The scene that could not be loaded. */
let lost = null
/** The sentence that was begun, and the voice that still speaks it. */
let begun = -1
let speaking = null

const stage = () => document.getElementById('scene')
const numberOf = (name) => Number(stage().dataset[name])
const sentenceStarts = () => stage().dataset.starts.split(' ').map(Number)
const sentenceNow = () => sentenceStarts().findLastIndex((start) => start <= second)

function draw() {
  const now = sentenceNow()
  const isThere = (at) => at !== undefined && (!isLive || Number(at) <= now)
  for (const step of stage().querySelectorAll('[data-at]')) {
    const { at, struck, marked } = step.dataset
    step.classList.toggle('waits', !isThere(at))
    step.classList.toggle('struck', isThere(struck))
    step.classList.toggle('marked', isThere(marked))
  }
  stage()
    .querySelectorAll('[data-sentence]')
    .forEach((sentence, index) => {
      sentence.hidden = isLive && (index !== now || !captions.checked)
    })
  time.max = numberOf('end')
  time.value = second
}

function hush() {
  speaking = null
  speech?.cancel()
}

function sayNow() {
  begun = sentenceNow()
  hush()
  if (!speech || !aloud.checked) return
  const words = new SpeechSynthesisUtterance(stage().querySelectorAll('[data-sentence]')[begun].textContent)
  words.lang = 'en-US'
  words.rate = Number(speed.value)
  speaking = { words, since: performance.now() }
  words.onend = words.onerror = () => {
    if (speaking?.words === words) speaking = null
  }
  speech.speak(words)
}

/** What was watched goes to the server; it survives the end of the page. */
function writeDown(scene = numberOf('scene'), at = second) {
  const seconds = Math.floor(watched)
  if (seconds < 1 && ended.length === 0) return
  const body = JSON.stringify({ scene, second: Math.floor(at), seconds, seen: ended })
  watched -= seconds
  ended = []
  writtenAt = performance.now()
  navigator.sendBeacon(lesson.dataset.lesson, new Blob([body], { type: 'application/json' }))
}

function setPlaying(isOn) {
  isPlaying = isOn
  playButton.textContent = isOn ? 'Pause' : 'Play'
  if (!isOn) return hush()
  isLive = true
  begun = -1
  lookedAt = performance.now()
  told.textContent = ''
  draw()
}

function toSentence(index) {
  lost = null
  second = sentenceStarts()[Math.max(0, Math.min(index, sentenceStarts().length - 1))]
  isLive = true
  begun = -1
  hush()
  draw()
}

async function toScene(number) {
  isLoading = true
  hush()
  const address = `?scene=${number}`
  try {
    const answer = await fetch(address)
    if (answer.redirected || !answer.ok) return location.assign(answer.url)
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    for (const part of ['scene', 'ways']) document.getElementById(part).replaceWith(page.getElementById(part))
    history.replaceState(null, '', address)
    for (const link of lesson.querySelectorAll('.scenes a')) {
      if (link.search === address) link.setAttribute('aria-current', 'step')
      else link.removeAttribute('aria-current')
    }
    second = 0
    begun = -1
    lost = null
    draw()
  } catch {
    setPlaying(false)
    lost = number
    told.textContent = 'The next scene could not be loaded. Press Play to try again.'
  }
  isLoading = false
  lookedAt = performance.now()
}

function endScene() {
  const number = numberOf('scene')
  second = numberOf('end')
  if (!ended.includes(number)) ended.push(number)
  if (number < numberOf('count')) return toScene(number + 1)
  setPlaying(false)
  told.textContent = 'That was the lesson. Two questions wait below.'
  writeDown()
}

function look() {
  if (!isPlaying || isLoading) return
  const now = performance.now()
  // While the tab slept nobody watched.
  const passed = Math.min((now - lookedAt) / 1000, 2)
  lookedAt = now
  watched += passed
  if (speaking && now - speaking.since > PATIENCE) hush()
  // The voice ends its sentence before the next one begins.
  const next = sentenceStarts()[begun + 1] ?? numberOf('end')
  second += passed * Number(speed.value)
  if (speaking && second >= next) second = next - 0.01
  if (second >= numberOf('end')) void endScene()
  else {
    if (sentenceNow() !== begun) sayNow()
    draw()
  }
  if (now - writtenAt >= WRITE) writeDown()
}

const ACTIONS = {
  play: () => {
    const scene = lost
    if (!isPlaying && scene === null && second >= numberOf('end')) second = 0
    setPlaying(!isPlaying)
    if (isPlaying && scene !== null) void toScene(scene)
  },
  back: () => toSentence(sentenceNow() - 1),
  on: () => toSentence(sentenceNow() + 1),
  before: () => numberOf('scene') > 1 && toScene(numberOf('scene') - 1),
  after: () => numberOf('scene') < numberOf('count') && toScene(numberOf('scene') + 1),
  captions: () => {
    captions.checked = !captions.checked
    draw()
  },
}
const KEYS = { k: 'play', ArrowLeft: 'back', ArrowRight: 'on', p: 'before', n: 'after', c: 'captions' }

player.addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event
  const action = KEYS[key.length === 1 ? key.toLowerCase() : key]
  if (!action || ctrlKey || metaKey || altKey || target === speed) return
  event.preventDefault()
  ACTIONS[action]()
})
player.addEventListener('click', ({ target }) => ACTIONS[target.closest('[data-do]')?.dataset.do]?.())
captions.addEventListener('change', draw)
for (const choice of [aloud, speed]) choice.addEventListener('change', () => isPlaying && sayNow())

lesson.addEventListener('click', (event) => {
  const link = event.target.closest('a[href*="?scene="]')
  if (!link || !isLive || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  void toScene(Number(new URL(link.href).searchParams.get('scene')))
})
// The form writes where the lesson goes on; what is written beside it says the same, whichever comes first.
lesson.addEventListener('submit', () => {
  setPlaying(false)
  writeDown(Math.min(numberOf('scene') + 1, numberOf('count')), 0)
  watched = 0
})
addEventListener('pagehide', () => {
  hush()
  writeDown()
})
document.addEventListener('visibilitychange', () => document.hidden && writeDown())

player.querySelector('[data-voiced]').hidden = !speech
second = numberOf('second') < numberOf('end') - 1 ? numberOf('second') : 0
time.value = second
for (const button of player.querySelectorAll('[data-do]')) button.disabled = false
setInterval(look, LOOK)
