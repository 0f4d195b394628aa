/** The file of an export: a zip with the data for machines and a page for people. */
import { strToU8, zip } from 'fflate'
import { renderToStaticMarkup } from 'react-dom/server'
import { dayText } from '~/utils/time/time-text'
import { cellText } from './cell-text'
import { ExportPage } from './page'

/** The database refuses a larger one as well. */
const MOST_BYTES = 32 * 1024 * 1024

interface DataTable {
  heading: string
  title: string
  /** As the database calls it. */
  model: string
  columns: readonly { name: string; label: string }[]
  rows: readonly Record<string, unknown>[]
}

interface Export {
  name: string
  timeZone: string
  tables: readonly DataTable[]
}

/** Makes the zip beside the server's work, in a thread of its own. Null when it would be too large to hand out. */
export async function exportZip({ name, timeZone, tables }: Export, now: Date): Promise<Uint8Array<ArrayBuffer> | null> {
  const data = Object.fromEntries(tables.map(({ model, rows }) => [model, rows]))
  const shown = tables.map(({ heading, title, columns, rows }) => ({
    heading,
    title,
    labels: columns.map(({ label }) => label),
    rows: rows.map((row) => columns.map((column) => cellText(row[column.name], timeZone))),
  }))
  const page = renderToStaticMarkup(<ExportPage name={name} madeOn={dayText(now, timeZone)} tables={shown} />)
  const file = await zipped({
    'stanine/data.json': strToU8(JSON.stringify({ format: 1, madeAt: now, data }, null, 2)),
    'stanine/index.html': strToU8(`<!doctype html>${page}`),
  })
  return file.length > MOST_BYTES ? null : file
}

function zipped(files: Record<string, Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    zip(files, (error, file) => (error ? reject(error) : resolve(new Uint8Array(file))))
  })
}
