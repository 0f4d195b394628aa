/** Narrows the list of states while somebody types; the form's answer from the server is the same. Loaded by /schools alone. */
const field = document.getElementById('states-search')
const entries = [...document.querySelectorAll('[data-state]')]

function narrow() {
  const typed = field.value.trim().toLowerCase()
  let [found, all] = [0, 0]
  for (const entry of entries) {
    const names = entry.dataset.state.toLowerCase().split('|')
    const isFound = names.some((name) => name.includes(typed))
    if (entry instanceof SVGElement) entry.classList.toggle('faded', !isFound)
    else {
      entry.hidden = !isFound
      found += isFound
      all += 1
    }
  }
  document.getElementById('states-found').textContent = `${found} of ${all} states`
  document.getElementById('states-none').hidden = found > 0
}

field.addEventListener('input', narrow)
// The back button brings back what was typed.
addEventListener('pageshow', narrow)
