/** How many calls of the model this process makes at once: a slow model must not keep the other pages waiting (docs/security.md, R16). */

interface Waiting {
  enter: () => void
}

/** A gate that lets so many in at once; the others wait in their order. */
export function makeGate(most: number) {
  const line: Waiting[] = []
  let inside = 0

  /**
   * Waits for a place and returns how to leave it, which may be called more than once. Rejects with the signal's reason when that is aborted
   * first; such a one leaves the line.
   */
  function enter(signal: AbortSignal): Promise<() => void> {
    if (signal.aborted) return Promise.reject(signal.reason)
    if (inside < most) return Promise.resolve(takePlace())
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        enter: () => {
          signal.removeEventListener('abort', giveUp)
          resolve(takePlace())
        },
      }
      function giveUp() {
        line.splice(line.indexOf(waiting), 1)
        reject(signal.reason)
      }
      line.push(waiting)
      signal.addEventListener('abort', giveUp, { once: true })
    })
  }

  function takePlace(): () => void {
    let isLeft = false
    inside += 1
    return () => {
      if (isLeft) return
      isLeft = true
      inside -= 1
      line.shift()?.enter()
    }
  }

  return { enter, counts: () => ({ inside, waiting: line.length }) }
}
