/** `npm run demo:code`: the code that the demo admin's authenticator app would show, for whoever has not put its secret into one. */
import { codeOf, DEMO_SECRET } from '../../tests/factories/authenticator'

const STEP_MS = 30_000
const now = Date.now()
const secondsLeft = Math.ceil((STEP_MS - (now % STEP_MS)) / 1000)
console.log(
  `${codeOf(DEMO_SECRET, now)}   for another ${secondsLeft} seconds, then ${codeOf(DEMO_SECRET, now + STEP_MS)}. Each works once.`,
)
