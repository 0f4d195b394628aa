/** Schools that are made up for the demo and labeled so, with the figures that the specification gives for samples (section 9). */
import type { z } from 'zod'
import { SampleSchema } from '~/content/schools/profiles.server'
import { db } from '~/db.server'

type Sample = z.input<typeof SampleSchema>

const STREET = { address: '1 Sample Street', zip: '00000' }
const CONTACT = { phone: '(213) 555-0100', email: 'sample@stanine.example', website: 'https://sample.example' }

/** The school year that families apply for now begins in the fall after the next January. */
function deadline(month: 'January' | 'February', now = new Date()): Sample['admissions']['deadlines'][number] {
  const year = now.getUTCFullYear() + 1
  const date = month === 'January' ? `${year}-01-15` : `${year}-02-15`
  return { what: 'Application', date, year: `${year}-${String(year + 1).slice(2)}` }
}

const DAY_SCHOOL = {
  ...{ state: 'CA', slug: 'sample-day-school', name: 'Sample Day School', type: 'Independent day school, coeducational' },
  location: { ...STREET, city: 'Pasadena', state: 'CA' },
  contact: CONTACT,
  overview: 'A school that exists in this demo alone. It shows what a profile looks like when every block has something to say.',
  ...{ founded: '1950', grades: '7–12', enrollment: '600', studentTeacherRatio: '8 to 1', schoolType: 'Day', religiousAffiliation: 'None' },
  accreditations: ['A sample of an accreditation'],
  facilities: ['Library', 'Theater', 'Two science laboratories'],
  testsAccepted: ['ISEE'],
  admissions: {
    process: 'Families apply online, visit on a school day, and talk with somebody from the admissions office.',
    requirements: ['Online application', 'ISEE', 'Transcript of two years', 'Two recommendations by teachers'],
    deadlines: [deadline('January')],
    acceptanceRate: '10% to 15%',
  },
  academics: {
    description: 'Small classes, much writing, and a choice of courses from ninth grade on.',
    curriculum: 'College preparatory',
    highlights: ['Three languages', 'A project of one’s own in the last year'],
    collegePlacement: 'Nearly all graduates go on to a four-year college.',
  },
  extracurricular: { description: 'Clubs meet twice a week.', activities: ['Debate', 'Orchestra', 'Swimming'] },
  tuition: { description: 'Books are included.', range: '$40,000 to $45,000 a year', financialAid: 'About 20% of families' },
} satisfies Sample

const SAMPLES: Sample[] = [
  DAY_SCHOOL,
  {
    ...DAY_SCHOOL,
    ...{ state: 'MA', slug: 'sample-boarding-school', name: 'Sample Boarding School', type: 'Independent boarding school, coeducational' },
    location: { ...STREET, city: 'Concord', state: 'MA' },
    ...{ grades: '9–12', schoolType: 'Boarding and day', testsAccepted: ['SSAT'] },
    admissions: {
      ...DAY_SCHOOL.admissions,
      requirements: ['Online application', 'SSAT', 'Transcript of two years', 'Interview'],
      acceptanceRate: '15% to 20%',
    },
    tuition: { description: 'Day students pay less.', range: '$50,000 to $55,000 a year', financialAid: 'About 25% of families' },
  },
  {
    ...DAY_SCHOOL,
    ...{ slug: 'sample-online-school', name: 'Sample Online School', type: 'Independent online school, coeducational' },
    location: { city: 'Los Angeles', state: 'CA' },
    ...{ schoolType: 'Online', facilities: [], testsAccepted: ['ISEE', 'SSAT'] },
    admissions: { ...DAY_SCHOOL.admissions, deadlines: [deadline('February')], acceptanceRate: '20% to 25%' },
    tuition: { description: 'By the number of courses.', range: '$25,000 to $30,000 a year', financialAid: 'About 15% of families' },
  },
]

/** One sample, the day school unless told, in a row as the import writes it. */
export function createSampleSchool(told: Partial<Sample> = {}) {
  const sample = SampleSchema.parse({ ...DAY_SCHOOL, ...told })
  const { state, slug, name, type, grades, location } = sample
  const { address = '', city, zip = '' } = location
  const ncesId = `${state} ${slug}`
  const row = { ...{ ncesId, state, slug, name, type, grades, address, city, zip }, surveyYear: '', seenAt: new Date(), sample }
  return db.school.upsert({ where: { ncesId }, create: row, update: row })
}

/** All of them, as they are written today. */
export async function createSampleSchools(): Promise<void> {
  for (const sample of SAMPLES) await createSampleSchool(sample)
}
