/** An address of the directory that names nothing: the specification's three pages, all with status 404. */
import type { ReactNode } from 'react'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { paths } from '~/paths'

export function UnknownState({ value }: { value: string }) {
  return (
    <Unknown title="Invalid State">
      <p>The state "{value}" is not recognized. Please use a valid US state name or code.</p>
    </Unknown>
  )
}

export function UnknownStateCode({ value }: { value: string }) {
  return (
    <Unknown title="Invalid State Code">
      <p>The state code "{value}" is not recognized. Please use a valid US state code.</p>
    </Unknown>
  )
}

export function UnknownSchool({ state }: { state: { name: string; slug: string } }) {
  return (
    <PageDialog title="School Not Found">
      <p>School information not found. We're actively adding more schools to our database.</p>
      <div className="cluster">
        <ButtonLink to={paths.public.schoolsIn(state.slug)}>Schools in {state.name}</ButtonLink>
        <ButtonLink to={paths.public.contact()} look="quiet">
          Suggest a school
        </ButtonLink>
      </div>
    </PageDialog>
  )
}

function Unknown({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageDialog title={title}>
      {children}
      <ButtonLink to={paths.public.schools()}>Back to the directory</ButtonLink>
    </PageDialog>
  )
}
