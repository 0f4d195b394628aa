/** A script of public/ as it is served: without the comments that its readers need, and with short names. */
import { transformWithEsbuild } from 'vite'

/**
 * @param {string} source a script that browsers run as it stands
 * @param {string} name of its file
 */
export async function smallScript(source, name) {
  // In a function of its own: two scripts of one page share their outermost names.
  const options = { minify: true, format: /** @type {const} */ ('iife'), target: 'es2022', sourcemap: false }
  const { code } = await transformWithEsbuild(source, name, options)
  return code
}
