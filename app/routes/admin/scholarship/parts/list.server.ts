/** Which requests an address asks for; anything unknown falls back to what waits. */
import { countRequests, REQUEST_STATES, type RequestList } from '~/models/scholarship/list.server'
import { paths } from '~/paths'
import { typed } from '~/utils/text/typed.server'
import { STATE_NAMES } from './words'

export function readRequestList(request: Request): RequestList {
  const { searchParams } = new URL(request.url)
  const exam = searchParams.get('exam')
  return {
    state: REQUEST_STATES.find((state) => state === searchParams.get('state')) ?? 'asked',
    exam: exam === 'ISEE' || exam === 'SSAT' ? exam : null,
    search: typed(searchParams.get('search')),
    after: searchParams.get('after'),
  }
}

/** The rooms of scholarship: requests by state with how many there are, pools, and what seats brought. */
export async function scholarshipTabs(here: string) {
  const counts = await countRequests()
  return {
    requests: REQUEST_STATES.map((state) => ({
      to: paths.admin.scholarship(`state=${state}`),
      label: `${STATE_NAMES[state]} (${counts[state]})`,
      isHere: state === here,
    })),
    seats: [
      { to: paths.admin.scholarshipPools(), label: 'Pools', isHere: here === 'pools' },
      { to: paths.admin.scholarshipImpact(), label: 'What seats bring', isHere: here === 'impact' },
    ],
  }
}
