/**
 * One spelling of every address. Remix answers `/Contact/`, `/%63ontact` and `/x/../contact` alike, so that a stranger could have one page
 * rendered and kept under any number of names. Fixed words are spelled as routes.ts does; ids, codes and queries keep their letters.
 */

/**
 * @param {readonly string[]} patterns addresses as routes.ts has them: `proof/:family`; a `?` at the end of a part makes it optional
 * @returns {(target: string) => string | undefined} the right spelling of a request's target, when that is another one
 */
export function createSpelling(patterns) {
  const root = node()
  for (const pattern of patterns.flatMap(withoutOptional)) if (!pattern.includes('*')) plant(root, pattern.split('/').filter(Boolean))

  return function spellingOf(target) {
    const at = target.indexOf('?')
    const path = at === -1 ? target : target.slice(0, at)
    const query = at === -1 ? '' : target.slice(at)
    const found = find(root, plainParts(path), 0)
    const right = found && `/${found.join('/')}${query === '?' ? '' : query}`
    return right === target ? undefined : right
  }
}

function node() {
  return { fixed: new Map(), free: undefined, isEnd: false }
}

function withoutOptional(pattern) {
  const [whole, before, part, after] = /^(.*?)([^/]+)\?(.*)$/.exec(pattern) ?? []
  return whole === undefined ? [pattern] : [...withoutOptional(before + part + after), ...withoutOptional(before + after)]
}

function plant(tree, [part, ...rest]) {
  if (part === undefined) tree.isEnd = true
  else if (part.startsWith(':')) {
    tree.free ??= node()
    plant(tree.free, rest)
  } else {
    const key = part.toLowerCase()
    const child = tree.fixed.get(key) ?? { spelling: part, tree: node() }
    tree.fixed.set(key, child)
    plant(child.tree, rest)
  }
}

/** The parts in their right spelling, when they lead to a page; a fixed word goes before a free one, as in the router. */
function find(tree, parts, at) {
  const part = parts[at]
  if (part === undefined) return tree.isEnd ? [] : undefined
  const fixed = tree.fixed.get(part.toLowerCase())
  const rest = fixed && find(fixed.tree, parts, at + 1)
  if (rest) return [fixed.spelling, ...rest]
  const others = tree.free && find(tree.free, parts, at + 1)
  return others && [encodeURIComponent(part), ...others]
}

/** The decoded parts of a path as URL parsers see them: `.` and `..` are steps, empty parts nothing. */
function plainParts(path) {
  const parts = []
  for (const part of path.split('/').map(decodeURIComponent)) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts
}
