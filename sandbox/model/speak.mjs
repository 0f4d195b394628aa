/** What the model says on a good day: by the kind of work that the request is for, which its material names. */
import { essay } from './essay.mjs'
import { materialOf } from './material.mjs'
import { tutor } from './tutor.mjs'

/** Each kind of material has its own way; what knows none gets an honest sentence. */
const WAYS = { essay, tutor }

/** @returns {import('./wire.mjs').Said} */
export function speak(request) {
  const material = materialOf(request)
  const way = WAYS[material.kind]
  return way ? way(request, material) : { text: 'I was given nothing to work with. Which question is it about?' }
}
