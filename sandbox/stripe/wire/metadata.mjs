/** Metadata is changed word by word: what is not named stays, what is named empty goes. */
export function mergeMetadata(object, words) {
  if (words === undefined) return {}
  if (Object.keys(words).length === 0) return { metadata: {} }
  const merged = Object.entries({ ...object.metadata, ...words }).filter(([, word]) => word !== '')
  return { metadata: Object.fromEntries(merged) }
}
