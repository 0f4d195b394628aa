/** One render for each address, however many ask for it at the same time: the others wait for what becomes of it. */

export function createFlights() {
  /** @type {Map<string, ((outcome: unknown) => void)[]>} */
  const underWay = new Map()

  /** Whether a render of this address is under way; then `follow` is called with its outcome. */
  function join(address, follow) {
    const followers = underWay.get(address)
    followers?.push(follow)
    return followers !== undefined
  }

  /** Begins a render; returns how to tell its outcome, of which the first counts. */
  function begin(address) {
    const followers = []
    let isOver = false
    underWay.set(address, followers)
    return function land(outcome) {
      if (isOver) return
      isOver = true
      if (underWay.get(address) === followers) underWay.delete(address)
      for (const follow of followers) follow(outcome)
    }
  }

  return { join, begin }
}
