/** The texts of all mails. No text that a user typed stands in a subject; names only greet. */
import type { MailTemplate } from '~/models/mail/mail.server'
import { paths } from '~/paths'
import { DOORS } from '~/paths/doors'
import { DATA_TEMPLATES } from './data-templates.server'
import { DECISION_TEMPLATES } from './decision-templates.server'
import { SEAT_TEMPLATES } from './groups/seat-templates.server'
import { MailLayout, MailParagraph } from './layout/layout'
import { hello, link, type Template } from './layout/template.server'
import { LISTING_TEMPLATES } from './listing-templates.server'
import { MONEY_TEMPLATES } from './money-templates.server'
import { SECOND_FACTOR_TEMPLATES } from './second-factor-templates.server'
import { SUPPORT_TEMPLATES } from './support-templates.server'

export const TEMPLATES: Record<MailTemplate, Template> = {
  ...SECOND_FACTOR_TEMPLATES,
  ...DATA_TEMPLATES,
  ...DECISION_TEMPLATES,
  ...LISTING_TEMPLATES,
  ...MONEY_TEMPLATES,
  ...SEAT_TEMPLATES,
  ...SUPPORT_TEMPLATES,
  'verify-email': {
    subject: 'Confirm your email address',
    Mail: ({ audience, name, token }) => (
      <MailLayout
        preview="One click and your account is ready."
        heading="Confirm your email address"
        greeting={hello(name)}
        action={{ href: link(DOORS[audience].verifyEmail(token)), label: 'Confirm my address' }}
        note="You are getting this email because someone registered at Stanine with this address. If it was not you, you can ignore it: nothing happens without that click."
      >
        <MailParagraph>
          Thank you for registering. Please confirm that this address is yours; the link works once, for 24 hours.
        </MailParagraph>
        <MailParagraph>
          {audience === 'student'
            ? 'Your 48 hours of full access began when you registered, so take a look today.'
            : 'We have your application. We read it once your address is confirmed, and write to you when we have decided.'}
        </MailParagraph>
      </MailLayout>
    ),
  },
  'existing-account': {
    subject: 'You already have a Stanine account',
    Mail: ({ audience, name }) => (
      <MailLayout
        preview="Someone tried to register with your address."
        heading="You already have an account"
        greeting={hello(name)}
        action={{ href: link(DOORS[audience].login()), label: 'Log in' }}
        note="If it was not you, you can ignore this email: nothing has changed, and no one was told that you have an account."
      >
        <MailParagraph>
          Someone, probably you, tried to register at Stanine with this address. You already have an account, so please log in.
        </MailParagraph>
        <MailParagraph>Forgot your password? Ask for a new one at {link(DOORS[audience].forgotPassword())}.</MailParagraph>
      </MailLayout>
    ),
  },
  'reset-password': {
    subject: 'Choose a new password',
    Mail: ({ audience, name, token }) => (
      <MailLayout
        preview="The link works once, for one hour."
        heading="Choose a new password"
        greeting={hello(name)}
        action={{ href: link(`${DOORS[audience].resetPassword()}?token=${token}`), label: 'Choose a new password' }}
        note="If you did not ask for this, you can ignore this email: your password stays as it is."
      >
        <MailParagraph>With this link you can choose a new password. It works once, for one hour.</MailParagraph>
      </MailLayout>
    ),
  },
  'password-changed': {
    subject: 'Your password was changed',
    Mail: ({ audience, name }) => (
      <MailLayout
        preview="Was it you?"
        heading="Your password was changed"
        greeting={hello(name)}
        action={{ href: link(DOORS[audience].forgotPassword()), label: 'It was not me' }}
        note="We send this email whenever a password changes."
      >
        <MailParagraph>The password of your Stanine account has just been changed, and all other devices were logged out.</MailParagraph>
        <MailParagraph>If it was you, everything is fine. If not, please ask for a new password now.</MailParagraph>
      </MailLayout>
    ),
  },
  'sign-in-proof': {
    subject: 'Are you trying to log in?',
    Mail: ({ audience, name, token }) => (
      <MailLayout
        preview="Someone entered many wrong passwords for your account."
        heading="Are you trying to log in?"
        greeting={hello(name)}
        action={{ href: link(`${DOORS[audience].login()}?token=${token}`), label: 'Yes, it is me' }}
        note="If it was not you, you can ignore this email. Devices where you logged in before still let you in."
      >
        <MailParagraph>
          Someone tried at least twenty wrong passwords for your account. Until we know that it is you, no new device can log in.
        </MailParagraph>
        <MailParagraph>
          Please open this link in the browser in which you want to log in, then enter your password there. The link works for eight hours.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'parent-consent': {
    subject: 'A child asks for your permission',
    Mail: ({ token }) => (
      <MailLayout
        preview="A child under 13 wants to prepare for an admissions test with Stanine."
        heading="May your child use Stanine?"
        action={{ href: link(paths.account.consent(token)), label: 'Read and decide' }}
        note="If you do not know about this, you can ignore this email: without your permission no free text is stored and no tutor or AI can be used."
      >
        <MailParagraph>
          A child under 13 has registered at Stanine, which prepares for the ISEE and SSAT, and named you as the parent. Practice questions
          work already. Essays, the AI tutor and links with a tutor stay closed until you agree.
        </MailParagraph>
        <MailParagraph>
          The link shows what is stored and lets you agree or refuse. Please answer within 14 days; keep this email, because the same link
          lets you change your mind at any time after that.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'confirm-new-email': {
    subject: 'Confirm your new email address',
    Mail: ({ audience, token }) => (
      <MailLayout
        preview="One click, and you log in with this address."
        heading="Confirm your new email address"
        greeting="Hello,"
        action={{ href: link(DOORS[audience].emailConfirmation(token)), label: 'Confirm this address' }}
        note="If you do not know about this, you can ignore this email: nothing happens without that click and the password of the account."
      >
        <MailParagraph>
          Someone, probably you, wants to use this address for their Stanine account. Please confirm that it is yours: open the link where
          you are logged in, or log in when it asks you to. It works once, for 24 hours.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'email-in-use': {
    subject: 'You already have a Stanine account',
    Mail: ({ audience, name }) => (
      <MailLayout
        preview="Someone wanted to use your address for another account."
        heading="You already have an account"
        greeting={hello(name)}
        action={{ href: link(DOORS[audience].login()), label: 'Log in' }}
        note="If it was not you, you can ignore this email: nothing has changed, and no one was told that you have an account."
      >
        <MailParagraph>
          Someone wanted to move their Stanine account to this address. You already have an account with it, so that is not possible.
        </MailParagraph>
        <MailParagraph>
          If it was you, and you want to use this address for the other account, please log in here first and give this account another
          address.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'email-change-asked': {
    subject: 'Your email address is about to change',
    Mail: ({ audience, name }) => (
      <MailLayout
        preview="Was it you?"
        heading="Your email address is about to change"
        greeting={hello(name)}
        action={{ href: link(DOORS[audience].forgotPassword()), label: 'It was not me' }}
        note="We send this email whenever someone asks for a new address."
      >
        <MailParagraph>
          Someone who knows your password asked to move your Stanine account to another email address. It happens when they open the link
          that we sent to that address.
        </MailParagraph>
        <MailParagraph>
          If it was you, everything is fine. If not, please choose a new password now: that stops the change and logs out all devices.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'email-changed': {
    subject: 'Your email address was changed',
    Mail: () => (
      <MailLayout
        preview="Was it you?"
        heading="Your email address was changed"
        greeting="Hello,"
        action={{ href: link(paths.public.contact()), label: 'It was not me' }}
        note="We send this email to the old address whenever it changes. It is the last one about this account that comes here."
      >
        <MailParagraph>
          Your Stanine account has just moved from this address to another one, and all other devices were logged out. From now on please
          log in with the new address.
        </MailParagraph>
        <MailParagraph>
          If it was you, everything is fine. If not, please write to us right away: we can see that the account was yours, and give it back.
        </MailParagraph>
      </MailLayout>
    ),
  },
}
