/** The front page. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getViewer } from '~/auth/guards/viewer.server'
import { pageMeta } from '~/utils/text/page-meta'
import { BlogTeaser } from './parts/home/blog-teaser'
import { ContactSection } from './parts/home/contact-section'
import { Features } from './parts/home/features'
import { ForTutors } from './parts/home/for-tutors'
import { Hero } from './parts/home/hero'
import { Pricing } from './parts/home/pricing'
import { Questions } from './parts/home/questions'
import { readSampleAnswer } from './parts/home/sample'
import { ScoreSection } from './parts/home/score-section'
import { Tools } from './parts/home/tools'

export const meta = pageMeta('Stanine: ISEE and SSAT preparation', undefined, (appUrl) => [
  {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'EducationalOrganization',
      name: 'Stanine',
      url: appUrl,
      logo: `${appUrl}/icon-512.png`,
      description: 'Online preparation for the ISEE and SSAT private-school admissions tests.',
    },
  },
])

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await getViewer(request)
  return { firstName: viewer?.preferredName ?? viewer?.firstName ?? null, answer: readSampleAnswer(request) }
}

export default function Home() {
  const { firstName, answer } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero firstName={firstName} answer={answer} />
      <Tools />
      <Features />
      <ScoreSection />
      <ForTutors />
      <Pricing />
      <BlogTeaser />
      <Questions />
      <ContactSection />
    </>
  )
}
