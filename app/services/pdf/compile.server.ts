/** Sets typst source as a PDF, in this process; nothing is fetched. */
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

let compiler: NodeCompiler | null = null

/** The PDF's bytes. */
export function compilePdf(source: string): Uint8Array {
  compiler ??= NodeCompiler.create()
  try {
    return compiler.pdf({ mainFileContent: source })
  } finally {
    // Or the cache keeps parts of every sheet ever set.
    compiler.evictCache(5)
  }
}
