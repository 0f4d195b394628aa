/** Families of mathematics as a kind of source: an item's variant is the seed it was drawn from. */
import type { Item } from '~/exam/core/item/item'
import { parseItemName } from '~/exam/core/item/name'
import { LEVELS, type Strand, tierOf } from '~/exam/core/levels'
import { seededRandom } from '~/exam/core/random'
import { STRAND_NAMES } from '~/exam/core/strand-names'
import { FAMILIES } from '~/exam/families/families'
import { contextsOf, type Family, makeItem } from '~/exam/families/kit/family'
import { type CountRow, countBy, type Place, type SourceKind } from './source'

const byName = new Map(FAMILIES.map((family) => [family.id, family]))

export const familySource: SourceKind = {
  items: (place) =>
    FAMILIES.filter((family) => serves(family, place)).map((family) => ({
      name: family.id,
      title: family.title,
      family,
      offers: contextsOf(family)
        .filter(({ level }) => level === place.level)
        .map(({ difficulty }) => ({
          skill: family.skill,
          difficulty,
          item: (seed) => makeItem(family, { ...place, difficulty, seed }),
        })),
    })),

  draw: ({ source, version, variant }, slot) => {
    const family = byName.get(source)
    return family && family.version === version && serves(family, slot) ? makeItem(family, { ...slot, seed: variant }) : null
  },

  twin: ({ source }, at) => {
    const family = byName.get(source)
    return family && serves(family, at) ? makeItem(family, at) : null
  },

  substitute: (items, taken) => {
    const [first] = items
    if (!first || !isMathematics(first)) return null
    const random = seededRandom(`instead of ${first.id}`)
    const isComparison = first.kind === 'quantitative_comparison'
    const isFree = ({ id }: Family) => !taken.has(id)
    const ofStrand = fittingFamilies(first, first.strand, isComparison).filter(isFree)
    // A strand may have one family alone.
    const [family] = random.shuffle(ofStrand.length > 0 ? ofStrand : familiesOfKind(first, isComparison).filter(isFree))
    if (!family) throw new RangeError(`nothing is left in the bank for ${first.level} ${first.subject}`)
    return items.map((item) => makeItem(family, { ...item, seed: `instead.${parseItemName(item.id)?.variant}` }))
  },

  counts: (): CountRow[] => {
    const tiers = { lower: ofTier('lower'), middle: ofTier('middle'), upper: ofTier('upper') }
    return countBy(
      tiers,
      ({ strand }) => strand,
      (strand) => `families: ${STRAND_NAMES[strand as Strand].toLowerCase()}`,
    )
  },
}

/** Families of a strand, comparisons or not; where a strand has none of the kind, families of the kind from any strand. */
export function fittingFamilies(place: Place, strand: Strand, isComparison: boolean): Family[] {
  const ofKind = familiesOfKind(place, isComparison)
  const ofStrand = ofKind.filter((family) => family.strand === strand)
  return ofStrand.length > 0 ? ofStrand : ofKind
}

function familiesOfKind(place: Place, isComparison: boolean): Family[] {
  return FAMILIES.filter((family) => serves(family, place) && (family.kind === 'quantitative_comparison') === isComparison)
}

function serves(family: Family, { level, subject }: Place): boolean {
  return family.levels[level]?.includes(subject) ?? false
}

const isMathematics = ({ strand }: Item) => strand !== 'vocabulary' && strand !== 'logic' && strand !== 'reading'

function ofTier(tier: ReturnType<typeof tierOf>): Family[] {
  return FAMILIES.filter((family) => LEVELS.some((level) => tierOf(level) === tier && family.levels[level]))
}
