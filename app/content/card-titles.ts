/** What the social cards say of pages that are neither a guide nor an article nor an entry of a list, by address. */
export interface Card {
  title: string
  /** The line below it: what kind of page this is. */
  about: string
}

const COMPANY = 'Stanine, ISEE and SSAT preparation'
const PLANS = 'Plans of Stanine'
const PARTNERS = 'Working with Stanine'

export const CARD_TITLES: Readonly<Record<string, Card>> = {
  '/': { title: 'Ace your private-school admissions tests.', about: 'ISEE and SSAT preparation' },
  '/contact': { title: 'Ask us anything', about: 'A person reads what you write' },
  '/get-started': { title: 'Get started', about: 'Students, parents, tutors, schools and groups' },
  '/premium': { title: 'Premium: every tool, without a limit', about: PLANS },
  '/pricing': { title: 'Plans and prices', about: PLANS },
  '/beta': { title: 'The beta', about: 'What is ready, and what we still build' },
  '/personalization-demo': { title: 'See how practice adapts to you', about: 'Five questions, without an account' },
  '/analytics-demo': { title: 'A sample report of a whole test', about: 'What a family reads after a practice test' },
  '/cognitive-profile-explanation': { title: 'What we infer, and what we never infer', about: COMPANY },
  '/bootcamp': { title: '30-Day ISEE & SSAT Boot Camp', about: 'A plan for the last month before the test' },
  '/bootcamp/sample': { title: 'Try a day of the boot camp', about: 'Three questions of each session, explained' },
  '/bootcamp/lessons': { title: 'The 30 days of the boot camp', about: 'Day by day, for all four sections' },
  '/vocabulary': { title: 'Vocabulary for the ISEE and SSAT', about: '2,400 words with sentences, roots and questions' },
  '/vocabulary/roots': { title: 'Roots, prefixes and suffixes', about: 'The parts that explain hundreds of test words' },
  '/blog': { title: 'The Stanine blog', about: 'Tests, applications and cost, with sources' },
  '/blog/template': { title: 'How we write articles', about: 'The Stanine blog' },
  '/example-guide': { title: 'The week before the ISEE or SSAT', about: 'A guide for the last seven days' },
  '/template': { title: 'How we write guides', about: COMPANY },
  '/scholarship': { title: 'Free seats with a fee waiver', about: 'For families who have an ISEE or SSAT fee waiver' },
  '/scholarships': { title: 'The ledger of free seats', about: 'Month by month, without names' },
  '/partnership-info': { title: 'Working together', about: 'For tutors, affiliates, schools and groups' },
  '/affiliate-program': { title: 'Affiliate program', about: PARTNERS },
  '/testimonials/new': { title: 'Tell other families how it went', about: COMPANY },
  '/about': { title: 'About us', about: COMPANY },
  '/privacy': { title: 'Privacy Policy', about: COMPANY },
  '/terms': { title: 'Terms of Service', about: COMPANY },
  '/proof': { title: 'The proof of every question', about: 'Solved twice in different ways' },
  '/schools': { title: 'Private schools by state', about: 'Admissions, deadlines, tuition and tests' },
  '/consultants': { title: 'Admissions consultants', about: 'People who guide families through applications' },
  '/consultants/create': { title: 'Apply to be listed as a consultant', about: PARTNERS },
  '/tutors': { title: 'ISEE and SSAT tutors', about: 'In person and online' },
  '/tutors/create': { title: 'Apply to be listed as a tutor', about: PARTNERS },
  '/register': { title: 'Create an account', about: 'Everything is free for 48 hours, without a card' },
  '/login': { title: 'Log in', about: COMPANY },
  '/tutor/register': { title: 'Apply as a tutor', about: PARTNERS },
  '/affiliate': { title: 'Apply as an affiliate', about: PARTNERS },
  '/affiliate/terms': { title: 'Terms for affiliates', about: PARTNERS },
}
