/** A file that is made of the sheet in the address: a download with a name of our own, kept by nobody on the way. */
import { redirect } from '@remix-run/node'
import { requireAdmin } from '~/auth/guards/guards.server'
import type { Item } from '~/exam/core/item/item'
import { paths } from '~/paths'
import { choiceSearch } from './choice/choice'
import { itemsOf, readChoice, sheetTitle } from './choice/choice.server'

interface Kind {
  ending: string
  type: string
  make: (sheet: { title: string; note: string; items: readonly Item[] }) => Uint8Array
}

/** The file, or a redirect to the page, which says what is wrong with the choice or that nothing fits it. */
export async function exportSheet(request: Request, { ending, type, make }: Kind): Promise<Response> {
  await requireAdmin(request)
  const { searchParams } = new URL(request.url)
  const read = readChoice(searchParams)
  if (read.state !== 'chosen') throw redirect(paths.admin.questionGenerator(searchParams.toString()))
  const items = await itemsOf(read.choice)
  if (items.length === 0) throw redirect(paths.admin.questionGenerator(choiceSearch(read.choice)))

  const { fileName, ...heading } = sheetTitle(read.choice)
  const file = make({ ...heading, items })
  return new Response(new Uint8Array(file), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${fileName}.${ending}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
