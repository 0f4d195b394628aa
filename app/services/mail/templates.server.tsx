/** The texts of all mails. No text that a user typed stands in a subject; names only greet. */
import { env } from '~/env.server'
import type { MailTemplate } from '~/models/mail/mail.server'
import { paths } from '~/paths'
import { MailLayout, MailParagraph } from './layout'

interface TemplateProps {
  firstName?: string
  token: string
}

const link = (path: string) => new URL(path, env.APP_URL).href
const hello = (firstName?: string) => (firstName ? `Hello ${firstName},` : 'Hello,')

export const TEMPLATES: Record<MailTemplate, { subject: string; Mail: (props: TemplateProps) => JSX.Element }> = {
  'verify-email': {
    subject: 'Confirm your e-mail address',
    Mail: ({ firstName, token }) => (
      <MailLayout
        preview="One click and your account is ready."
        heading="Confirm your e-mail address"
        greeting={hello(firstName)}
        action={{ href: link(paths.verifyEmail(token)), label: 'Confirm my address' }}
        note="You get this mail because somebody registered at Stanine with this address. If it was not you, do nothing: without the click nothing happens."
      >
        <MailParagraph>
          Thank you for registering. Please confirm that this address is yours; the link works once, for 24 hours.
        </MailParagraph>
        <MailParagraph>Your 48 hours of everything began when you registered, so it is worth a look today.</MailParagraph>
      </MailLayout>
    ),
  },
  'existing-account': {
    subject: 'You already have a Stanine account',
    Mail: ({ firstName }) => (
      <MailLayout
        preview="Somebody tried to register with your address."
        heading="You already have an account"
        greeting={hello(firstName)}
        action={{ href: link(paths.login()), label: 'Log in' }}
        note="If it was not you, there is nothing to do: nothing has changed, and nobody was told that you have an account."
      >
        <MailParagraph>
          Somebody, probably you, tried to register at Stanine with this address. You have an account already, so please log in.
        </MailParagraph>
        <MailParagraph>Forgotten your password? Ask for a new one at {link(paths.forgotPassword())}.</MailParagraph>
      </MailLayout>
    ),
  },
  'reset-password': {
    subject: 'Choose a new password',
    Mail: ({ firstName, token }) => (
      <MailLayout
        preview="The link works once, for one hour."
        heading="Choose a new password"
        greeting={hello(firstName)}
        action={{ href: link(`${paths.resetPassword()}?token=${token}`), label: 'Choose a new password' }}
        note="If you did not ask for this, do nothing: your password stays as it is."
      >
        <MailParagraph>With this link you can choose a new password. It works once, for one hour.</MailParagraph>
      </MailLayout>
    ),
  },
  'password-changed': {
    subject: 'Your password was changed',
    Mail: ({ firstName }) => (
      <MailLayout
        preview="Was it you?"
        heading="Your password was changed"
        greeting={hello(firstName)}
        action={{ href: link(paths.forgotPassword()), label: 'It was not me' }}
        note="We send this mail whenever a password changes."
      >
        <MailParagraph>The password of your Stanine account has just been changed, and all devices were signed out.</MailParagraph>
        <MailParagraph>If it was you, all is well. If not, ask for a new password now.</MailParagraph>
      </MailLayout>
    ),
  },
  'sign-in-proof': {
    subject: 'Is it you who wants to log in?',
    Mail: ({ firstName, token }) => (
      <MailLayout
        preview="There were many wrong passwords for your account."
        heading="Is it you who wants to log in?"
        greeting={hello(firstName)}
        action={{ href: link(`${paths.login()}?token=${token}`), label: 'Yes, it is me' }}
        note="If it was not you, do nothing. Devices on which you logged in before still let you in."
      >
        <MailParagraph>
          Somebody tried at least twenty wrong passwords for your account. Until we know that it is you, no new device can log in.
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
        preview="A child under 13 wants to prepare for an admission test with Stanine."
        heading="May your child use Stanine?"
        action={{ href: link(paths.parentConsent(token)), label: 'Read and decide' }}
        note="If you do not know of this, do nothing: without your permission no free text is stored and no tutor or AI can be used."
      >
        <MailParagraph>
          A child under 13 has registered at Stanine, which prepares for the ISEE and SSAT, and named you as the parent. Practice questions
          work already. Essays, the AI tutor and links with a tutor stay closed until you agree.
        </MailParagraph>
        <MailParagraph>
          The link shows what is stored and lets you agree or refuse. Please answer within 14 days; keep this mail, because the same link
          lets you change your mind at any time after that.
        </MailParagraph>
      </MailLayout>
    ),
  },
}
