/** Which mailbox an email address leads to, whatever way it is written. */

const GOOGLE = /@(?:gmail|googlemail)\.com$/

/** The address in lower case, without a plus tag, and for Gmail without dots: two addresses with the same result reach one person. */
export function mailboxOf(email: string): string {
  const untagged = email
    .trim()
    .toLowerCase()
    .replace(/\+.*(?=@)/, '')
  if (!GOOGLE.test(untagged)) return untagged
  return `${untagged.replace(GOOGLE, '').replaceAll('.', '')}@gmail.com`
}
