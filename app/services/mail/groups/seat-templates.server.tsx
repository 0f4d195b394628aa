/**
 * What is mailed about seats of a group: that they were bought, are offered, end, rest while a bank decides, open again, or have another
 * admin, without a word that somebody typed.
 */
import type { MailTemplate } from '~/models/mail/mail.server'
import { paths } from '~/paths'
import { MailLayout, MailParagraph } from '../layout/layout'
import { hello, link, type Template } from '../layout/template.server'

type SeatTemplate = Extract<MailTemplate, `seat-${string}` | `seats-${string}` | `group-${string}`>

const OF_ACCOUNT = 'You are getting this email because your account at Stanine has this address.'

export const SEAT_TEMPLATES: Record<SeatTemplate, Template> = {
  'seats-bought': {
    subject: 'Your receipt: seats for your group',
    Mail: ({ name, payment }) => (
      <MailLayout
        preview="Thank you. Your seats are ready."
        heading="Your seats are ready"
        greeting={hello(name)}
        action={{ href: link(paths.group.list()), label: 'Invite people' }}
        note={OF_ACCOUNT}
      >
        <MailParagraph>Thank you. We have received your payment.</MailParagraph>
        <MailParagraph>
          {payment?.plan}: {payment?.amount}, paid on {payment?.on}. The seats last until {payment?.until}, and nothing renews.
        </MailParagraph>
        <MailParagraph>Invite people by email. Whoever accepts gets full access for as long as the seats last.</MailParagraph>
      </MailLayout>
    ),
  },
  'seat-invitation': {
    subject: 'A seat at Stanine is waiting for you',
    Mail: ({ token, on }) => (
      <MailLayout
        preview="Somebody offers you full access to practice for the ISEE and SSAT."
        heading="A seat is waiting for you"
        greeting={hello()}
        action={{ href: link(paths.group.invited(token)), label: 'See the invitation' }}
        note="You are getting this email because somebody who bought seats at Stanine typed this address. If you do not want the seat, you can ignore this email: nothing happens without your answer."
      >
        <MailParagraph>
          Somebody has bought seats at Stanine, where students prepare for the ISEE and SSAT, and offers you one. It costs you nothing.
        </MailParagraph>
        <MailParagraph>The page shows who invites you. The invitation waits until {on}.</MailParagraph>
      </MailLayout>
    ),
  },
  'seat-ending': {
    subject: 'When your full access ends',
    Mail: ({ name, on }) => (
      <MailLayout
        preview={`Your full access ends on ${on}.`}
        heading={`Your full access ends on ${on}`}
        greeting={hello(name)}
        action={{ href: link(paths.account.subscription()), label: 'See your membership' }}
        note={OF_ACCOUNT}
      >
        <MailParagraph>Until that day everything stays open. After it you have the free tier, with its weekly limits.</MailParagraph>
        <MailParagraph>Your results, notes and words stay yours. Nothing is charged.</MailParagraph>
      </MailLayout>
    ),
  },
  'seat-ended': {
    subject: 'Your full access has ended',
    Mail: ({ name, on }) => (
      <MailLayout
        preview="You have the free tier now. Everything you did stays yours."
        heading="Your full access has ended"
        greeting={hello(name)}
        action={{ href: link(paths.account.subscription()), label: 'See your membership' }}
        note={OF_ACCOUNT}
      >
        <MailParagraph>Your seat ended on {on}. You have the free tier now, with its weekly limits.</MailParagraph>
        <MailParagraph>
          Your results, notes and words stay yours. Nothing is charged. If you have a question, ask whoever gave you the seat, or write to
          us.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'group-ending': {
    subject: 'Your group’s seats end soon',
    Mail: ({ name, on, payment }) => (
      <MailLayout
        preview={`They end on ${on}.`}
        heading={`Your group’s seats end on ${on}`}
        greeting={hello(name)}
        action={{ href: link(paths.group.list()), label: 'See your groups' }}
        note={OF_ACCOUNT}
      >
        <MailParagraph>
          It has {payment?.plan}, bought on {payment?.on}. We have told everybody who has a seat when it ends.
        </MailParagraph>
        <MailParagraph>Nothing renews by itself. To go on, buy seats again and invite the same people.</MailParagraph>
      </MailLayout>
    ),
  },
  'group-handover': {
    subject: 'Somebody wants to hand you a group of seats',
    Mail: ({ on, payment }) => (
      <MailLayout
        preview="Log in with this address to say yes or no."
        heading="A group of seats is offered to you"
        greeting={hello()}
        action={{ href: link(paths.group.list()), label: 'See the offer' }}
        note="You are getting this email because somebody who bought seats at Stanine typed this address. If you do not know why, you can ignore it: nothing changes without your answer."
      >
        <MailParagraph>
          Somebody who bought {payment?.plan} at Stanine wants you to look after them from now on. They last until {on}. It costs you
          nothing.
        </MailParagraph>
        <MailParagraph>
          Log in with this address, or create a free account with it, and open Groups: there you see who asks, and say yes or no.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'seat-stopped': {
    subject: 'Your full access is on hold',
    Mail: ({ name, on }) => (
      <MailLayout
        preview="You have the free tier now. Everything you did stays yours."
        heading="Your full access is on hold"
        greeting={hello(name)}
        action={{ href: link(paths.account.subscription()), label: 'See your membership' }}
        note={OF_ACCOUNT}
      >
        <MailParagraph>
          The payment for your seat went back on {on}, or a bank is checking it. It was not your payment, and you need not do anything. You
          have the free tier now, with its weekly limits.
        </MailParagraph>
        <MailParagraph>
          Your results, notes and words stay yours. Nothing is charged. If the payment comes back to us, everything opens again, and we
          write to you.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'seat-open-again': {
    subject: 'Your full access is open again',
    Mail: ({ name, on }) => (
      <MailLayout
        preview={`Everything is open until ${on}.`}
        heading="Your full access is open again"
        greeting={hello(name)}
        action={{ href: link(paths.learn.dashboard()), label: 'Go on practicing' }}
        note={OF_ACCOUNT}
      >
        <MailParagraph>The payment for your seat has come back to us. Everything is open again until {on}.</MailParagraph>
      </MailLayout>
    ),
  },
  'seat-new-admin': {
    subject: 'Somebody else looks after your seat now',
    Mail: ({ name, on }) => (
      <MailLayout
        preview="Your seat stays as it is."
        heading="Somebody else looks after your seat now"
        greeting={hello(name)}
        action={{ href: link(paths.public.contact()), label: 'Write to us' }}
        note={OF_ACCOUNT}
      >
        <MailParagraph>
          The person who invited you has handed the group to somebody else. Your seat stays as it is until {on}, and costs you nothing.
        </MailParagraph>
        <MailParagraph>
          The new admin sees the name and email address that your invitation was sent to and when you joined, and nothing of what you do
          here. If you do not want that, write to us, and we end the seat.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'group-stopped': {
    subject: 'Your group’s seats are on hold',
    Mail: ({ name, payment }) => (
      <MailLayout
        preview="The payment for them went back, or a bank is checking it."
        heading="Your group’s seats are on hold"
        greeting={hello(name)}
        action={{ href: link(paths.group.list()), label: 'See your groups' }}
        note={OF_ACCOUNT}
      >
        <MailParagraph>
          The {payment?.amount} for {payment?.plan}, bought on {payment?.on}, went back to whoever paid, or their bank holds it while it
          decides. The seats open nothing now, and we have told everybody who has one.
        </MailParagraph>
        <MailParagraph>
          If a bank decides that the payment stands, the seats open again by themselves, and we write to you. If you did not ask for the
          money, please write to us.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'group-open-again': {
    subject: 'Your group’s seats are open again',
    Mail: ({ name, on }) => (
      <MailLayout
        preview={`They last until ${on}.`}
        heading="Your group’s seats are open again"
        greeting={hello(name)}
        action={{ href: link(paths.group.list()), label: 'See your groups' }}
        note={OF_ACCOUNT}
      >
        <MailParagraph>
          The payment has come back to us. Everybody who had a seat has it again until {on}, and we have told them.
        </MailParagraph>
      </MailLayout>
    ),
  },
}
