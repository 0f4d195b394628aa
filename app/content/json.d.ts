/** Content files are data of unknown shape until their zod schema has read them. */
declare module '*.json' {
  const entries: unknown
  export default entries
}
