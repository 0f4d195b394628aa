/** What was chosen on the cover of a whole test: from its form, or from the address that shows the times of a choice. */
import { formSchema } from '~/forms/schema.server'
import { accommodationsOf } from '~/models/accounts/profile/fields'
import { TEST_BOXES, TEST_FIELDS, type TestBox } from '~/models/tests/fields'
import type { TestChoice } from '~/models/tests/start.server'

export const ChoiceSchema = formSchema(TEST_FIELDS)

type Picked = ReturnType<typeof ChoiceSchema.parse>

/** The choice as the model takes it. */
export function choiceOf({ mode, place, time, warnings }: Picked, isTicked: (box: TestBox) => boolean): TestChoice {
  return {
    mode,
    place,
    timePercent: Number(time),
    extraBreaks: isTicked('extraBreaks'),
    isUntimed: isTicked('untimed'),
    warnings,
    tools: {
      largePrint: isTicked('largePrint'),
      calculator: isTicked('calculator'),
      readAloud: isTicked('readAloud'),
      lineReader: isTicked('lineReader'),
    },
  }
}

/** The query of the cover that shows this choice. */
export function queryOf(form: FormData, level: string): URLSearchParams {
  const query = new URLSearchParams({ level })
  for (const name of [...Object.keys(TEST_FIELDS), ...TEST_BOXES]) {
    const value = form.get(name)
    if (typeof value === 'string' && value !== '') query.set(name, value)
  }
  return query
}

/** What the form shows at first: what the address says, else the profile's time and accommodations. */
export function pickedIn(query: URLSearchParams, profile: { timePercent: number; accommodations: unknown }) {
  const time = String(profile.timePercent)
  const said = {
    time,
    ...Object.fromEntries(Object.keys(TEST_FIELDS).flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : []))),
  }
  const { data } = ChoiceSchema.safeParse(said)
  const own = ChoiceSchema.safeParse({ time })
  const hasAsked = Object.keys(TEST_FIELDS).some((name) => query.has(name))
  const ticked: readonly TestBox[] = hasAsked ? TEST_BOXES.filter((box) => query.has(box)) : accommodationsOf(profile.accommodations)
  return { picked: data ?? own.data ?? ChoiceSchema.parse({}), ticked }
}
