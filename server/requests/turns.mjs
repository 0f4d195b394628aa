/**
 * A connection may send requests ahead of their answers, and Node begins all of them at once: a thousand in one packet would keep the
 * process from everybody else. Here each begins when the one before it on the same connection has been answered.
 */

/** With so many waiting, no more is read from the connection until half of them are answered. */
const MOST_AHEAD = 16

export function createTurns() {
  /** The requests that wait, by connection; a connection without a line is idle. @type {WeakMap<import('node:net').Socket, Turn[]>} */
  const lines = new WeakMap()

  /** Begins a request at once, or when its turn comes; never when its connection has gone by then. */
  return function inTurn(req, res, begin) {
    const { socket } = req
    const line = lines.get(socket)
    if (!line) {
      lines.set(socket, [])
      return start(socket, { res, begin })
    }
    line.push({ res, begin })
    if (line.length >= MOST_AHEAD) socket.pause()
  }

  function start(socket, { res, begin }) {
    // Not within this turn of the event loop: a thousand answers from memory would keep everybody else from being read.
    res.once('close', () => setImmediate(follow, socket))
    begin()
  }

  function follow(socket) {
    const line = lines.get(socket)
    const next = socket.destroyed || socket.writableEnded ? undefined : line.shift()
    if (!next) return lines.delete(socket)
    if (line.length < MOST_AHEAD / 2) socket.resume()
    start(socket, next)
  }
}

/** @typedef {{ res: import('node:http').ServerResponse, begin: () => void }} Turn */
