/** The end of an address, made of a name. */

/** "St. John's School" becomes "st-johns-school"; empty for a name without a Latin letter or digit. */
export function slugOf(text: string): string {
  const letters = text.normalize('NFD').replaceAll(/[\u0300-\u036f'’]/g, '')
  return letters
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
