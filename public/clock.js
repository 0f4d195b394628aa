/**
 * The front page says the visitor's own date and time and how far the next ISEE season is: each second, or each minute where motion is not
 * wanted. Seasons as in docs/exams.md: fall from August, winter from December, spring and summer from April.
 */
const clock = document.getElementById('clock')
const SEASONS = [
  [3, 'spring and summer'],
  [7, 'fall'],
  [11, 'winter'],
]
const DAY = 864e5

const still = matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.classList.contains('reduced-motion')

/** From the calendar alone, so that a day of 23 hours is a day. */
function nextSeason(now) {
  const year = now.getFullYear()
  const today = Date.UTC(year, now.getMonth(), now.getDate())
  const starts = [...SEASONS, [15, 'spring and summer']].map(([month, name]) => ({ name, days: (Date.UTC(year, month, 1) - today) / DAY }))
  return starts.find(({ days }) => days > 0)
}

function tick() {
  const now = new Date()
  const { name, days } = nextSeason(now)
  const date = now.toLocaleDateString('en-US', { dateStyle: 'full' })
  const time = now.toLocaleTimeString('en-US', { timeStyle: still ? 'short' : 'medium' })
  clock.textContent = `${date}, ${time}. ${days} ${days === 1 ? 'day' : 'days'} to the ISEE ${name} season.`
}

tick()
setInterval(tick, still ? 6e4 : 1e3)
