/** What consultants and tutors are told about their application for a directory. An admin's reason stands in the text, never in a subject. */
import { stateOf } from '~/content/schools/states'
import { paths } from '~/paths'
import { MailLayout, MailParagraph } from './layout/layout'
import type { Letter } from './layout/letter'
import { hello, link, type Template } from './layout/template.server'

const WRITE_TO_US = { href: link(paths.public.contact()), label: 'Write to us' }
const NOTE = 'You are getting this email because someone applied with this address to be listed at Stanine.'

/** The profile itself, once it has an address. */
function profile(listing: Letter['listing']) {
  if (!listing?.slug) return WRITE_TO_US
  const path = paths.public.listing(listing.kind, stateOf(listing.state).slug, listing.slug)
  return { href: link(path), label: 'See your profile' }
}

function Reason({ reason }: { reason?: string }) {
  return reason ? <MailParagraph>The reason: {reason}</MailParagraph> : null
}

export const LISTING_TEMPLATES = {
  'listing-confirmation': {
    subject: 'Confirm your application',
    Mail: ({ token, listing }) => (
      <MailLayout
        preview="One click, and we read it."
        heading="Confirm your application"
        greeting="Hello,"
        action={{ href: link(paths.public.listingConfirmation(token)), label: 'Confirm my application' }}
        note="If you do not know about this, you can ignore this email: nothing happens without that click, and nobody reads the application."
      >
        <MailParagraph>
          Someone, probably you, applied with this address to be listed in our directory of {listing?.kind}s. Families will see the address
          on the profile, so please confirm that it is yours. The link works once, for 24 hours.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'listing-approved': {
    subject: 'Your profile is public',
    Mail: ({ name, reason, listing }) => (
      <MailLayout
        preview="Families can find you now."
        heading="Your profile is public"
        greeting={hello(name)}
        action={profile(listing)}
        note={NOTE}
      >
        <MailParagraph>We have read your application and approved it: families find you in our directory from now on.</MailParagraph>
        <Reason reason={reason} />
        <MailParagraph>
          To change something, apply again with the same address: the new profile takes the place of this one once we have read it.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'listing-rejected': {
    subject: 'Your application to be listed',
    Mail: ({ name, reason }) => (
      <MailLayout
        preview="We have read your application."
        heading="Your application to be listed"
        greeting={hello(name)}
        action={WRITE_TO_US}
        note={NOTE}
      >
        <MailParagraph>We have read your application and could not accept it.</MailParagraph>
        <Reason reason={reason} />
      </MailLayout>
    ),
  },
  'listing-suspended': {
    subject: 'Your profile is hidden',
    Mail: ({ name, reason }) => (
      <MailLayout
        preview="Families do not see it for now."
        heading="Your profile is hidden"
        greeting={hello(name)}
        action={WRITE_TO_US}
        note={NOTE}
      >
        <MailParagraph>We have taken your profile out of our directory for now.</MailParagraph>
        <Reason reason={reason} />
      </MailLayout>
    ),
  },
  'listing-restored': {
    subject: 'Your profile is public again',
    Mail: ({ name, reason, listing }) => (
      <MailLayout
        preview="Families can find you again."
        heading="Your profile is public again"
        greeting={hello(name)}
        action={profile(listing)}
        note={NOTE}
      >
        <MailParagraph>Your profile is back in our directory, as it was.</MailParagraph>
        <Reason reason={reason} />
      </MailLayout>
    ),
  },
  'listing-deleted': {
    subject: 'Your profile was deleted',
    Mail: ({ reason }) => (
      <MailLayout
        preview="Nothing of it is left in our directory."
        heading="Your profile was deleted"
        greeting="Hello,"
        action={WRITE_TO_US}
        note={NOTE}
      >
        <MailParagraph>
          We have deleted the profile with this address from our directory, with everything you wrote for it. It cannot be restored.
        </MailParagraph>
        <Reason reason={reason} />
        <MailParagraph>If you want to be listed again one day, just apply again.</MailParagraph>
      </MailLayout>
    ),
  },
} satisfies Record<string, Template>
