/** The 50 states and DC: what they are called, where their pages are, every way in which an address may name them, and their tiles. */

export interface State {
  /** Two capital letters. */
  code: string
  name: string
  /** Of its page: /schools/california. */
  slug: string
  /** Its place on the tile map. */
  column: number
  row: number
}

/** The pages that have a name of their own; all others have the code in lower case. */
const NAMED: Readonly<Record<string, string>> = {
  CA: 'california',
  NY: 'newyork',
  MA: 'massachusetts',
  CT: 'connecticut',
  MD: 'maryland',
  FL: 'florida',
  DC: 'dc',
  VA: 'virginia',
}

const NAMES: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
}

/** The map: one tile a state, neighbors near each other. */
const TILES = `
AK .. .. .. .. .. .. .. .. .. ME
.. .. .. .. .. .. .. .. .. VT NH
WA ID MT ND MN WI .. MI NY MA RI
OR NV WY SD IA IL IN OH PA NJ CT
CA UT CO NE MO KY WV VA MD DE ..
.. AZ NM KS AR TN NC SC DC .. ..
.. .. .. OK LA MS AL GA .. .. ..
HI .. .. TX .. .. .. .. FL .. ..`

const PLACES = new Map(
  TILES.trim()
    .split('\n')
    .flatMap((line, row) => line.split(' ').map((code, column) => [code, { column, row }] as const)),
)

/** By name. */
export const STATES: readonly State[] = Object.entries(NAMES).map(([code, name]) => ({
  ...{ code, name },
  slug: NAMED[code] ?? code.toLowerCase(),
  ...(PLACES.get(code) ?? { column: 0, row: 0 }),
}))

/** What people say of the district. */
const ALSO: Readonly<Record<string, string>> = {
  'd.c.': 'DC',
  'washington-dc': 'DC',
  'washington dc': 'DC',
  'washington, dc': 'DC',
  washingtondc: 'DC',
}

const BY_SPELLING = new Map([
  ...STATES.flatMap((state) => {
    const name = state.name.toLowerCase()
    return [state.code.toLowerCase(), name, name.replaceAll(' ', '-'), name.replaceAll(' ', '')].map(
      (spelling) => [spelling, state] as const,
    )
  }),
  ...Object.entries(ALSO).flatMap(([spelling, code]) =>
    STATES.filter((state) => state.code === code).map((state) => [spelling, state] as const),
  ),
])

/** The state that somebody means by a code or a name in any case: CA, california, New York, new-york, newyork. */
export function stateNamed(spelling: string): State | undefined {
  return BY_SPELLING.get(spelling.trim().toLowerCase())
}

/** The state with this code, which is known to be one: from the database or from content. */
export function stateOf(code: string): State {
  const state = stateNamed(code)
  if (!state) throw new Error(`there is no state ${code}`)
  return state
}

/** Whether a search finds the state: a part of its name or of its code, in any case. */
export function isFoundBy({ name, code }: State, search: string): boolean {
  const typed = search.trim().toLowerCase()
  return name.toLowerCase().includes(typed) || code.toLowerCase().includes(typed)
}
