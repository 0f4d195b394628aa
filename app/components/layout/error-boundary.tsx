/** The one error page. It is taught the statuses that people meet; areas re-export ErrorBoundary from here. */
import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { useDocument } from '~/components/links/document'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { paths } from '~/paths'

export function ErrorBoundary() {
  const error = useRouteError()
  const { reference } = useDocument()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 404) return <NotFoundPage />

  const { title, text } = TAUGHT[status] ?? BROKEN
  return (
    <PageDialog title={title}>
      <p>{text}</p>
      {status >= 500 && reference && <p className="soft small">Reference {reference}: please include it if you write to us.</p>}
      <ButtonLink to={paths.public.home()}>Return to Home</ButtonLink>
    </PageDialog>
  )
}

const BROKEN = {
  title: 'Something went wrong on our side',
  text: 'The error has been recorded, and nothing you saved is lost. Please go back and try again. If it happens again, write to us.',
}

const TAUGHT: Record<number, { title: string; text: string }> = {
  400: { title: 'We could not read that', text: 'The address or form arrived incomplete. Please go back and send it again.' },
  403: {
    title: 'You do not have access to this page',
    text: 'Your account cannot open it. If you have another account, please log in with that one.',
  },
  405: {
    title: 'That does not work here',
    text: 'This address cannot be used that way. Please go back and use the buttons on the page.',
  },
  429: { title: 'Please wait a moment', text: 'There were too many tries in a short time. Please wait a minute, then try again.' },
  503: {
    title: 'We will be right back',
    text: 'The service is busy or restarting. Everything you saved is safe. Please try again in a minute.',
  },
}

/** The parts of the site that have a page of their own to return to. */
const SECTIONS = [
  { name: 'Schools', to: paths.public.schools() },
  { name: 'Consultants', to: paths.public.listings('consultant') },
  { name: 'Tutors', to: paths.public.listings('tutor') },
]

/** The specification's not-found page. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  const { name, to } = SECTIONS.find((section) => pathname === section.to || pathname.startsWith(`${section.to}/`)) ?? {
    name: 'Home',
    to: paths.public.home(),
  }
  return (
    <PageDialog title="Page Not Found">
      <p>The page you're looking for doesn't exist or is not accessible in the browser.</p>
      <ButtonLink to={to}>Return to {name}</ButtonLink>
    </PageDialog>
  )
}
