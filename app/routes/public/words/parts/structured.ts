/** A word for search engines. */
import type { MetaDescriptor } from '@remix-run/react'
import { paths } from '~/paths'

export function definedTerm({ word, definition, appUrl }: Record<'word' | 'definition' | 'appUrl', string>): MetaDescriptor {
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'DefinedTerm',
      name: word,
      description: definition,
      url: `${appUrl}${paths.public.word(word)}`,
      inDefinedTermSet: `${appUrl}${paths.public.vocabulary()}`,
    },
  }
}
