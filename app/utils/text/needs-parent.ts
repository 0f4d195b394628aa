/** What a student under 13 reads where writing waits for a parent. */
export const NEEDS_PARENT = {
  title: 'A parent decides first',
  text: 'Writing is stored as text, so a parent of a student under 13 has to agree first. Your profile shows whom we emailed.',
}
