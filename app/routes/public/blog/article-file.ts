/** An article as one file that needs no network: named by its title, with its drawing inside. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { articleAt } from '~/content/blog/articles.server'
import { env } from '~/env.server'
import { getOnly } from '~/utils/http/answers.server'
import { notFound } from '~/utils/http/responses.server'
import { articleFile, fileNameOf } from './parts/file.server'

export function loader({ params }: LoaderFunctionArgs) {
  const article = articleAt(params.slug)
  if (!article) throw notFound()
  return new Response(articleFile(article, env.APP_URL), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileNameOf(article.head.title))}`,
      'Content-Security-Policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'",
      'Cache-Control': 'public, max-age=3600',
    },
  })
}

export const action = getOnly
