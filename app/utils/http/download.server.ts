/** A file of somebody's own: a download with a name of ours, kept by nobody on the way. */

/** The zip as an answer; the day of its making stands in its name. */
export function zipDownload({ file, readyAt }: { file: Uint8Array; readyAt: Date }, name: string): Response {
  return new Response(new Uint8Array(file), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}-${readyAt.toISOString().slice(0, 10)}.zip"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
