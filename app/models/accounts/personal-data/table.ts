/**
 * The one table of personal data: every column of every model, with what export and deletion do with it. A model or column that is added
 * without a line here fails the type check, and the test beside asks the database itself.
 */
import type { Audience } from '~/generated/prisma/enums'
import { ACCOUNT } from './columns/account'
import { AFFILIATE } from './columns/affiliate'
import { FAMILY } from './columns/family'
import { HOUSE } from './columns/house'
import { LEARNING } from './columns/learning'
import { PAYMENTS } from './columns/payments'
import { type AccountRule, HEADINGS, type ModelName, type Rules } from './columns/rules'
import { SEAT_POOLS } from './columns/scholarship/pools'
import { SEAT_REQUESTS } from './columns/scholarship/requests'
import { SHARED } from './columns/shared'
import { SIGN_IN } from './columns/sign-in'
import { STAFF } from './columns/staff'
import { TUTOR } from './columns/tutor'
import { TALKS } from './columns/tutor-ai/talks'
import { TUTORS_OF_STUDENT } from './columns/tutoring/students'
import { STUDENTS_OF_TUTOR } from './columns/tutoring/tutors'
import { WORK } from './columns/work'

/** What each audience has. A model that two of them have, such as the link of a tutor and a student, has a line of each. */
const TABLES: Record<Audience, Partial<Rules>> = {
  student: {
    ...{ ...SHARED, ...SIGN_IN, ...ACCOUNT, ...FAMILY, ...PAYMENTS, ...SEAT_REQUESTS },
    ...{ ...WORK, ...LEARNING, ...TALKS, ...TUTORS_OF_STUDENT, ...STAFF },
  },
  tutor: { ...SHARED, ...SIGN_IN, ...TUTOR, ...STUDENTS_OF_TUTOR },
  affiliate: { ...SHARED, ...SIGN_IN, ...AFFILIATE, ...SEAT_POOLS },
}

/** All models, each with a line of one that has it: the columns are the same in all lines. */
export const PERSONAL_DATA: Rules = {
  ...{ ...TUTOR, ...STUDENTS_OF_TUTOR, ...AFFILIATE, ...SHARED, ...SIGN_IN, ...ACCOUNT },
  ...{ ...SEAT_REQUESTS, ...SEAT_POOLS },
  ...{ ...FAMILY, ...PAYMENTS, ...WORK, ...LEARNING, ...TALKS, ...TUTORS_OF_STUDENT, ...STAFF, ...HOUSE },
}

/** The model of the account itself: its row goes last. */
export const ACCOUNT_MODELS = { student: 'User', tutor: 'Tutor', affiliate: 'AffiliatePartner' } as const satisfies Record<
  Audience,
  ModelName
>

/** A model that holds something of an account, whichever it is: its own columns and conditions are the table's business. */
export interface PersonalModel {
  model: ModelName
  rule: AccountRule<ModelName>
}

/** The models that hold something of an account of this audience, by heading. */
export function personalModels(audience: Audience): readonly PersonalModel[] {
  return MODELS[audience]
}

const MODELS = { student: modelsOf(TABLES.student), tutor: modelsOf(TABLES.tutor), affiliate: modelsOf(TABLES.affiliate) }

function modelsOf(table: Partial<Rules>): readonly PersonalModel[] {
  return HEADINGS.flatMap((heading) =>
    Object.entries(table).flatMap(([model, rule]) =>
      rule.of === 'account' && rule.heading === heading
        ? // One list of many types: what belongs together was checked where it was written.
          [{ model: model as ModelName, rule: rule as unknown as AccountRule<ModelName> }]
        : [],
    ),
  )
}
