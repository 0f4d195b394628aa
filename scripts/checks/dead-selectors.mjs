/** Finds classes that a style sheet styles and no markup uses. Markup is any string in the application or in public scripts. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const name = 'dead selectors'

// Written by the formula renderer, which is not ours.
const FOREIGN = /^tml-/

/** One line for each class that no markup mentions. */
export async function check(root = process.cwd()) {
  const markup = ['app', 'public'].flatMap((folder) => filesOf(path.join(root, folder), /(?<!\.test)\.(?:tsx?|js)$/)).map(read)
  const words = new Set(markup.flatMap((source) => source.match(/[\w-]+/g) ?? []))
  // `figure-${name}` uses every class that begins so.
  const beginnings = markup.flatMap((source) => [...source.matchAll(/([\w-]+-)\$\{/g)].map(([, beginning]) => beginning))
  const isUsed = (className) =>
    words.has(className) || FOREIGN.test(className) || beginnings.some((beginning) => className.startsWith(beginning))
  return filesOf(path.join(root, 'app/styles'), /\.css$/).flatMap((file) =>
    classesOf(read(file))
      .filter((className) => !isUsed(className))
      .map((className) => `${path.relative(root, file)}: .${className} is styled but used nowhere`),
  )
}

function filesOf(folder, pattern) {
  return (
    readdirSync(folder, { recursive: true })
      .map((file) => path.join(folder, file))
      // What Prisma generates is no markup, and holds whole programs as one word.
      .filter((file) => pattern.test(file) && !file.includes('generated'))
  )
}

function read(file) {
  return readFileSync(file, 'utf8')
}

function classesOf(css) {
  const selectors = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(['"]).*?\1/g, '')
  return [...new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, className]) => className))]
}
