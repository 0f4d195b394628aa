/**
 * `npm run admin -- email`: makes an existing account an admin. With `--reset-second-factor` it takes the second factor off the account
 * instead: the way back in for the last admin, who has nobody to ask.
 */

import { queue } from '~/jobs/queue/queue.server'
import { resetSecondFactor } from '~/models/accounts/second-factor/reset.server'
import { makeAdmin } from '~/models/admins/admin.server'

const RESET = '--reset-second-factor'
const words = process.argv.slice(2)
const [email, ...rest] = words.filter((word) => word !== RESET)
if (!email || rest.length > 0) {
  console.error(`Usage: npm run admin -- somebody@example.com [${RESET}]`)
  process.exit(1)
}
const isDone = words.includes(RESET) ? await reset(email.toLowerCase()) : await promote(email)
process.exit(isDone ? 0 : 1)

async function promote(address: string): Promise<boolean> {
  const isAdmin = await makeAdmin(address)
  console.log(isAdmin ? `${address} is an admin now.` : `There is no account with the address ${address}. Register it first.`)
  return isAdmin
}

async function reset(address: string): Promise<boolean> {
  // As in an instance that serves: a queue that starts inside the transaction would wait for it on the embedded database.
  await queue()
  const outcome = await resetSecondFactor({ actorId: 'command line', email: address, reason: 'at the command line' })
  const isReset = outcome === 'done' || outcome === 'done untold'
  console.log(isReset ? `${address} logs in with its password alone now.` : `No account with a second factor has the address ${address}.`)
  return isReset
}
