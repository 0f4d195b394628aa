/**
 * Rooms are folders; an arrow leads from a room to another that one of its files imports. No arrows make a circle, so each room can be read
 * with nothing but what lies below it. Imports of types count as well. The files at the top of app/ are the house's hall and count for none.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const name = 'circles'

const IMPORT = /^(?:import|export)\s[^'";]*?\bfrom\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm
/** A folder of parts is the inside of the room that it lies in. */
const INSIDE = /\/parts(?:\/.*)?$/

/** One line for each circle. */
export function check(root = process.cwd()) {
  return circlesOf(readArrows(root)).map((rooms) => rooms.join(' → '))
}

/** What the picture of the house comes to. */
export function figures(root = process.cwd()) {
  const arrows = readArrows(root)
  const count = [...arrows.values()].reduce((sum, targets) => sum + targets.size, 0)
  return `${arrows.size} rooms, ${count} arrows`
}

/** The rooms that each room imports from, by folder below app/. */
function readArrows(root) {
  const app = path.join(root, 'app')
  const files = readdirSync(app, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('generated/'))
  const arrows = new Map()
  for (const file of files) {
    const room = roomOf(file)
    if (room === '') continue
    if (!arrows.has(room)) arrows.set(room, new Set())
    for (const [, from, bare, dynamic] of readFileSync(path.join(app, file), 'utf8').matchAll(IMPORT)) {
      const target = targetRoom(file, from ?? bare ?? dynamic)
      if (target && target !== room) arrows.get(room).add(target)
    }
  }
  return arrows
}

function targetRoom(file, specifier) {
  if (specifier.startsWith('~/generated')) return undefined
  if (specifier.startsWith('~/')) return roomOf(specifier.slice(2))
  return specifier.startsWith('.') ? roomOf(path.posix.join(path.posix.dirname(file), specifier)) : undefined
}

function roomOf(file) {
  const folder = path.posix.dirname(file)
  return folder === '.' ? '' : folder.replace(INSIDE, '')
}

/** Tarjan's strongly connected components, those of more than one room. */
function circlesOf(arrows) {
  const places = new Map()
  const lowest = new Map()
  const stack = []
  const circles = []
  for (const room of arrows.keys()) if (!places.has(room)) visit(room)
  return circles

  function visit(room) {
    places.set(room, places.size)
    lowest.set(room, places.get(room))
    stack.push(room)
    for (const target of arrows.get(room) ?? []) {
      if (!places.has(target)) visit(target)
      if (stack.includes(target)) lowest.set(room, Math.min(lowest.get(room), lowest.get(target)))
    }
    if (lowest.get(room) !== places.get(room)) return
    const circle = stack.splice(stack.indexOf(room))
    if (circle.length > 1) circles.push(circle)
  }
}
