/** Form-encoded bodies and queries with nesting: `items[0][price]=price_1&expand[]=customer`. */

const DEEPEST = 6

/** The fields as nested objects; a list is an object with its places as names until its shape is known. */
export function parseForm(text) {
  const root = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) place(root, pathOf(name), value)
  return root
}

function pathOf(name) {
  const [, head = name, rest = ''] = name.match(/^([^[]+)((?:\[[^\]]*\])*)$/) ?? []
  return [head, ...Array.from(rest.matchAll(/\[([^\]]*)\]/g), ([, part]) => part)].slice(0, DEEPEST)
}

function place(root, path, value) {
  let at = root
  for (const [index, part] of path.entries()) {
    const name = part === '' ? String(Object.keys(at).length) : part
    if (index === path.length - 1) {
      at[name] = value
      return
    }
    if (typeof at[name] !== 'object') at[name] = Object.create(null)
    at = at[name]
  }
}
