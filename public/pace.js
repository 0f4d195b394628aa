/** The pacing trainer: the beat can be heard when somebody wants it, and what is chosen is kept when the time is over. */
const beat = document.querySelector('[data-beat]')
const sound = document.querySelector('[data-sound]')
const drill = document.querySelector('[data-drill]')
const clock = document.querySelector('[data-left]')

/** Storage may be forbidden; then each page is silent at first. */
function wish(value) {
  try {
    if (value) localStorage.setItem('pace-sound', value)
    return localStorage.getItem('pace-sound')
  } catch {}
}

let speaker
let ticking
function tick() {
  const tone = new OscillatorNode(speaker, { frequency: 660 })
  const volume = new GainNode(speaker, { gain: 0.12 })
  volume.gain.setTargetAtTime(0, speaker.currentTime + 0.02, 0.03)
  tone.connect(volume).connect(speaker.destination)
  tone.start()
  tone.stop(speaker.currentTime + 0.2)
}

/** Milliseconds since the document's first byte came: the times that the server wrote into the page are from then. */
const sinceFirstByte = () => performance.now() - (performance.getEntriesByType('navigation')[0]?.responseStart ?? 0)

/** The sound keeps to the bar: the page was open for a while when the button was pressed. */
function hear(isOn) {
  clearTimeout(ticking)
  sound.setAttribute('aria-pressed', String(isOn))
  if (!isOn) return
  speaker ??= new AudioContext()
  speaker.resume()
  const pace = Number(beat.dataset.beat) * 1000
  const next = () => {
    const gone = Number(beat.dataset.gone) * 1000 + sinceFirstByte()
    ticking = setTimeout(
      () => {
        tick()
        next()
      },
      pace - (gone % pace),
    )
  }
  next()
}

if (sound && window.AudioContext) {
  // A press before this script would do nothing.
  sound.disabled = false
  const isOn = () => sound.getAttribute('aria-pressed') === 'true'
  sound.addEventListener('click', () => {
    hear(!isOn())
    wish(isOn() ? 'on' : 'off')
  })
  if (wish() === 'on') hear(true)
  // Some browsers let no page sound before somebody has touched it.
  addEventListener('pointerdown', () => isOn() && speaker.resume(), { once: true })
} else if (sound) {
  sound.hidden = true
}

/** A page that is shown again from the browser's memory says nothing true anymore. */
addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
if (drill && clock) {
  const left = Number(clock.dataset.left) - sinceFirstByte()
  // The server keeps nothing of an older window that nobody pressed.
  drill.addEventListener('formdata', ({ formData }) => isAuto && formData.set('auto', '1'))
  let isAuto = false
  setTimeout(
    () => {
      isAuto = true
      drill.requestSubmit(drill.querySelector('[name=intent][value=next], [name=intent][value=finish]'))
    },
    Math.max(0, left),
  )
}
