/** Practice and writing in two windows over a bad line, 500 times each on PostgreSQL. FUZZ_SEED repeats a run. */
import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { type Finding, finding } from './kit/finding'
import { startProduct } from './kit/product'
import { enroll } from './kit/students'

const RUNS = 500

export async function drillInterleavings(): Promise<Finding> {
  const seed = Number(process.env.FUZZ_SEED) || randomInt(1_000_000)
  console.error(`the seed is ${seed}`) // at once: the last line comes only when it ends well
  const product = await startProduct({ backend: 'postgres', name: 'drill-interleavings' })
  try {
    const troubles = [...(await troubleOf(await practice(), seed)), ...(await troubleOf(await writing(), seed))]
    return finding(troubles, `In ${RUNS} interleavings of practice and ${RUNS} of writing nothing was misplaced or replaced unseen.`, {
      seed,
    })
  } finally {
    await product.stop()
  }
}

async function troubleOf<Played>(property: fc.IAsyncProperty<Played>, seed: number): Promise<string[]> {
  const result = await fc.check(property, { numRuns: RUNS, seed })
  return result.failed ? [`${result.errorInstance} after ${JSON.stringify(result.counterexample)}`] : []
}

// The models open the database when they are imported, hence late: only then is its address known.
async function practice() {
  const { presses, practiceInTwoWindows } = await import('../tests/support/students/practice-windows')
  return fc.asyncProperty(presses, practiceInTwoWindows)
}

async function writing() {
  const { offeredPrompt, openEssay } = await import('../tests/factories/writings')
  const { acts, writeInTwoWindows } = await import('../tests/support/students/two-windows')
  const { findWriting } = await import('~/models/writing/writing.server')
  const { saveWriting } = await import('~/models/writing/save.server')
  const [student] = await enroll(1)
  const userId = student?.id ?? ''
  return fc.asyncProperty(acts, async (acts) => {
    const essayId = await openEssay({ userId, at: new Date() })
    const read = async () => {
      const stored = await findWriting({ userId, essayId })
      if (!stored) throw new Error('the writing is gone')
      return { body: stored.body, revision: stored.revision }
    }
    await writeInTwoWindows(
      { read, save: (sent) => saveWriting({ userId, essayId, promptId: offeredPrompt('ssat-upper'), isFinal: false, ...sent }) },
      acts,
    )
  })
}
