/** What the front page shows of the product itself, the same for everybody: a proof, a day of the boot camp, a score of the sample report. */
import { PROOF_RECORD } from '~/content/proof-record.server'
import { outlineOf } from '~/exam/bootcamp/outline.server'
import { FAMILIES } from '~/exam/families/families'
import { SAMPLE_REPORT } from '../../demos/parts/sample.server'

const FAMILY = 'fraction-sum'
const DAY = 3

export const SHOWN = { proved: provedFamily(), day: dayOfCamp(), report: reportInShort() }

function provedFamily() {
  const family = FAMILIES.find(({ id }) => id === FAMILY)
  const record = PROOF_RECORD[FAMILY]
  if (!family || !record) throw new Error(`the front page shows the proof of ${FAMILY}, which is gone`)
  return { id: family.id, title: family.title, draws: record.seeds, checks: record.checks }
}

function dayOfCamp() {
  const day = outlineOf('isee-upper')
    .flatMap(({ days }) => days)
    .find(({ number }) => number === DAY)
  if (!day) throw new Error(`the boot camp has no day ${DAY}`)
  return day
}

/** Its words about the sections, and one of them. */
function reportInShort() {
  const { level, levelName, words, scores } = SAMPLE_REPORT
  return { level, levelName, words: words.slice(1, 3), scores: scores.filter(({ subject }) => subject === 'mathematics_achievement') }
}
