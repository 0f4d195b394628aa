/**
 * People who are signed in are let in at once. Strangers, who may be anybody in any number, are let in a few at a time, address by
 * address, and while a signed-in person is being served at measured intervals, so that nobody who works here waits behind them.
 */

const AT_ONCE = 4
/** While somebody signed in is being served: each step of their page waits for one stranger at most. */
const AT_ONCE_BESIDE_MEMBERS = 1
/** And so long between two beginnings. */
const PACE_MS = 25
/** A request that takes longer than this waits for something other than the processor, and others may begin. */
const LEASE_MS = 500
const MOST_WAITING = 1_000
const MOST_OF_ONE_ADDRESS = 300

/** @param {{ now?: () => number }} [options] milliseconds */
export function createWaitingRoom({ now = Date.now } = {}) {
  /** Who waits, by network address, whoever's turn comes next first. @type {Map<string, Guest[]>} */
  const queues = new Map()
  let waiting = 0
  let members = 0
  let strangers = 0
  let lastStart = Number.NEGATIVE_INFINITY
  let timer

  /** Begins for a signed-in person, at once. */
  function admitMember(res, begin) {
    members += 1
    res.once('close', () => {
      members -= 1
      setImmediate(fill)
    })
    begin()
  }

  /**
   * Begins for a stranger, now or later. False when the room is full.
   * @param {Guest} guest `isGone` says that nobody waits for the answer anymore
   * @param {string} address
   */
  function admitStranger(guest, address) {
    if (waiting === 0 && mayStart()) {
      start(guest)
      return true
    }
    const queue = queues.get(address) ?? []
    if (waiting >= MOST_WAITING || queue.length >= MOST_OF_ONE_ADDRESS) return false
    queue.push(guest)
    queues.set(address, queue)
    waiting += 1
    fill()
    return true
  }

  function mayStart() {
    if (members === 0) return strangers < AT_ONCE
    return strangers < AT_ONCE_BESIDE_MEMBERS && now() - lastStart >= PACE_MS
  }

  /** Lets in whom there is room for; comes back by itself when only the pace is in the way. */
  function fill() {
    while (waiting > 0 && mayStart()) {
      const guest = next()
      if (!guest.isGone()) start(guest)
    }
    if (waiting === 0 || strangers >= AT_ONCE || timer) return
    timer = setTimeout(() => {
      timer = undefined
      fill()
    }, PACE_MS)
  }

  /** The first of the address whose turn it is; the address goes to the end. */
  function next() {
    const [[address, queue]] = queues
    const guest = queue.shift()
    queues.delete(address)
    if (queue.length > 0) queues.set(address, queue)
    waiting -= 1
    return guest
  }

  function start({ res, begin }) {
    strangers += 1
    lastStart = now()
    const lease = setTimeout(leave, LEASE_MS)
    res.once('close', leave)
    begin()

    function leave() {
      clearTimeout(lease)
      res.off('close', leave)
      strangers -= 1
      // Not at once: what has arrived from others meanwhile is looked at first.
      setImmediate(fill)
    }
  }

  return { admitMember, admitStranger }
}

/** @typedef {{ res: import('node:http').ServerResponse, begin: () => void, isGone: () => boolean }} Guest */
