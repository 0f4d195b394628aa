/** The mails about the second factor. Each change is told to its owner, with the way out for whoever did not make it. */
import { type Audience, DOORS } from '~/paths/doors'
import { MailLayout, MailParagraph } from './layout/layout'
import { hello, link, type Template } from './layout/template.server'

const notMe = (audience: Audience) => ({ href: link(DOORS[audience].forgotPassword()), label: 'It was not me' })

export const SECOND_FACTOR_TEMPLATES = {
  'second-factor-on': {
    subject: 'Your second factor is on',
    Mail: ({ audience, name }) => (
      <MailLayout
        preview="From now on a login asks for a code too."
        heading="Your second factor is on"
        greeting={hello(name)}
        action={notMe(audience)}
        note="We send this email whenever a second factor is turned on."
      >
        <MailParagraph>
          From now on, logging in to your Stanine account asks for a code from your app after the password. All other devices were logged
          out.
        </MailParagraph>
        <MailParagraph>
          Keep your recovery codes in a safe place. If you did not do this, someone else is in your account: choose a new password, then
          write to us, because the code is theirs.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'second-factor-off': {
    subject: 'Your second factor is off',
    Mail: ({ audience, name }) => (
      <MailLayout
        preview="A login asks for the password alone."
        heading="Your second factor is off"
        greeting={hello(name)}
        action={notMe(audience)}
        note="We send this email whenever a second factor is turned off."
      >
        <MailParagraph>
          Someone with your password and a code turned it off. Your password alone now logs in, and all other devices were logged out.
        </MailParagraph>
        <MailParagraph>If it was you, everything is fine. If not, please choose a new password now.</MailParagraph>
      </MailLayout>
    ),
  },
  'second-factor-reset': {
    subject: 'Your second factor was reset',
    Mail: ({ audience, name }) => (
      <MailLayout
        preview="One of our admins has done this."
        heading="Your second factor was reset"
        greeting={hello(name)}
        action={notMe(audience)}
        note="We send this email whenever one of us resets a second factor. Who did it and why is on record."
      >
        <MailParagraph>
          One of our admins has taken the second factor off your account, as we do for people who have lost their app and their recovery
          codes. All devices were logged out, and your password alone now logs in. You can set a second factor up again in your account.
        </MailParagraph>
        <MailParagraph>If you did not ask for this, please choose a new password now and write to us.</MailParagraph>
      </MailLayout>
    ),
  },
  'recovery-codes-renewed': {
    subject: 'You have new recovery codes',
    Mail: ({ audience, name }) => (
      <MailLayout
        preview="The old ones no longer work."
        heading="You have new recovery codes"
        greeting={hello(name)}
        action={notMe(audience)}
        note="We send this email whenever new recovery codes are made."
      >
        <MailParagraph>Someone with your password made ten new recovery codes for your account. The old ones no longer work.</MailParagraph>
        <MailParagraph>
          If it was you, everything is fine. If not, please choose a new password, then make new codes yourself.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    Mail: ({ audience, name }) => (
      <MailLayout
        preview="Was it you?"
        heading="A recovery code was used"
        greeting={hello(name)}
        action={notMe(audience)}
        note="We send this email whenever a recovery code is used."
      >
        <MailParagraph>
          One of your recovery codes was used in place of a code from your app. It does not work again. Your account’s page says how many
          are left, and makes new ones.
        </MailParagraph>
        <MailParagraph>
          If it was you, everything is fine. If not, someone has your password and your codes: please choose a new password now, then make
          new codes.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'wrong-codes': {
    subject: 'Someone knows your password',
    Mail: ({ audience, name }) => (
      <MailLayout
        preview="They entered twenty wrong codes. Was it you?"
        heading="Was it you?"
        greeting={hello(name)}
        action={notMe(audience)}
        note="A recovery code works at any time. Codes from your app work again after a few hours."
      >
        <MailParagraph>
          Someone entered your right password and then twenty wrong codes, on a device where you logged in before. It let no one in and
          changed nothing.
        </MailParagraph>
        <MailParagraph>
          If it was you, everything is fine. If not, your password is no longer secret: please choose a new one now. That logs out all
          devices.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'code-proof': {
    subject: 'Someone knows your password',
    Mail: ({ audience, name, token }) => (
      <MailLayout
        preview="They entered ten wrong codes. Was it you?"
        heading="Was it you?"
        greeting={hello(name)}
        action={{ href: link(`${DOORS[audience].login()}?token=${token}`), label: 'Yes, it was me' }}
        note="Devices where you logged in before still let you in, and a recovery code works everywhere."
      >
        <MailParagraph>
          Someone entered your right password and then ten wrong codes. If it was not you, your password is no longer secret: choose a new
          one at {link(DOORS[audience].forgotPassword())}. Without a code it has let no one in.
        </MailParagraph>
        <MailParagraph>
          If it was you, open this link in the browser in which you want to log in, then enter your password and a code there. The link
          works for eight hours.
        </MailParagraph>
      </MailLayout>
    ),
  },
} satisfies Record<string, Template>
