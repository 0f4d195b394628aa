import { registerAccount } from '~/models/accounts/account.server'

/** What the registration form sends for somebody whom nobody has met. */
let counter = 0

export function registration<T extends Record<string, unknown>>(changes?: T) {
  counter += 1
  const name = `new-${process.pid}-${counter}`
  return {
    username: name,
    email: `${name}@example.com`,
    password: 'six-or-more',
    confirmPassword: 'six-or-more',
    firstName: 'Ada',
    lastName: 'Example',
    ...changes,
  }
}

/** Somebody who registered and has not followed the link. */
export async function registered(changes: Partial<ReturnType<typeof registration>> = {}) {
  const person = registration(changes)
  const result = await registerAccount(person)
  if (result.outcome !== 'registered') throw new Error(result.outcome)
  return { ...person, registrationId: result.registrationId }
}
