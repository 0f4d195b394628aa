/** What is said after a link was asked for. The same for an address that has an account: only its owner is told, by mail. */

export const SENT = {
  kind: 'success',
  title: 'Check your inbox',
  text: 'We have sent a link to the new address. It works once, for 24 hours.',
} as const

export const LIMITED = {
  title: 'Please wait until tomorrow',
  text: 'We have sent five of these emails for this account today. The last link still works.',
}
