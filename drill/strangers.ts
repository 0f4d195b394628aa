/**
 * Strangers in great number ask for pages that nobody has rendered yet; whoever is signed in must not wait behind them. What somebody waits
 * for is the one processor that serves a process, so its time is measured: on a busy machine the clock tells of other programs.
 */
import net from 'node:net'
import { FAMILIES } from '../app/exam/families/families'
import { percentile } from '../bench/load.mjs'
import { openClient } from './kit/client'
import { type Finding, finding } from './kit/finding'
import { processorMs } from './kit/processes'
import { type Product, startProduct } from './kit/product'
import { seat } from './kit/students'

const REQUESTS = 1000
const VISITS = 20
const MOST_WAIT_MS = 300

interface Crowd {
  connections: number
  /** The request with this number, head and body, without host. */
  request: (index: number) => { line: string; headers?: Record<string, string>; body?: string }
}

const CROWDS: Record<string, Crowd> = {
  'a cold page on one connection': { connections: 1, request: () => ({ line: 'GET /' }) },
  'pages that are never kept': { connections: 1, request: (index) => ({ line: `GET /login?visit=${index}` }) },
  'every family, with forged cookies': {
    connections: 50,
    request: (index) => ({
      line: `GET /proof/${FAMILIES[index % FAMILIES.length]?.id}?visit=${index}`,
      headers: { Cookie: `stanine_student=${index}` },
    }),
  },
  'every family, drawn anew': {
    connections: 50,
    request: (index) => ({ line: `GET /proof/${FAMILIES[index % FAMILIES.length]?.id}?seed=${index}&level=isee-upper&difficulty=hard` }),
  },
  'forms that are refused': { connections: 50, request: () => ({ line: 'POST /contact', body: 'name=A&email=none&message=' }) },
  'pages that do not exist': { connections: 200, request: (index) => ({ line: `GET /no/such/page/${index}` }) },
}

export async function drillStrangers(): Promise<Finding> {
  const product = await startProduct({ backend: 'postgres', name: 'drill-strangers' })
  const client = openClient({ origin: product.origin, port: product.first.port, connections: 1 })
  try {
    const [student] = await seat(1)
    const [pid = 0] = product.first.workers()
    const visit = async () => {
      const before = processorMs(pid)
      const { status } = await client.send({ path: '/dashboard', cookie: student?.cookie })
      if (status !== 200) throw new Error(`the dashboard answered ${status}`)
      return processorMs(pid) - before
    }
    for (let turn = 0; turn < 5 * VISITS; turn++) await visit()
    const alone = await times(visit)
    const figures: Record<string, string> = { alone: `${described(alone)}` }
    const troubles: string[] = []
    for (const [name, crowd] of Object.entries(CROWDS)) {
      const sockets = await gatherCrowd(product, crowd)
      const among = await times(visit)
      for (const socket of sockets) socket.destroy()
      figures[name] = described(among)
      const wait = Math.max(...among) - percentile(alone, 0.5)
      if (wait > MOST_WAIT_MS) troubles.push(`behind ${name} a dashboard waited ${Math.round(wait)} ms longer`)
    }
    return finding(
      troubles,
      `Among ${REQUESTS} requests of strangers nobody signed in waited ${MOST_WAIT_MS} ms longer than alone.`,
      figures,
    )
  } finally {
    client.close()
    await product.stop()
  }
}

/** Sends everything ahead; resolves when the first answer is there, so that the crowd is being served. */
async function gatherCrowd({ origin, first }: Product, { connections, request }: Crowd): Promise<net.Socket[]> {
  const { host } = new URL(origin)
  const sockets = Array.from({ length: connections }, () => net.connect(first.port, '127.0.0.1'))
  const answered = Promise.race(sockets.map((socket) => new Promise<void>((resolve) => socket.once('data', () => resolve()))))
  const texts = sockets.map((_, which) =>
    Array.from({ length: REQUESTS / connections }, (_, index) => {
      const { line, headers = {}, body } = request(which + index * connections)
      const form = body
        ? { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': String(body.length) }
        : {}
      const fields = Object.entries({ Host: host, ...headers, ...form }).map(([name, value]) => `${name}: ${value}`)
      return [`${line} HTTP/1.1`, ...fields, '', body ?? ''].join('\r\n')
    }).join(''),
  )
  for (const [which, socket] of sockets.entries())
    socket
      .resume()
      .on('error', () => {})
      .write(texts[which] ?? '')
  await answered
  return sockets
}

async function times(visit: () => Promise<number>): Promise<number[]> {
  const seen: number[] = []
  while (seen.length < VISITS) seen.push(await visit())
  return seen
}

function described(seen: readonly number[]): string {
  return `${Math.round(percentile(seen, 0.5))} to ${Math.round(Math.max(...seen))} ms`
}
