/**
 * One process per database folder. Two PGlite processes on one folder both "succeed" and lose rows without an error, and PGlite itself
 * does not lock: this file does. A holder that lives is never displaced; one that was killed is, even when its pid has been given away.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import net from 'node:net'
import { join } from 'node:path'

const TAKEOVER_MS = 10_000

/** Why a folder cannot be had; the message is for people. */
export class FolderTaken extends Error {}

/** @typedef {{ pid: number, birth: string | undefined, socket?: string, port?: number, url?: string }} Holder */

/**
 * Takes a folder for this process.
 * @param {string} folder absolute; made when missing, readable by its owner alone
 * @returns the means to publish where the database listens, and to give the folder back
 * @throws {FolderTaken} naming the pid of the holder
 */
export async function takeFolder(folder) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lock = lockFile(folder)
  const mine = `${lock}.${process.pid}`
  /** @type {Holder} */
  const holder = { pid: process.pid, birth: birthOf(process.pid) }

  for (let attempt = 0; attempt < 3; attempt += 1) {
    await writeFile(mine, JSON.stringify(holder))
    try {
      await link(mine, lock) // atomic, and the content is there at once
      await rm(mine)
      return { publish, release: () => rm(lock, { force: true }) }
    } catch (error) {
      await rm(mine, { force: true })
      if (error.code !== 'EEXIST') throw error
      await clearDeadHolder(folder, lock)
    }
  }
  throw new FolderTaken(`The database in ${folder} is being taken by another process. Try again in a moment.`)

  async function publish(place) {
    await writeFile(mine, JSON.stringify({ ...holder, ...place }))
    await rename(mine, lock)
  }
}

/**
 * Who holds a folder right now, if that process lives.
 * @returns {Promise<Holder | undefined>}
 */
export async function folderHolder(folder) {
  const holder = await readHolder(lockFile(folder))
  return holder && (await isHeld(holder)) ? holder : undefined
}

function lockFile(folder) {
  return join(folder, 'embedded.lock')
}

async function readHolder(lock) {
  try {
    return JSON.parse(await readFile(lock, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw new FolderTaken(`${lock} cannot be read. If no database runs on this folder, delete that file.`)
  }
}

/** Removes the lock of a dead process; a second file keeps two heirs from removing each other's new lock. */
async function clearDeadHolder(folder, lock) {
  const seen = await readHolder(lock)
  if (!seen) return
  if (await isHeld(seen)) {
    throw new FolderTaken(
      `The database in ${folder} is in use by process ${seen.pid}. Stop that one, or choose another folder with DATA_DIR.`,
    )
  }

  const takeover = `${lock}.taking`
  try {
    await writeFile(takeover, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    const age = Date.now() - (await stat(takeover).then((found) => found.mtimeMs, Date.now))
    if (age > TAKEOVER_MS) await rm(takeover, { force: true })
    throw new FolderTaken(`The database in ${folder} is being taken by another process. Try again in ten seconds.`)
  }
  const again = await readHolder(lock)
  if (again?.pid === seen.pid && again.birth === seen.birth) await rm(lock, { force: true })
  await rm(takeover, { force: true })
}

async function isHeld(holder) {
  if (await answers(holder)) return true // also from another container, where its pid means nothing here
  if (!isAlive(holder.pid) || holder.pid === process.pid) return false
  const birth = birthOf(holder.pid)
  return birth === undefined || holder.birth === undefined || birth === holder.birth
}

function answers({ socket, port }) {
  if (!socket && !port) return false
  return new Promise((resolve) => {
    const probe = net.connect(socket ? { path: socket } : { port, host: '127.0.0.1' })
    probe.once('connect', () => settle(true)).once('error', () => settle(false))
    probe.setTimeout(1_000, () => settle(false))
    function settle(isAnswered) {
      probe.destroy()
      resolve(isAnswered)
    }
  })
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * When a process was born, as the system tells it: a pid given to somebody else has another birth. Undefined where it cannot be known.
 */
function birthOf(pid) {
  try {
    if (process.platform === 'linux') {
      const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return state === 'Z' ? 'dead' : `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[18]}`
    }
    return process.platform === 'win32' ? undefined : execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}
