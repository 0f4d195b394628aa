/** Requests, decisions and pools in words for admins. */
import type { PoolSource, ScholarshipState } from '~/generated/prisma/enums'
import type { REASONS, RequestDecision } from '~/models/scholarship/fields'

export const STATE_NAMES: Record<ScholarshipState, string> = {
  asked: 'Asked',
  granted: 'Granted',
  declined: 'Not granted',
  withdrawn: 'Taken back',
  ended: 'Ended',
}

export const FOR_NAMES = { student: 'The student asks', child: 'A parent asks' } as const

export const STEP_NAMES: Record<RequestDecision, string> = {
  grant: 'Give a seat',
  decline: 'Do not grant it',
  end: 'End the seat now',
}

export const REASON_NAMES: Record<(typeof REASONS)[number], string> = {
  no_seats: 'All seats are taken',
  open_already: 'Everything is open already',
  other_test: 'Another test',
  not_now: 'None of these',
}

export const SOURCE_NAMES: Record<PoolSource, string> = { house: 'Paid by the house', commission: 'Paid by commission' }
