/* Makes plain pages nicer; all work without it. Where React handles a form, its event arrives here already prevented. */
const root = document.documentElement
root.dataset.scripts = ''

/** A button waits while its form is sent; the back button restores it. */
const waiting = new Map()
function wait(button) {
  if (!button?.dataset.pending) return
  // Later: a disabled button is left out of the form.
  setTimeout(() => {
    waiting.set(button, [...button.childNodes])
    button.replaceChildren(button.dataset.pending)
    button.disabled = true
  })
}
function restore() {
  for (const [button, content] of waiting) {
    button.replaceChildren(...content)
    button.disabled = false
  }
  waiting.clear()
}
addEventListener('pageshow', restore)

/** Forms check themselves: docs/forms.md. */
const fieldsOf = (form) => [...form.querySelectorAll('[data-message]')]
const noteOf = ({ id }) => document.getElementById(`${id}-error`)

function faultOf({ form, name, type, required, minLength, maxLength, pattern, min, max, validity, dataset }) {
  const { message, other, is, exact, group, refuses = '[]' } = dataset
  // Not elements[name]: a field may be called "length".
  const named = (one) => form.elements.namedItem(one)
  if (group) return group.split(' ').some((box) => named(box).checked) ? '' : message
  const typed = named(name).value
  const value = exact === undefined ? typed.trim() : typed
  const theirs = other && named(other).value
  if (maxLength > 0 && value.length > maxLength) return `Please use at most ${maxLength} characters`
  const isSound = value
    ? !(value.length < minLength) &&
      (!pattern || RegExp(`^(?:${pattern})$`, 'u').test(value)) &&
      (type !== 'number' || (value % 1 === 0 && +value >= min && +value <= max))
    : !validity.badInput && !required && (!is || theirs !== is)
  if (!isSound || (other && !is && value !== theirs)) return message
  return JSON.parse(refuses).find(([refused]) => RegExp(refused, 'iu').test(value))?.[1] ?? ''
}

function check(field) {
  const fault = faultOf(field)
  const note = noteOf(field)
  note.textContent = fault
  note.hidden = !fault
  field.setAttribute('aria-invalid', !note.hidden)
}

/** Fills the box above the fields with these words and every fault. */
function tell(form, title, text = '') {
  const box = form.querySelector('.form-errors')
  const [heading, words, list] = box.children
  heading.textContent = title
  words.textContent = text
  const faults = fieldsOf(form).filter((field) => !noteOf(field).hidden)
  list.replaceChildren(
    ...faults.map((field) => {
      const line = document.createElement('li')
      const link = document.createElement('a')
      link.href = `#${field.id}`
      link.textContent = noteOf(field).textContent
      line.append(link)
      return line
    }),
  )
  box.hidden = !faults.length
  return box
}

/** A dropped line leaves what was typed; a refusal replaces only the form. */
async function send(form, button) {
  const { title, lost, failed } = form.dataset
  const body = new URLSearchParams(new FormData(form))
  if (button?.name) body.append(button.name, button.value)
  let words = lost
  const patience = new AbortController()
  setTimeout(() => patience.abort(), 3e4)
  try {
    const answer = await fetch(form.action, { method: 'POST', body, signal: patience.signal, headers: { 'X-Stanine-Form': 'yes' } })
    const html = await answer.text()
    words = failed
    const to = answer.headers.get('X-Stanine-Location')
    if (to) {
      const here = location.pathname + location.search
      location.assign(to)
      // To a place on the page that stands here already the browser only scrolls.
      if (to.includes('#') && new URL(to, location).href.split('#')[0] === location.origin + here) location.reload()
      return
    }
    form.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').getElementById(form.id).childNodes)
    const box = form.querySelector('.form-errors')
    if (box.hidden) location.assign(form.action)
    box.focus()
  } catch {
    restore()
    const box = tell(form, title, words)
    box.hidden = false
    box.focus()
  }
}

addEventListener('submit', (event) => {
  const { target: form, submitter } = event
  const { check: title, checkText } = form.dataset
  if (event.defaultPrevented || submitter?.formNoValidate) return
  if (title) {
    form.dataset.sent = ''
    fieldsOf(form).forEach(check)
    const box = tell(form, title, checkText)
    if (!box.hidden || form.method === 'post') event.preventDefault()
    if (!box.hidden) return box.focus()
    if (form.method === 'post') void send(form, submitter)
  }
  wait(submitter)
})
addEventListener('input', ({ target: { form, name } }) => {
  const { check: title, checkText, sent } = form?.dataset ?? {}
  if (!title || (sent === undefined && form.querySelector('.form-errors').hidden)) return
  form.dataset.sent = ''
  for (const field of fieldsOf(form)) {
    const { other, group } = field.dataset
    if (field.name === name || other === name || group?.includes(name)) check(field)
  }
  tell(form, title, checkText)
})

/** The eye beside a password; hidden again before it is sent, lest a browser remember it as text. */
const eyes = '[data-show-password]'
function reveal(button, isShown) {
  button.setAttribute('aria-pressed', isShown)
  document.getElementById(button.getAttribute('aria-controls')).type = isShown ? 'text' : 'password'
}
addEventListener('click', ({ target }) => {
  const button = target.closest(eyes)
  if (button) reveal(button, button.getAttribute('aria-pressed') !== 'true')
})
addEventListener(
  'submit',
  ({ target }) => {
    for (const eye of target.querySelectorAll(eyes)) reveal(eye, false)
  },
  true,
)

document.querySelector('.form-errors:not([hidden])')?.focus()

/** Menus close on Escape and on a press outside; messages go away when dismissed. */
const openMenus = () => document.querySelectorAll('details.menu[open]')
addEventListener('click', (event) => {
  for (const menu of openMenus()) if (!menu.contains(event.target)) menu.open = false
  event.target.closest('[data-dismiss]')?.parentElement.setAttribute('hidden', '')
})
addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  for (const menu of openMenus()) {
    menu.open = false
    menu.querySelector('summary').focus()
  }
})

/** A button that leads to a page asking "Are you sure?" asks here instead. */
addEventListener('click', (event) => {
  const button = event.target.closest('button[data-confirm]')
  if (!button) return
  event.preventDefault()
  if (!confirm(button.dataset.confirm)) return
  button.formMethod = 'post'
  button.form.requestSubmit(button)
  button.formMethod = 'get'
})

/** Accessibility: applied on the spot, saved, mirrored to local storage. */
const classes = { highContrast: 'high-contrast', largeText: 'larger-text' }
const keys = { showButton: 'stanine-accessibility-button', highContrast: 'stanine-high-contrast', largeText: 'stanine-large-text' }
const panelIsShown = () => document.querySelector('.access:not([hidden])') !== null

function stored(key, value) {
  // Storage may be forbidden.
  try {
    if (value === undefined) return localStorage.getItem(key)
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {}
}

function mirror() {
  stored(keys.showButton, panelIsShown())
  for (const name in classes) stored(keys[name], root.classList.contains(classes[name]))
}

function set(name, isOn) {
  root.classList.toggle(classes[name], isOn)
  if (name === 'largeText') root.classList.remove('text-large', 'text-largest')
  for (const button of document.querySelectorAll(`form[data-accessibility] [name=${name}]`)) {
    button.setAttribute('aria-checked', isOn)
    button.value = isOn ? 'off' : 'on'
  }
}

/** In turn: each answer's cookie holds what the next builds on. */
let saving = Promise.resolve()
function save(fields) {
  const body = new URLSearchParams(fields)
  saving = saving.then(() => fetch('/accessibility/panel', { method: 'POST', body, redirect: 'manual', keepalive: true })).catch(() => {})
  return saving
}

addEventListener('submit', (event) => {
  const button = event.submitter
  if (event.defaultPrevented || !button || !event.target.matches('form[data-accessibility]')) return
  event.preventDefault()
  const { name, value } = button
  void save({ [name]: value })
  if (name in classes) set(name, value === 'on')
  else if (name === 'reset') for (const each in classes) set(each, false)
  else for (const panel of document.querySelectorAll('.access')) panel.hidden = true
  mirror()
})

// A cleared storage shows the button again.
const isCleared = !panelIsShown() && stored(keys.showButton) === null
if (isCleared) void save({ show: 'yes' }).then(() => location.reload())
mirror()

/**
 * The access codes of the specification, section 9, as hints for whoever looks into this browser: they open nothing, and no page asks for
 * them (docs/decisions.md 30). Every plan holds the code of premium access and those that follow it.
 */
const codes = [
  ...['demo', 'free_tier', 'premium_monthly', 'premium_3month', 'premium_annual', 'premium_access'],
  ...['tutor', 'essay', 'video', 'reading', 'pacing', 'quiz'],
]
const hint = (code) => `stanine-code-${code}`
const { premium } = root.dataset
const common = codes.indexOf('premium_access')
codes.forEach((code, index) => {
  if (index > 1) stored(hint(code), premium && (index >= common || code === premium) ? 'yes' : null)
})
const hasNone = codes.every((code) => !stored(hint(code)))
if (hasNone && location.pathname !== '/payment-success') stored(hint('free_tier'), 'yes')

/** Links to a section of the home page scroll there, from other pages too. */
const OFFSET = 300
const SECTION = 'stanine-section'

function scrollToSection(id) {
  const section = document.getElementById(id)
  if (!section) return
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches || root.classList.contains('still') ? 'auto' : 'smooth'
  scrollTo({ top: section.getBoundingClientRect().top + scrollY - OFFSET, behavior })
  section.tabIndex = -1
  section.focus({ preventScroll: true })
}

addEventListener('click', (event) => {
  const link = event.target.closest('a[href^="/#"]')
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const id = link.hash.slice(1)
  for (const menu of openMenus()) menu.open = false
  // With a query the home page shows something else.
  if (location.pathname + location.search === '/') {
    history.pushState(null, '', link.hash)
    scrollToSection(id)
  } else {
    sessionStorage.setItem(SECTION, id)
    location.href = '/'
  }
})

const remembered = sessionStorage.getItem(SECTION)
sessionStorage.removeItem(SECTION)
if (remembered && location.pathname === '/') scrollToSection(remembered)
