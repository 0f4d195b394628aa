/** The schools whose profiles we wrote, read and checked once. Each block says where its facts were published; what nobody read in a source is absent, whether it is known or not. */
import { z } from 'zod'
import archer from './ca-archer.json'
import buckley from './ca-buckley.json'
import castilleja from './ca-castilleja.json'
import crystalsprings from './ca-crystalsprings.json'
import flintridgeprep from './ca-flintridgeprep.json'
import harvardwestlake from './ca-harvardwestlake.json'
import marlborough from './ca-marlborough.json'
import nuevaschool from './ca-nuevaschool.json'
import polytechnic from './ca-polytechnic.json'
import stanfordohs from './ca-stanfordohs.json'
import choateRosemaryHall from './ct-choate-rosemary-hall.json'
import sidwellFriendsSchool from './dc-sidwell-friends-school.json'
import pineCrestSchool from './fl-pine-crest-school.json'
import ransomEverglades from './fl-ransom-everglades.json'
import miltonAcademy from './ma-milton-academy.json'
import phillipsAcademyAndover from './ma-phillips-academy-andover.json'
import winsorSchool from './ma-winsor-school.json'
import holtonArmsSchool from './md-holton-arms-school.json'
import horaceMannSchool from './ny-horace-mann-school.json'
import mastersSchool from './ny-masters-school.json'
import polyPrep from './ny-poly-prep.json'
import { type State, stateNamed } from './states'
import { TESTS } from './tests'
import episcopalHighSchool from './va-episcopal-high-school.json'

/** The blocks of a profile, in the order of the page. */
const BLOCKS = ['overview', 'location', 'contact', 'facilities', 'admissions', 'academics', 'extracurricular', 'tuition'] as const
export type Block = (typeof BLOCKS)[number]

const Text = z.string().trim().min(1)
/** It becomes a link, so it is one that is safe to follow. */
const Address = z.url({ protocol: /^https?$/ })
const Year = z.string().regex(/^(19|20)\d\d(-\d\d)?$/)

const DeadlineSchema = z
  .strictObject({
    what: Text,
    date: z.iso.date().optional(),
    /** The school year that it is for: "2025-26". */
    year: Year.optional(),
    text: Text.optional(),
  })
  .refine(({ date, year, text }) => (date ? year !== undefined : text !== undefined), 'a date with its year, or a text')

const SourceSchema = z.strictObject({
  block: z.enum(BLOCKS),
  title: Text,
  url: Address,
  /** When it was published, or for which school year. */
  year: Year.or(z.literal('undated')),
})

const ProfileSchema = z.strictObject({
  state: z.string().refine((code) => stateNamed(code)?.code === code, 'no state has this code'),
  slug: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  /** The number in the official survey, where it is known. */
  ncesId: z
    .string()
    .regex(/^[A-Z0-9]{8}$/)
    .optional(),
  name: Text,
  type: Text,
  location: z.strictObject({
    address: Text.optional(),
    city: Text,
    state: Text,
    zip: z
      .string()
      .regex(/^\d{5}$/)
      .optional(),
  }),
  contact: z.strictObject({ phone: Text.optional(), email: z.email().optional(), website: Address }),
  overview: Text,
  founded: Text.optional(),
  grades: Text.optional(),
  enrollment: Text.optional(),
  studentTeacherRatio: Text.optional(),
  schoolType: Text,
  religiousAffiliation: Text.optional(),
  accreditations: z.array(Text),
  facilities: z.array(Text),
  testsAccepted: z.array(z.enum(TESTS)),
  admissions: z.strictObject({
    process: Text,
    requirements: z.array(Text),
    deadlines: z.array(DeadlineSchema),
    acceptanceRate: Text.optional(),
  }),
  academics: z
    .strictObject({
      description: Text,
      curriculum: Text.optional(),
      highlights: z.array(Text),
      collegePlacement: Text.optional(),
    })
    .optional(),
  extracurricular: z.strictObject({ description: Text, activities: z.array(Text) }).optional(),
  tuition: z.strictObject({ description: Text.optional(), range: Text.optional(), financialAid: Text.optional() }),
  sources: z.array(SourceSchema).min(1),
})
export type Profile = z.infer<typeof ProfileSchema>
export type Source = Profile['sources'][number]

/** A school that is made up for the demo: nobody published anything about it. */
export const SampleSchema = ProfileSchema.omit({ sources: true })

/** By state and name. */
export const PROFILES: readonly Profile[] = z
  .array(ProfileSchema)
  .parse([
    archer,
    buckley,
    castilleja,
    crystalsprings,
    flintridgeprep,
    harvardwestlake,
    marlborough,
    nuevaschool,
    polytechnic,
    stanfordohs,
    choateRosemaryHall,
    sidwellFriendsSchool,
    pineCrestSchool,
    ransomEverglades,
    miltonAcademy,
    phillipsAcademyAndover,
    winsorSchool,
    holtonArmsSchool,
    horaceMannSchool,
    mastersSchool,
    polyPrep,
    episcopalHighSchool,
  ])
  .toSorted((one, other) => sortName(one).localeCompare(sortName(other), 'en'))

/** Nobody looks for The Buckley School under T. */
function sortName({ name }: Profile): string {
  return name.replace(/^The /, '')
}

/** The profiles of one state, by name. */
export function profilesOf({ code }: Pick<State, 'code'>): Profile[] {
  return PROFILES.filter(({ state }) => state === code)
}
