/** A session in words: what kind of device, from which network, and when. */
import { deviceWords } from '~/utils/text/device-words.server'
import { dayTime } from '~/utils/time/time-text'

interface StoredSession {
  id: string
  userAgent: string | null
  createdAt: Date
  lastSeenAt: Date
  network: string | null
  isNewNetwork: boolean
}

/** `network` is the mark of the network from which the list is looked at. */
export function inWords(session: StoredSession, { network, timeZone }: { network: string; timeZone: string }) {
  return {
    id: session.id,
    device: deviceWords(session.userAgent),
    place: placeOf(session, network),
    signedIn: dayTime(session.createdAt, timeZone),
    lastUsed: dayTime(session.lastSeenAt, timeZone),
  }
}

function placeOf({ network, isNewNetwork }: StoredSession, here: string): string {
  if (network === null) return 'Logged in before we kept track of networks'
  if (network === here) return 'Logged in from the network that you use now'
  return isNewNetwork ? 'Logged in from a network that was new to your account' : 'Logged in from a network that you had used before'
}
