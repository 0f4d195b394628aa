/** The terms of service: twelve sections (specification 2.18). */
import { DocumentPage } from '~/components/layout/document-page'
import { pageMeta } from '~/utils/text/page-meta'
import { TERMS } from './parts/terms'

export const meta = pageMeta('Terms of Service', 'What you may expect from Stanine and what we expect from you, in twelve short sections.')

export default function Terms() {
  return (
    <DocumentPage
      title="Terms of Service"
      updated="March 30, 2025"
      lead="What you may expect from Stanine, and what we expect from you. Twelve sections, in plain words."
      parts={TERMS}
      isNumbered
    />
  )
}
