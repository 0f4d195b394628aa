/** `npm run admin -- email`: makes an existing account an admin. */
import { makeAdmin } from '~/models/admins/admin.server'

const [email] = process.argv.slice(2)
if (!email) {
  console.error('Usage: npm run admin -- somebody@example.com')
  process.exit(1)
}
const isDone = await makeAdmin(email)
console.log(isDone ? `${email} is an admin now.` : `There is no account with the address ${email}. Register it first.`)
process.exit(isDone ? 0 : 1)
