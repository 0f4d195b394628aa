/** The front page (specification 2.9; its order is docs/decisions/030). */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getViewer } from '~/auth/guards/viewer.server'
import { readStudentSession } from '~/auth/session.server'
import { testimonialsIfAny } from '~/models/site/testimonials.server'
import { hasOwnCookie } from '~/utils/http/own-cookies.server'
import { pageMeta } from '~/utils/text/page-meta'
import { BlogTeaser } from './parts/home/blog-teaser'
import { Closing } from './parts/home/closing'
import { ContactSection } from './parts/home/contact-section'
import { ForTutors } from './parts/home/for-tutors'
import { Hero } from './parts/home/hero'
import { AiTutor } from './parts/home/offer/ai-tutor'
import { BootCamp } from './parts/home/offer/boot-camp'
import { EssayWorkshop } from './parts/home/offer/essay-workshop'
import { Services } from './parts/home/offer/services'
import { Tools } from './parts/home/offer/tools'
import { Pricing } from './parts/home/pricing'
import { triedQuestion } from './parts/home/question/kinds.server'
import { HomeQuestion } from './parts/home/question/question'
import { readSampleAnswer } from './parts/home/question/sample'
import { Questions } from './parts/home/questions'
import { SampleReport } from './parts/home/sample-report'
import { SHOWN } from './parts/home/shown.server'
import { TestimonialSection } from './parts/home/testimonial-section'
import { WhyPrivateSchool } from './parts/home/why-private-school'

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

const MOST_TESTIMONIALS = 3

export async function loader({ request }: LoaderFunctionArgs) {
  const [viewer, student, testimonials] = await Promise.all([
    getViewer(request),
    hasOwnCookie(request) ? readStudentSession(request) : null,
    testimonialsIfAny(MOST_TESTIMONIALS),
  ])
  const { searchParams } = new URL(request.url)
  return {
    firstName: viewer?.preferredName ?? viewer?.firstName ?? null,
    isChild: student?.profile?.holder === 'child',
    answer: readSampleAnswer(request),
    tried: triedQuestion(searchParams),
    testimonials,
    ...SHOWN,
  }
}

export default function Home() {
  const { firstName, isChild, answer, tried, testimonials, proved, day, report } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero firstName={firstName}>
        <HomeQuestion tried={tried} answer={answer} />
      </Hero>
      <Tools proved={proved} />
      <AiTutor />
      <BootCamp day={day} />
      <EssayWorkshop />
      <Services />
      <WhyPrivateSchool />
      <SampleReport {...report} />
      <ForTutors />
      <Pricing />
      <Closing />
      <TestimonialSection testimonials={testimonials} isChild={isChild} />
      <BlogTeaser />
      <Questions />
      <ContactSection />
      <script src="/clock.js" defer />
    </>
  )
}
