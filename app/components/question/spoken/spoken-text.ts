/** What a voice says of a printed text: formulas in their one-line form, which stands beside each. */
export function spokenText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const formula of body.querySelectorAll('math')) formula.remove()
  return body.textContent ?? ''
}
