/**
 * `npm run bank:prove`: every rule of the bank on 20,000 seeds of each family, on all processor cores. Prints a table, writes
 * app/content/proof-record.json and ends with code 1 when anything is broken.
 * `-- --seeds 500` tries fewer, `-- fraction-sum percent-of` only the named families; neither shortens a longer record.
 */
import { fork } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { ProofRecord } from '~/content/proof-record.server'
import { FAMILIES } from '~/exam/families/families'
import { type FamilyProof, proveFamily } from '~/exam/proof/run'

const RECORD = 'app/content/proof-record.json'
const FULL = 20_000

// Processes and not threads: the TypeScript loader reaches into the one but not into the other.
if (process.send) {
  process.on('message', ({ id, seeds }: { id: string; seeds: number }) => {
    const family = FAMILIES.find((each) => each.id === id)
    if (family) process.send?.(proveFamily(family, seeds))
  })
} else {
  process.exit((await proveBank()) ? 0 : 1)
}

/** Whether every family passed. */
async function proveBank(): Promise<boolean> {
  const { values, positionals } = parseArgs({ options: { seeds: { type: 'string', default: String(FULL) } }, allowPositionals: true })
  const seeds = Number(values.seeds)
  const unknown = positionals.filter((id) => !FAMILIES.some((family) => family.id === id))
  if (!Number.isInteger(seeds) || seeds < 1 || unknown.length > 0) {
    console.error(
      unknown.length > 0 ? `No family is called ${unknown.join(', ')}.` : 'The number of seeds must be a whole number from 1 on.',
    )
    return false
  }

  const ids = FAMILIES.map(({ id }) => id).filter((id) => positionals.length === 0 || positionals.includes(id))
  const started = Date.now()
  const proofs = await onAllCores(ids, seeds)
  printTable(proofs)
  const problems = proofs.flatMap(problemsOf)
  for (const problem of problems) console.log(problem)

  const items = proofs.length * seeds
  const seconds = (Date.now() - started) / 1000
  console.log(
    `${items.toLocaleString('en')} items in ${seconds.toFixed(0)} s, ${Math.round(items / seconds).toLocaleString('en')} a second. ${problems.length === 0 ? 'Every rule holds.' : `${problems.length} problems.`}`,
  )
  writeRecord(proofs.filter((proof) => problemsOf(proof).length === 0))
  return problems.length === 0
}

/** Hands the families out one by one to as many workers as there are cores. */
function onAllCores(ids: readonly string[], seeds: number): Promise<FamilyProof[]> {
  const waiting = [...ids]
  const proofs: FamilyProof[] = []
  return new Promise((resolve, reject) => {
    for (let core = 0; core < Math.min(availableParallelism(), ids.length); core++) {
      const worker = fork(fileURLToPath(import.meta.url))
      const next = () => {
        const id = waiting.shift()
        if (id) worker.send({ id, seeds })
        else worker.disconnect()
      }
      worker.on('error', reject)
      worker.on('exit', (code) => code && reject(new Error(`a worker ended with code ${code}`)))
      worker.on('message', (proof: FamilyProof) => {
        proofs.push(proof)
        if (process.stderr.isTTY) process.stderr.write(`\r${proofs.length} of ${ids.length} families`)
        if (proofs.length === ids.length) resolve(ids.flatMap((id) => proofs.find((each) => each.id === id) ?? []))
        next()
      })
      next()
    }
  })
}

function problemsOf({ id, problems }: FamilyProof): string[] {
  return problems.map((problem) => `${id}: ${problem}`)
}

function printTable(proofs: readonly FamilyProof[]): void {
  console.log(`\r${'family'.padEnd(36)}contexts   seeds  distinct     checks  key's letters  problems`)
  for (const { id, contexts, seeds, distinctQuestions, checks, letters, problems } of proofs) {
    const cells = [
      [contexts, 8],
      [seeds, 8],
      [distinctQuestions, 10],
      [checks, 11],
    ] as const
    const numbers = cells.map(([value, width]) => value.toLocaleString('en').padStart(width)).join('')
    console.log(
      `${id.padEnd(36)}${numbers}${(letters ? `${letters.least.toFixed(2)} to ${letters.most.toFixed(2)}` : 'fixed').padStart(15)}${String(problems.length).padStart(10)}`,
    )
  }
}

/** Keeps what is known: a short trial does not replace a longer proof of the same version, and families that are gone are left out. */
function writeRecord(proofs: readonly FamilyProof[]): void {
  const known = JSON.parse(readFileSync(RECORD, 'utf8')) as ProofRecord
  const date = new Date().toISOString().slice(0, 10)
  const record: ProofRecord = {}
  for (const { id } of FAMILIES) {
    const earlier = known[id]
    const proof = proofs.find((each) => each.id === id)
    if (proof && !(earlier && earlier.version === proof.version && earlier.seeds > proof.seeds)) {
      const { version, contexts, seeds, checks, distinctQuestions, letters } = proof
      record[id] = {
        version,
        date,
        contexts,
        seeds,
        checks,
        distinctQuestions,
        letters: letters && { least: Number(letters.least.toFixed(2)), most: Number(letters.most.toFixed(2)) },
      }
    } else if (earlier) record[id] = earlier
  }
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`)
}
