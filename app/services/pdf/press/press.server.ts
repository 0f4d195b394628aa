/**
 * The press: sets documents in a thread of its own, one after the other, so that nobody who answers a question waits behind a test of
 * forty pages. The thread begins with the first document, holds nothing between two of them, and never keeps the process alive.
 */
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

/** Documents that may wait; who asks for more is told to come back. */
const MOST_WAITING = 24
/** Nothing of ours takes a tenth of it; what does is given up, and the thread with it. */
const LONGEST_MS = 30_000

/** Runs in the thread, which sees neither our modules nor the network. As text, so that no build has to know it. */
const WORK = `
const { parentPort, workerData } = require('node:worker_threads')
const { NodeCompiler } = require(workerData)
const compiler = NodeCompiler.create()
parentPort.on('message', ({ number, source }) => {
  try {
    const pdf = Uint8Array.from(compiler.pdf({ mainFileContent: source }))
    compiler.evictCache(0)
    parentPort.postMessage({ number, pdf }, [pdf.buffer])
  } catch (error) {
    parentPort.postMessage({ number, message: String(error && error.message || error) })
  }
})`

interface Answer {
  number: number
  pdf?: Uint8Array
  message?: string
}

let thread: Worker | null = null
let last: Promise<unknown> = Promise.resolve()
let waiting = 0
let counter = 0

/** The PDF of a typst source; null while too many wait. Throws for a source that cannot be set. */
export function pressPdf(source: string): Promise<Uint8Array> | null {
  if (waiting >= MOST_WAITING) return null
  waiting += 1
  const turn = last
    .then(() => set(source))
    .finally(() => {
      waiting -= 1
    })
  last = turn.catch(() => undefined)
  return turn
}

function set(source: string): Promise<Uint8Array> {
  const own = thread ?? startThread()
  thread = own
  counter += 1
  const number = counter
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => end(new Error('a document took too long to set')), LONGEST_MS)
    own.on('message', read)
    own.once('error', end)
    own.once('exit', gone)
    own.ref()
    own.postMessage({ number, source })

    function leave() {
      clearTimeout(limit)
      own.off('message', read)
      own.off('error', end)
      own.off('exit', gone)
      own.unref()
    }
    function read(answer: Answer) {
      if (answer.number !== number) return
      leave()
      if (answer.pdf) resolve(answer.pdf)
      else reject(new Error(`typst: ${answer.message}`))
    }
    function end(error: Error) {
      leave()
      if (thread === own) thread = null
      void own.terminate()
      reject(error)
    }
    function gone() {
      end(new Error('the thread of the press ended'))
    }
  })
}

function startThread(): Worker {
  const compiler = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-node-compiler')
  const started = new Worker(WORK, { eval: true, workerData: compiler })
  // A thread that falls between two documents would take the whole process with it.
  started.on('error', forget)
  started.on('exit', forget)
  started.unref()
  return started

  function forget() {
    if (thread === started) thread = null
  }
}
