/** The texts of mails about what we keep of somebody: a parent's link, an export, a deletion, the report of a week. */
import { paths } from '~/paths'
import { type Audience, DOORS } from '~/paths/doors'
import { MailLayout, MailParagraph } from './layout/layout'
import { hello, link, type Template } from './layout/template.server'

/** What an account's deletion takes along. */
const GOES: Record<Audience, string> = {
  student: ': results, mistakes, notes and writings',
  tutor: ': your profile, your links with students, invitations, assignments, and what you wrote to students',
  affiliate: ': your profile and your codes',
}

export const DATA_TEMPLATES = {
  'request-answered': {
    subject: 'Your request has an answer',
    Mail: ({ name }) => (
      <MailLayout
        preview="Log in to read it."
        heading="Your request has an answer"
        greeting={hello(name)}
        action={{ href: link(paths.public.scholarship()), label: 'Read the answer' }}
        note="You are getting this email because your account at Stanine has this address."
      >
        <MailParagraph>We have looked at what you asked for. The answer is in your account.</MailParagraph>
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
  'other-parent-asked': {
    subject: 'Another grown-up was asked for permission',
    Mail: () => (
      <MailLayout
        preview="You said no, and the child has named another address."
        heading="Another grown-up was asked"
        action={{ href: link(paths.public.contact()), label: 'Write to us' }}
        note="You are getting this email because you answered our question about a child’s account."
      >
        <MailParagraph>
          A child under 13 named you as the parent, and you said no. Thank you for answering. The child has now named another address, and
          we have asked there. Until somebody agrees, nothing that is written is stored, and neither a tutor nor AI can be used.
        </MailParagraph>
        <MailParagraph>
          If you know about this, there is nothing to do. If you do not, you may want to talk with your child. You can also write to us, and
          a person will look at it. With the link in our first email you can still change your own answer.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'parent-named': {
    subject: 'A parent was named for your account',
    Mail: ({ audience, name }) => (
      <MailLayout
        preview="Was it you?"
        heading="A parent was named for your account"
        greeting={hello(name)}
        action={{ href: link(DOORS[audience].forgotPassword()), label: 'It was not me' }}
        note="We send this email whenever someone says that a child uses an account, or names another parent for it."
      >
        <MailParagraph>
          Someone who knows your password said that a student under 13 uses your Stanine account, and named a parent. We have asked that
          parent for permission. A parent who agrees can see the account, download its data and delete it.
        </MailParagraph>
        <MailParagraph>
          If it was you, everything is fine. If not, please choose a new password now: that ends our question to that parent and logs out
          all devices. Then write to us at {link(paths.public.contact())}, so that we put right who uses the account.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'holder-changed': {
    subject: 'We changed who uses your account',
    Mail: ({ audience, name }) => (
      <MailLayout
        preview="No parent’s page opens it anymore."
        heading="We changed who uses your account"
        greeting={hello(name)}
        action={{ href: link(DOORS[audience].login()), label: 'Log in' }}
        note="We send this email whenever one of us changes who uses an account. Who did it and why is on record."
      >
        <MailParagraph>
          One of our admins has changed who uses your Stanine account: no student under 13 does. No parent’s page opens it anymore. If a
          parent had asked us to delete it, that is undone, and nothing was deleted.
        </MailParagraph>
        <MailParagraph>If you do not know why, please write to us at {link(paths.public.contact())}.</MailParagraph>
      </MailLayout>
    ),
  },
  'export-ready': {
    subject: 'Your data is ready',
    Mail: ({ audience, name }) => (
      <MailLayout
        preview="You can download it for seven days."
        heading="Your data is ready"
        greeting={hello(name)}
        action={{ href: link(DOORS[audience].dataExport()), label: 'Go to the download' }}
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
          The file with everything we keep about your child can be downloaded for seven days. If you have logged out of the page for
          parents, ask for a new link there.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'account-deletion': {
    subject: 'Your account will be deleted in seven days',
    Mail: ({ audience, name, token, on }) => (
      <MailLayout
        preview={`Until ${on} you can keep it.`}
        heading="Your account will be deleted"
        greeting={hello(name)}
        action={{ href: link(DOORS[audience].keep(token)), label: 'Keep my account' }}
        note="If it was not you, keep the account with the button and then choose a new password."
      >
        <MailParagraph>
          You asked us to delete your Stanine account. On {on} everything in it will be gone for good{GOES[audience]}. All devices have been
          logged out.
        </MailParagraph>
        <MailParagraph>If you change your mind before then, keep the account with this link, or log in and say so.</MailParagraph>
      </MailLayout>
    ),
  },
  'child-deletion': {
    subject: 'Your child’s account will be deleted in seven days',
    Mail: ({ token, on }) => (
      <MailLayout
        preview={`Until ${on} you can keep it.`}
        heading="Your child’s account will be deleted"
        action={{ href: link(paths.account.keep(token)), label: 'Keep the account' }}
        note="You are getting this email because the deletion was asked for on the page for parents."
      >
        <MailParagraph>
          You asked us to delete your child’s Stanine account. On {on} everything in it will be gone for good: results, mistakes, notes and
          writings. Your child cannot use it anymore.
        </MailParagraph>
        <MailParagraph>If you change your mind before then, keep the account with this link.</MailParagraph>
      </MailLayout>
    ),
  },
  'tutor-leaving': {
    subject: 'What a tutor wrote to you goes in seven days',
    Mail: ({ name }) => (
      <MailLayout
        preview="Copy what you want to keep."
        heading="What a tutor wrote to you goes in seven days"
        greeting={hello(name)}
        action={{ href: link(paths.learn.myTutors()), label: 'My tutors' }}
        note="You are getting this email because a tutor wrote to you at Stanine."
      >
        <MailParagraph>
          A tutor with whom you work, or did, is closing the account at Stanine. In seven days, the notes to you and the comments on your
          essays from this tutor go with it. Until then you can read them, copy them, or download all your data.
        </MailParagraph>
        <MailParagraph>Your own work stays as it is. If the tutor stays after all, nothing changes.</MailParagraph>
      </MailLayout>
    ),
  },
  'tutor-left': {
    subject: 'A tutor no longer sees your results',
    Mail: ({ name }) => (
      <MailLayout
        preview="The tutor has closed the account."
        heading="A tutor no longer sees your results"
        greeting={hello(name)}
        action={{ href: link(`${paths.account.profile()}#who-may-see`), label: 'Who may see my work' }}
        note="You are getting this email because you shared your results with this tutor."
      >
        <MailParagraph>
          A tutor with whom you shared your results has closed the account at Stanine. Nobody sees your results there anymore, and the
          assignments, notes, and comments from this tutor are gone. Your own work stays as it is.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'tutor-asked': {
    subject: 'Your child wants to work with a tutor',
    Mail: () => (
      <MailLayout
        preview="Nobody sees anything until you agree."
        heading="Your child wants to work with a tutor"
        action={{ href: link(paths.family.home()), label: 'Go to your child’s page' }}
        note="You are getting this email because you agreed that a child under 13 uses Stanine."
      >
        <MailParagraph>
          Your child has entered the code of a tutor. On your child’s page you read who it is and what a tutor sees, and you say yes or no.
          Until then the tutor sees nothing. If you agree, you can end it there at any time.
        </MailParagraph>
      </MailLayout>
    ),
  },
  'weekly-report': {
    subject: 'Your weekly report',
    Mail: ({ digest, token }) => (
      <MailLayout
        preview={digest?.effort ?? ''}
        heading="The week in short"
        greeting="Hello,"
        action={{ href: link(paths.learn.report(digest?.reportId ?? '')), label: 'See the whole report' }}
        note={`You are getting this email because somebody asked for it in the account. To end it, open ${link(paths.account.reportMail(token))}`}
      >
        <MailParagraph>
          This is what {digest?.who} did from {digest?.week}.
        </MailParagraph>
        <MailParagraph>{digest?.effort}</MailParagraph>
        {digest?.seen.map((line) => (
          <MailParagraph key={line}>{line}</MailParagraph>
        ))}
        <MailParagraph>
          <strong>One next step:</strong> {digest?.step}
        </MailParagraph>
      </MailLayout>
    ),
  },
} satisfies Record<string, Template>
