/** What is said of codes: the same for one that is wrong, over, revoked, used up or meant for somebody else. */
export const CODE_DEAD = 'This code does not work. Please check each letter, or ask your tutor for a new one'
export const CODES_LIMITED = {
  title: 'That was too many tries',
  text: 'Please wait an hour, and ask your tutor to check the code with you.',
}
