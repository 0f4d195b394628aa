/** A guide to a test or to one of its sections, with questions to try on the page. All guides share this file. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { DocumentPage } from '~/components/layout/document-page'
import { AppLink } from '~/components/links/app-link'
import { GUIDES_CHECKED, guideAt } from '~/content/guides/guides.server'
import { GUIDE_SLUGS } from '~/content/guides/slugs'
import { env } from '~/env.server'
import { paths } from '~/paths'
import { cardOf } from '~/services/cards/cards.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { writing } from '~/utils/text/structured'
import { dayText } from '~/utils/time/time-text'
import { fieldsOf } from '../parts/words/narrowing.server'
import { WordsOnPaper } from '../parts/words/paper'
import { WordList } from '../parts/words/word-list'
import { adviseOn } from './parts/chooser/answers.server'
import { ChooserForm } from './parts/chooser/form'
import { Blocks } from './parts/guide/blocks'
import { NextSteps, Sources } from './parts/guide/foot'
import { describeGuide } from './parts/guide/page.server'
import { SummaryOnPaper } from './parts/guide/summary'
import { summaryOf } from './parts/guide/summary.server'
import { wordsOf } from './parts/guide/words.server'

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return pageMeta('Guide')(args)
  const { title, description, picture, changed } = args.data
  return pageMeta(title, description, (appUrl) => writing({ type: 'LearningResource', title, picture, changed }, appUrl))(args)
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const slug = GUIDE_SLUGS.find((one) => pathname === paths.public.guide(one))
  const guide = slug && guideAt(slug)
  if (!guide) throw notFound()
  const { form, ...head } = guide.head
  const summary = summaryOf(guide)
  const { parts, answers } = describeGuide(guide, searchParams)
  const words = wordsOf(slug, searchParams, answers)
  return {
    ...head,
    address: `${env.APP_URL}${pathname}`,
    picture: `${env.APP_URL}${cardOf(pathname).address}`,
    changed: GUIDES_CHECKED,
    checked: dayText(new Date(GUIDES_CHECKED), 'UTC'),
    parts,
    kept: { ...answers, ...(words && fieldsOf(words.narrowing, words.list?.page)) },
    sheet: summary && { path: paths.public.guideSheet(slug), address: new URL(env.APP_URL).host + pathname, back: pathname },
    summary: searchParams.get('view') === 'summary' ? summary : null,
    words,
    chooser: form ? adviseOn(form, searchParams) : null,
  }
}

export default function GuidePage() {
  const { heading, lead, checked, parts, kept, chooser, sheet, summary, words, links, sources } = useLoaderData<typeof loader>()
  if (words?.paper) return <WordsOnPaper view={words} />
  if (sheet && summary) return <SummaryOnPaper summary={summary} heading={heading} checked={checked} {...sheet} />
  return (
    <DocumentPage
      title={heading}
      updated={checked}
      lead={lead}
      aside={sheet && <AppLink to={sheet.path}>Print the one-page summary</AppLink>}
      parts={[
        ...(chooser ? [{ id: 'questions', title: 'Eight questions', body: <ChooserForm {...chooser} /> }] : []),
        ...parts.map(({ id, title, blocks }) => ({ id, title, body: <Blocks blocks={blocks} kept={kept} /> })),
        ...(words ? [{ id: 'words', title: 'The words', body: <WordList view={words} /> }] : []),
        { id: 'next', title: 'What to do next', body: <NextSteps links={links} /> },
        { id: 'sources', title: 'Sources', body: <Sources sources={sources} /> },
      ]}
    />
  )
}
