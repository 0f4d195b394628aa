/** GET /cards/{page}.{hash}.png: what those who share a page show of it. The address changes with the picture, so it may be kept for a year. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { cardIn } from '~/services/cards/cards.server'
import { drawCard } from '~/services/cards/draw.server'
import { keepCards } from '~/services/cards/kept.server'
import { getOnly } from '~/utils/http/answers.server'
import { notFound } from '~/utils/http/responses.server'
import { DAY_SECONDS } from '~/utils/time/durations'

/** Beside the build, which every address here is made for. */
const bytesOf = keepCards({ folder: 'build/cards', draw: drawCard })

export const action = getOnly

export async function loader({ params: { file = '' } }: LoaderFunctionArgs) {
  const card = cardIn(file)
  if (!card) throw notFound()
  const png = await bytesOf(file, card)
  if (!png)
    return new Response('Many cards are being drawn.', { status: 503, headers: { 'Retry-After': '10', 'Cache-Control': 'no-store' } })
  return new Response(new Uint8Array(png), {
    headers: {
      'Content-Type': 'image/png',
      'Content-Length': String(png.byteLength),
      'Cache-Control': `public, max-age=${365 * DAY_SECONDS}, immutable`,
    },
  })
}
