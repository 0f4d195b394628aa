/** "$149", "$12.34": cents as dollars, without cents where there are none. */
export function moneyText(cents: number): string {
  const [whole, rest] = [Math.trunc(Math.abs(cents) / 100), Math.abs(cents) % 100]
  const dollars = `$${whole.toLocaleString('en-US')}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
  return cents < 0 ? `−${dollars}` : dollars
}
