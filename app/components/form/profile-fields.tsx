/** The fields of the student's profile, on the welcome page and at /profile. Plain inputs: they work without scripts. */
import type { SubmissionResult } from '@conform-to/react'
import { Select, TextField } from './field'
import { RadioCards } from './radio-cards'

export interface ProfileValues {
  holder?: string
  parentEmail?: string
  level?: string
  gradeApplied?: string
  testDate?: string
  timeZone?: string
  timePercent?: string
}

interface ProfileFieldsProps {
  id: string
  levels: { level: string; name: string; grades: string }[]
  timeZones: string[]
  values: ProfileValues
  errors: NonNullable<SubmissionResult['error']>
}

const HOLDERS = [
  { value: 'parent', label: 'A parent or guardian', hint: 'You look after the account; your child practices.' },
  { value: 'teen', label: 'A student of 13 or older' },
  {
    value: 'child',
    label: 'A student under 13',
    hint: 'Practice works at once. A parent is asked by e-mail before anything else is stored. Only a parent can change this later.',
  },
]
const TIMES = [
  { value: '100', label: 'Standard time' },
  { value: '150', label: 'Time and a half (1.5×)', hint: 'The most usual accommodation of both tests.' },
  { value: '200', label: 'Double time (2×)' },
]
const GRADES = Array.from({ length: 9 }, (_, index) => ({ value: String(index + 4), label: `Grade ${index + 4}` }))

export function ProfileFields({ id, levels, timeZones, values, errors }: ProfileFieldsProps) {
  const of = (name: keyof ProfileValues) => ({ name, id: `${id}-${name}`, errors: errors[name] ?? undefined })
  return (
    <>
      <RadioCards
        legend="Who uses this account?"
        name="holder"
        options={HOLDERS}
        defaultValue={values.holder}
        errors={errors.holder ?? undefined}
        required
      />
      <TextField
        {...of('parentEmail')}
        label="A parent’s e-mail"
        hint="Only for students under 13. It cannot be the address of this account."
        isOptional
        type="email"
        autoComplete="off"
        defaultValue={values.parentEmail}
      />
      <Select
        {...of('level')}
        label="Which test?"
        hint="The level follows the grade you apply for; you can change it at any time."
        placeholder="Choose a test"
        options={levels.map(({ level, name, grades }) => ({ value: level, label: `${name} (${grades})` }))}
        defaultValue={values.level}
        required
      />
      <Select
        {...of('gradeApplied')}
        label="Grade you apply for"
        placeholder="Choose a grade"
        options={GRADES}
        defaultValue={values.gradeApplied}
        required
      />
      <TextField {...of('testDate')} label="Test date" isOptional type="date" defaultValue={values.testDate} />
      <Select
        {...of('timeZone')}
        label="Time zone"
        hint="So that “ends at” means your own clock."
        options={timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        defaultValue={values.timeZone ?? 'America/New_York'}
        required
      />
      <RadioCards
        legend="Time on the test"
        name="timePercent"
        options={TIMES}
        defaultValue={values.timePercent ?? '100'}
        errors={errors.timePercent ?? undefined}
        required
      />
    </>
  )
}
