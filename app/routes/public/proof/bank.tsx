/** The proof of the bank for parents and tutors: what is checked, how much there is, and every family of mathematics with its own page. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AppLink } from '~/components/links/app-link'
import { Table } from '~/components/ui/table'
import { PROOF_RECORD } from '~/content/proof-record.server'
import { authoredCounts, sumOfRows } from '~/exam/bank/counts.server'
import { LEVELS, MATHEMATICS_STRANDS } from '~/exam/core/levels'
import { LEVEL_NAMES } from '~/exam/core/names'
import { STRAND_NAMES } from '~/exam/core/strand-names'
import { FAMILIES } from '~/exam/families/families'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { FamilyList } from './parts/family/list'
import { FilterLinks } from './parts/filter-links'

export const meta = pageMeta(
  'The proof of every question',
  'Each question of Stanine is solved twice in different ways and checked on thousands of draws. Look up any of them, or try your own.',
)

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const strand = MATHEMATICS_STRANDS.find((name) => name === searchParams.get('strand')) ?? null
  const level = LEVELS.find((name) => name === searchParams.get('level')) ?? null
  const families = FAMILIES.filter((family) => (!strand || family.strand === strand) && (!level || family.levels[level]))
  const records = Object.values(PROOF_RECORD)
  const { rows, passageQuestions, prompts } = authoredCounts()
  return {
    strand,
    level,
    isFiltered: Boolean(strand || level),
    groups: MATHEMATICS_STRANDS.map((name) => ({
      strand: name,
      families: families
        .filter((family) => family.strand === name)
        .map(({ id, title, asks }) => ({ id, title, asks: strand ? asks : null })),
    })).filter((group) => group.families.length > 0),
    totals: {
      families: FAMILIES.length,
      shown: families.length,
      seeds: records.reduce((total, { seeds }) => total + seeds, 0),
      checks: records.reduce((total, { checks }) => total + checks, 0),
    },
    authored: [
      { what: 'Words with synonyms', count: sumOfRows(rows, 'words') },
      { what: 'Sentence completions', count: sumOfRows(rows, 'completions') },
      { what: 'Analogies', count: sumOfRows(rows, 'analogies') },
      { what: 'Reading passages', count: sumOfRows(rows, 'passages') },
      { what: 'Questions on them', count: passageQuestions },
      { what: 'Writing prompts', count: prompts.reduce((total, { count }) => total + count, 0) },
    ],
  }
}

export default function Bank() {
  const { strand, level, isFiltered, groups, totals, authored } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="prose">
        <p className="eyebrow">The proof</p>
        <h1>How we know that our questions are right</h1>
        <p className="lead">
          A question with two right answers, or none, costs a child more than a point. So ours are not only written: they are proved.
        </p>
        <p>
          Mathematics comes from {whole(totals.families)} families. A family is a recipe: it draws numbers, words the question, and names
          the mistake behind every wrong choice. Then a second computation, written in another way, must find the same answer. In the last
          proof that held for {whole(totals.seeds)} draws, with {whole(totals.checks)} checks: one right choice, no two that mean the same,
          numbers and words that suit the age, figures that agree with the text, hints that do not give the answer away.
        </p>
        <p>
          The words, sentences and passages are written one by one. Each wrong choice carries its reason, every synonym is compared with all
          other entries, and solvers that see only the choices try to guess the key. They must do no better than chance.
        </p>
      </header>

      <div className="prose">
        <Table
          caption="Written one by one"
          columns={[{ label: 'What' }, { label: 'In the bank', isNumber: true }]}
          rows={authored.map(({ what, count }) => ({ key: what, cells: [what, whole(count)] }))}
        />
      </div>

      <section className="stack" id="families" aria-labelledby="families-title">
        <h2 id="families-title">The families of mathematics</h2>
        <FilterLinks
          label="Strand"
          options={[
            { name: 'All strands', search: query(null, level), isHere: !strand },
            ...MATHEMATICS_STRANDS.map((name) => ({ name: STRAND_NAMES[name], search: query(name, level), isHere: name === strand })),
          ]}
        />
        <FilterLinks
          label="Level"
          options={[
            { name: 'All levels', search: query(strand, null), isHere: !level },
            ...LEVELS.map((name) => ({ name: LEVEL_NAMES[name], search: query(strand, name), isHere: name === level })),
          ]}
        />
        {isFiltered && (
          <p role="status">
            {totals.shown} of {totals.families} families.
          </p>
        )}
        {groups.length === 0 && (
          <p>
            No family of this strand is asked at this level. <AppLink to={`${paths.public.proof()}#families`}>Show all families</AppLink>
          </p>
        )}
        <div>
          {groups.map((group) => (
            <FamilyList key={group.strand} title={STRAND_NAMES[group.strand]} isOpen={isFiltered} families={group.families} />
          ))}
        </div>
      </section>
    </div>
  )
}

const whole = (count: number) => count.toLocaleString('en')

/** The query for a strand and a level, in one order, so that each choice has one address. */
function query(strand: string | null, level: string | null): string {
  return new URLSearchParams({ ...(strand && { strand }), ...(level && { level }) }).toString()
}
