/** A document as the answer to a request: made once and kept beside the build unless it names people, and a download for its owner alone. */
import { countTry } from '~/auth/limits.server'
import { keepFiles, type Wanted } from '~/services/pdf/press/kept.server'
import { pressPdf } from '~/services/pdf/press/press.server'
import { tooMany } from '~/utils/http/answers.server'

const MEGABYTE = 1024 * 1024

const pdfOf = keepFiles({ folder: 'build/papers', mostBytes: 256 * MEGABYTE })

interface Asked {
  userId: string
  /** Null for what names people: it is set anew each time, and nothing of it is kept on disk. */
  name: string | null
  compose: Wanted['compose']
  /** Of ours: letters, digits and hyphens. */
  fileName: string
}

/** The PDF; 429 after too many of them in an hour, 503 while too many wait for the press. */
export async function pdfAnswer({ userId, fileName, name, compose }: Asked): Promise<Response> {
  const retryAfter = await countTry('paper account', userId)
  if (retryAfter !== null) return refusal('That was too many files. Please try again later.', tooMany(retryAfter))
  const pdf = await (name === null ? pressPdf(compose()) : pdfOf({ name, compose }))
  if (!pdf) return refusal('Many tests are being made. Please try again in a moment.', { status: 503, headers: { 'Retry-After': '10' } })
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.byteLength),
      'Content-Disposition': `attachment; filename="${fileName}.pdf"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

function refusal(text: string, { status, headers }: { status: number; headers: Record<string, string> }): Response {
  return new Response(text, { status, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } })
}

/** Whether the address asks for large print. */
export function isLargePrint(request: Request): boolean {
  return new URL(request.url).searchParams.get('print') === 'large'
}
