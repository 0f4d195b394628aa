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
