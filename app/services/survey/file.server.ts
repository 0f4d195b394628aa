/** A file of the Private School Universe Survey, read row by row: never more of it in memory than a few. */
import { createReadStream } from 'node:fs'
import { CsvError, parse } from 'csv-parse'
import { SurveyRefusal } from './refusal'
import { type Columns, readHeader, readRow, type SurveySchool } from './row.server'

/** More than the widest row there is (some 460 columns); a quote that is never closed ends here. */
const LONGEST_ROW = 64_000

export interface SurveyRow {
  /** Of the file, from 1. */
  line: number
  school?: SurveySchool
  /** Why there is none. */
  problem?: string
}

/** The year of a file, from its header. */
export async function surveyYear(file: string): Promise<string> {
  for await (const { cells } of records(file)) return readHeader(cells).year
  throw new SurveyRefusal('The file is empty.')
}

/**
 * Every row below the header.
 * @throws {SurveyRefusal} when it is another kind of file, or broken in a way after which no row can be trusted
 */
export async function* surveyRows(file: string): AsyncGenerator<SurveyRow> {
  let columns: Columns | undefined
  let width = 0
  for await (const { line, cells } of records(file)) {
    if (!columns) {
      ;({ columns } = readHeader(cells))
      width = cells.length
    } else if (cells.length !== width) yield { line, problem: `it has ${cells.length} cells and the header ${width}` }
    else yield { line, ...readRow(cells, columns) }
  }
}

async function* records(file: string): AsyncGenerator<{ line: number; cells: string[] }> {
  const parser = parse({ bom: true, info: true, relax_column_count: true, skip_empty_lines: true, max_record_size: LONGEST_ROW })
  const source = createReadStream(file, { encoding: await encodingOf(file) })
  source.once('error', (error) => parser.destroy(error))
  try {
    // `info` makes each record an object with its place, which the package's types do not say.
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<{ record: string[]; info: { lines: number } }>)
      yield { line: info.lines, cells: record }
  } catch (error) {
    throw asRefusal(error)
  } finally {
    source.destroy()
  }
}

/** What is wrong with the file becomes words; anything else stays what it is. */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error)) return error
  if (error.code === 'ENOENT') return new SurveyRefusal('There is no such file.')
  if (error.code === 'EISDIR') return new SurveyRefusal('That is a folder.')
  return error instanceof CsvError ? new SurveyRefusal(`The file cannot be read as CSV near line ${error.lines}: ${error.message}`) : error
}

/** The files of some years are UTF-8, those of others are of Windows. */
async function encodingOf(file: string): Promise<'utf8' | 'latin1'> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const piece of createReadStream(file)) decoder.decode(piece, { stream: true })
    decoder.decode()
    return 'utf8'
  } catch (error) {
    // What the decoder says of bytes that are no UTF-8.
    if (error instanceof TypeError) return 'latin1'
    throw asRefusal(error)
  }
}
