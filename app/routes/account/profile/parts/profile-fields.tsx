/** The fields of what is prepared for, on the welcome page and at /profile. */
import { Checkbox } from '~/forms/fields/checkbox'
import { RadioCards } from '~/forms/fields/radio-cards'
import { Select } from '~/forms/fields/select'
import { TextField } from '~/forms/fields/text-field'
import type { Field, Form } from '~/forms/use-form'
import { ACCOMMODATION_WORDS, ACCOMMODATIONS, GRADES_APPLIED, HOLDER_NAMES, type PROFILE_FIELDS } from '~/models/accounts/profile/fields'
import { timeZoneGroup, timeZoneLabel } from '~/utils/time/time-zones'
import { CurrentPasswordField } from '../../parts/password-fields'

interface ProfileFieldsProps {
  form: Form<typeof PROFILE_FIELDS>
  levels: { level: string; name: string; grades: string }[]
  timeZones: string[]
  /** The first time: it asks a parent for the child's name, and the clock's part stays closed. */
  isWelcome?: boolean
}

const HOLDERS = [
  { value: 'parent', label: HOLDER_NAMES.parent, hint: 'You look after the account; your child practices.' },
  { value: 'teen', label: HOLDER_NAMES.teen },
  {
    value: 'child',
    label: HOLDER_NAMES.child,
    hint: 'Practice works right away. We ask a parent by email before anything else is stored. Only a parent can change this later.',
  },
]
const WHEN_ASKED = 'Needed only to change who uses the account or the parent’s email.'
const TIMES = [
  { value: '100', label: 'Standard time' },
  { value: '150', label: 'Time and a half (1.5×)', hint: 'The most common accommodation on both tests.' },
  { value: '200', label: 'Double time (2×)' },
]

export function ProfileFields({ form, levels, timeZones, isWelcome }: ProfileFieldsProps) {
  return (
    <>
      <RadioCards field={form.holder} legend="Who uses this account?" options={HOLDERS}>
        {/* Each is shown only with its choice; where a browser cannot do that, both are. */}
        {isWelcome && (
          <div className="for-parent">
            <TextField
              field={form.childName}
              label="Your child’s first name"
              hint="So that the pages greet whoever practices."
              autoComplete="off"
            />
          </div>
        )}
        <div className="for-child">
          <div className="form">
            <TextField
              field={form.parentEmail}
              label="A parent’s email"
              hint="Only for students under 13. It cannot be the address of this account."
              autoComplete="off"
            />
            {!isWelcome && <CurrentPasswordField field={form.currentPassword} hint={WHEN_ASKED} />}
          </div>
        </div>
      </RadioCards>
      <Select
        field={form.level}
        label="Which test?"
        hint="The level follows the grade you apply for."
        placeholder="Choose a test"
        options={levels.map(({ level, name, grades }) => ({ value: level, label: `${name} (${grades})` }))}
      />
      <Select
        field={form.gradeApplied}
        label="Grade you apply for"
        placeholder="Choose a grade"
        options={GRADES_APPLIED.map((grade) => ({ value: grade, label: `Grade ${grade}` }))}
      />
      <TextField field={form.testDate} label="Test date" />
      <details open={!isWelcome || hasErrors(form.timeZone) || hasErrors(form.timePercent)}>
        <summary>Time zone and accommodations</summary>
        <div className="form">
          <Select
            field={form.timeZone}
            label="Time zone"
            hint="So that “ends at” means your own clock."
            groups={zoneGroups(timeZones, form.timeZone.initialValue)}
          />
          <RadioCards field={form.timePercent} legend="Time on the test" options={TIMES} />
          <fieldset className="field">
            <legend>Other accommodations</legend>
            <p className="hint">Tick what is granted to you for the real test. Each whole test then begins with it.</p>
            {ACCOMMODATIONS.map((name) => {
              const { id, name: sent, initialValue } = form[name]
              const isTicked = initialValue === 'yes'
              return <Checkbox key={name} {...ACCOMMODATION_WORDS[name]} id={id} name={sent} value="yes" defaultChecked={isTicked} />
            })}
          </fieldset>
        </div>
      </details>
    </>
  )
}

/** Near the poles nobody goes to school, and the places within a state or a country keep the time of a city that the list has as well. */
const RARE = /^(?:Antarctica|Arctic)\/|\/.*\//

/** The few of the United States before all others, which stand by the part of the world, in the order of their cities; rare ones if chosen. */
function zoneGroups(zones: string[], chosen: unknown) {
  const offered = zones.filter((zone) => zone === chosen || !RARE.test(zone))
  const options = offered.map((zone) => ({ value: zone, label: timeZoneLabel(zone), group: timeZoneGroup(zone) }))
  return [...new Set(options.map(({ group }) => group))].map((label) => ({
    label,
    options: options.filter(({ group }) => group === label),
  }))
}

function hasErrors({ errors }: Field): boolean {
  return (errors?.length ?? 0) > 0
}
