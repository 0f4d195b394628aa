/** Actions of the boot camp. */
import { dayIn } from '~/utils/time/periods.server'
import { makeCamp } from '../../../factories/camp/camps'
import { signedIn } from '../../../support/browser'
import type { Case, Prepared } from '../case'

const today = dayIn('America/New_York', new Date())
const REST = Object.fromEntries(
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((name) => [
    `rest${name}`,
    name === 'Sunday' ? 'yes' : '',
  ]),
)

/** A student in the trial whose boot camp has come to its second day, which has a worked example for reading or not. */
const camper =
  (fields: Record<string, unknown>, path?: string, done = 0) =>
  async (): Promise<Prepared> => {
    const { browser, student } = await signedIn({ tier: 'premium_annual' })
    await makeCamp(student.id, { done })
    return { browser, fields, path }
  }

export const CAMP_CASES: Case[] = [
  {
    pattern: '/premium/bootcamp/start',
    writes: ['BootcampEnrollment.startDate', 'BootcampEnrollment.restDays'],
    prepare: async () => ({
      browser: (await signedIn({ tier: 'premium_annual' })).browser,
      fields: { startDate: today, said: '', ...REST },
    }),
  },
  {
    pattern: '/premium/bootcamp/days/:day/sessions/:session',
    writes: ['BootcampDay.examplesRead'],
    prepare: camper({ intent: 'example', beside: '' }, '/premium/bootcamp/days/3/sessions/verbal', 2),
  },
  {
    pattern: '/premium/bootcamp/days/:day/review',
    writes: ['BootcampDay.reviewedFrom'],
    readsNothing: true,
    prepare: camper({}, '/premium/bootcamp/days/1/review'),
  },
  { pattern: '/premium/bootcamp/leaving', writes: ['BootcampEnrollment.openKey'], readsNothing: true, prepare: camper({}) },
  { pattern: '/premium/bootcamp/calendar', writes: ['BootcampEnrollment.feedHash'], prepare: camper({ intent: 'open' }) },
]
