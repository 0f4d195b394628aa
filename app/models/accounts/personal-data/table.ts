/**
 * The one table of personal data: every column of every model, with what export and deletion do with it. A model or column that is added
 * without a line here fails the type check, and the test beside asks the database itself.
 */
import { ACCOUNT } from './columns/account'
import { FAMILY } from './columns/family'
import { HOUSE } from './columns/house'
import { LEARNING } from './columns/learning'
import { PAYMENTS } from './columns/payments'
import { type AccountRule, HEADINGS, type ModelName, type Rules } from './columns/rules'
import { SIGN_IN } from './columns/sign-in'
import { STAFF } from './columns/staff'
import { WORK } from './columns/work'

export const PERSONAL_DATA: Rules = { ...ACCOUNT, ...SIGN_IN, ...FAMILY, ...PAYMENTS, ...WORK, ...LEARNING, ...STAFF, ...HOUSE }

/** A model that holds something of an account, whichever it is: its own columns and conditions are the table's business. */
export interface PersonalModel {
  model: ModelName
  rule: AccountRule<ModelName>
}

/** The models that hold something of an account, by heading. */
export const PERSONAL_MODELS: readonly PersonalModel[] = HEADINGS.flatMap((heading) =>
  Object.entries(PERSONAL_DATA).flatMap(([model, rule]) =>
    rule.of === 'account' && rule.heading === heading
      ? // One list of many types: what belongs together was checked where it was written.
        [{ model: model as ModelName, rule: rule as unknown as AccountRule<ModelName> }]
      : [],
  ),
)
