/** A table with its cells as people read them. */
export interface ExportedTable {
  heading: string
  title: string
  labels: string[]
  rows: string[][]
}
