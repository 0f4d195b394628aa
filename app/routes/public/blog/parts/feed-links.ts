/** Where readers of feeds find those of the blog, for the heads of its pages. */
import type { MetaDescriptor } from '@remix-run/react'
import { paths } from '~/paths'

export function feedLinks(appUrl: string): MetaDescriptor[] {
  const link = (type: string, title: string, path: string) =>
    ({ tagName: 'link', rel: 'alternate', type, title, href: `${appUrl}${path}` }) as const
  return [
    link('application/rss+xml', 'The Stanine blog (RSS)', paths.public.rss()),
    link('application/atom+xml', 'The Stanine blog (Atom)', paths.public.atom()),
  ]
}
