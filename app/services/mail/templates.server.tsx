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
    subject: 'Confirm your email address',
    Mail: ({ firstName, token }) => (
      <MailLayout
        preview="One click and your account is ready."
        heading="Confirm your email address"
        greeting={hello(firstName)}
        action={{ href: link(paths.account.verifyEmail(token)), label: 'Confirm my address' }}
        note="You are getting this email because someone registered at Stanine with this address. If it was not you, you can ignore it: nothing happens without that click."
      >
        <MailParagraph>
          Thank you for registering. Please confirm that this address is yours; the link works once, for 24 hours.
        </MailParagraph>
        <MailParagraph>Your 48 hours of full access began when you registered, so take a look today.</MailParagraph>
      </MailLayout>
    ),
  },
  'existing-account': {
    subject: 'You already have a Stanine account',
    Mail: ({ firstName }) => (
      <MailLayout
        preview="Someone tried to register with your address."
        heading="You already have an account"
        greeting={hello(firstName)}
        action={{ href: link(paths.account.login()), label: 'Log in' }}
        note="If it was not you, you can ignore this email: nothing has changed, and no one was told that you have an account."
      >
        <MailParagraph>
          Someone, probably you, tried to register at Stanine with this address. You already have an account, so please log in.
        </MailParagraph>
        <MailParagraph>Forgot your password? Ask for a new one at {link(paths.account.forgotPassword())}.</MailParagraph>
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
        action={{ href: link(`${paths.account.resetPassword()}?token=${token}`), label: 'Choose a new password' }}
        note="If you did not ask for this, you can ignore this email: your password stays as it is."
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
        action={{ href: link(paths.account.forgotPassword()), label: 'It was not me' }}
        note="We send this email whenever a password changes."
      >
        <MailParagraph>The password of your Stanine account has just been changed, and all devices were signed out.</MailParagraph>
        <MailParagraph>If it was you, everything is fine. If not, please ask for a new password now.</MailParagraph>
      </MailLayout>
    ),
  },
  'sign-in-proof': {
    subject: 'Are you trying to log in?',
    Mail: ({ firstName, token }) => (
      <MailLayout
        preview="Someone entered many wrong passwords for your account."
        heading="Are you trying to log in?"
        greeting={hello(firstName)}
        action={{ href: link(`${paths.account.login()}?token=${token}`), label: 'Yes, it is me' }}
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
  'parent-link': {
    subject: 'Your link to your child’s page',
    Mail: ({ token }) => (
      <MailLayout
        preview="The link works once, for one hour."
        heading="Your child’s page"
        action={{ href: link(paths.family.link(token)), label: 'Open the page' }}
        note="If you did not ask for this, you can ignore this email: nobody sees anything without this link."
      >
        <MailParagraph>
          With this link you see what your child does at Stanine and what is stored. There you can also download it, delete the account, or
          change your permission. The link works once, for one hour; you can ask for a new one at {link(paths.family.home())} at any time.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'export-ready': {
    subject: 'Your data is ready',
    Mail: ({ firstName }) => (
      <MailLayout
        preview="You can download it for seven days."
        heading="Your data is ready"
        greeting={hello(firstName)}
        action={{ href: link(paths.account.dataExport()), label: 'Go to the download' }}
        note="If you did not ask for this, someone else uses your account: please choose a new password."
      >
        <MailParagraph>
          The file with everything we keep about you can be downloaded for seven days. You need to be logged in; nobody else can open it.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'child-export-ready': {
    subject: 'Your child’s data is ready',
    Mail: () => (
      <MailLayout
        preview="You can download it for seven days."
        heading="Your child’s data is ready"
        action={{ href: link(paths.family.home()), label: 'Go to your child’s page' }}
        note="You are getting this email because somebody asked for the file on the page for parents."
      >
        <MailParagraph>
          The file with everything we keep about your child can be downloaded for seven days. If you have left the page for parents, ask for
          a new link there.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'account-deletion': {
    subject: 'Your account will be deleted in seven days',
    Mail: ({ firstName, token }) => (
      <MailLayout
        preview="Until then you can keep it."
        heading="Your account will be deleted"
        greeting={hello(firstName)}
        action={{ href: link(paths.account.keep(token)), label: 'Keep my account' }}
        note="If it was not you, keep the account with the button and then choose a new password."
      >
        <MailParagraph>
          You asked us to delete your Stanine account. In seven days everything in it will be gone for good: results, mistakes, notes and
          writings. All devices have been signed out.
        </MailParagraph>
        <MailParagraph>If you change your mind before then, keep the account with this link, or log in and say so.</MailParagraph>
      </MailLayout>
    ),
  },
  'child-deletion': {
    subject: 'Your child’s account will be deleted in seven days',
    Mail: ({ token }) => (
      <MailLayout
        preview="Until then you can keep it."
        heading="Your child’s account will be deleted"
        action={{ href: link(paths.account.keep(token)), label: 'Keep the account' }}
        note="You are getting this email because the deletion was asked for on the page for parents."
      >
        <MailParagraph>
          You asked us to delete your child’s Stanine account. In seven days everything in it will be gone for good: results, mistakes,
          notes and writings. Your child cannot use it anymore.
        </MailParagraph>
        <MailParagraph>If you change your mind before then, keep the account with this link.</MailParagraph>
      </MailLayout>
    ),
  },
}
