/** Rooms stay small: a folder holds twelve files at most, and a name that begins alike three times becomes a folder. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'

export const name = 'rooms'

const MOST_FILES = 12
const MOST_ALIKE = 2
/** A family each, written texts and pictures, and what is numbered and grows: their number is no disorder. */
const MAY_BE_FULL =
  /^(app\/exam\/families\/|app\/content\/|app\/exam\/forms\/editions|prisma\/migrations|docs\/decisions|public|app\/generated)/
/** The root of the project, where tools want their files. */
const ROOT = '.'

/** One line for each folder that holds too many files, and for each beginning of a name that is used too often in its folder. */
export function check(root = process.cwd()) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  return problemsOf(files)
}

/** @param {readonly string[]} files paths below the root */
export function problemsOf(files) {
  const folders = groupBy(files.filter(isCounted), path.posix.dirname)
  return [...folders].flatMap(([folder, inside]) => {
    const names = inside.map(nameOf)
    const full = inside.length > MOST_FILES ? [`${folder} holds ${inside.length} files, ${MOST_FILES} at most`] : []
    const alike = [...groupBy(names, (name) => name.split('-')[0])].filter(([, each]) => each.length > MOST_ALIKE)
    return [...full, ...alike.map(([first, each]) => `${folder} has ${each.length} names that begin with ${first}: ${each.join(', ')}`)]
  })
}

/** Node 20 has no Map.groupBy yet. */
function groupBy(values, keyOf) {
  const groups = new Map()
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value])
  return groups
}

function isCounted(file) {
  return path.posix.dirname(file) !== ROOT && !MAY_BE_FULL.test(file) && !/\.test\.tsx?$/.test(file)
}

function nameOf(file) {
  return path.posix.basename(file).replace(/\..*$/, '')
}
