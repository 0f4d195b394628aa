/** A name for this open page, so that the server can tell its saves from those of another window. */
export function newPageName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
