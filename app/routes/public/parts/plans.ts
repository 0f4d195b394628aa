/** The four plans as the public pages show them (specification, section 3), with the amounts that are charged. */
import { PAID_PLANS, type PlanName } from '~/models/money/plans/plans'
import { paths } from '~/paths'
import { moneyText } from '~/utils/text/money'

export interface Plan {
  /** As addresses name it; absent for the free one. */
  plan?: PlanName
  name: string
  price: string
  per: string
  originalPrice?: string
  description: string
  features: string[]
  badge?: string
  savings?: string
  /** What its button says, and where it leads from the front page; from the pages about the plans it leads to what is bought. */
  choose: string
  fromHome: string
}

export const EVERYTHING = [
  'Unlimited AI tutor',
  'Essay feedback',
  'The video library',
  'Unlimited ISEE and SSAT practice tests',
  'Adaptive learning',
  'Study plans with progress tracking',
  'Full curriculum',
]

export const PLANS: Plan[] = [
  {
    name: 'Free Starter',
    price: '$0',
    per: 'for as long as you like',
    description: 'Find out where you stand.',
    features: ['Limited AI Tutor', '1 themed essay with AI feedback', 'Intro video lessons', '1 full-length practice test'],
    choose: 'Start Free Trial',
    fromHome: paths.account.register(),
  },
  {
    plan: 'monthly',
    name: PAID_PLANS.monthly.name,
    price: moneyText(PAID_PLANS.monthly.amount),
    per: 'per month',
    description: 'For a test that is close, one month at a time.',
    features: EVERYTHING,
    choose: 'Choose Monthly',
    fromHome: paths.public.pricing(),
  },
  {
    plan: 'quarterly',
    name: PAID_PLANS.quarterly.name,
    price: moneyText(PAID_PLANS.quarterly.amount),
    per: 'total, for 3 months',
    originalPrice: '$447',
    description: 'The length of preparation that most families need.',
    features: EVERYTHING,
    badge: 'MOST POPULAR',
    savings: 'Save $148 vs Monthly',
    choose: 'Choose Quarterly',
    fromHome: paths.public.pricing(),
  },
  {
    plan: 'annual',
    name: PAID_PLANS.annual.name,
    price: moneyText(PAID_PLANS.annual.amount),
    per: 'total, for a year',
    originalPrice: '$499',
    description: 'A whole year at your own pace.',
    features: EVERYTHING,
    badge: 'BETA SPECIAL',
    savings: 'Save $400 - Limited Time Only',
    choose: 'Get Premium Access',
    fromHome: paths.public.premium(),
  },
]
