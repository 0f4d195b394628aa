/** The privacy policy's first half: what is stored, why, who else sees it, and until when. */
import type { Part } from '~/components/layout/document-page'
import { Table } from '~/components/ui/table'
import { PERIODS } from '~/models/accounts/personal-data/periods'

const COOKIES = [
  { name: 'stanine_student', what: 'Keeps you logged in', until: 'You log out, 14 days without use, or 90 days' },
  { name: 'stanine_parent', what: 'Keeps a parent’s page open', until: 'You log out, or two hours' },
  {
    name: 'stanine_tutor, stanine_affiliate',
    what: 'Keep tutors and affiliates logged in',
    until: 'You log out, 12 hours without use, or seven days',
  },
  { name: 'stanine_device', what: 'Knows a browser that has logged in before, so that strangers cannot lock you out', until: 'A year' },
  { name: 'stanine_accessibility', what: 'Remembers your settings for reading', until: 'A year' },
  { name: 'stanine_checkout', what: 'Finds a purchase that was begun in this browser before there was an account', until: '30 days' },
  { name: 'referral', what: 'Remembers the code of the person who sent you here', until: '30 days' },
  {
    name: 'other names that begin with stanine_',
    what: 'Carry one step to the next: a link you followed, a message to show',
    until: 'A day at most',
  },
]

export const STORED: Part[] = [
  {
    id: 'collected',
    title: 'Information we collect',
    body: (
      <>
        <h3>What you tell us</h3>
        <ul>
          <li>Your name, username and email address. Your password is stored only as a hash, from which nobody can read it.</li>
          <li>Who uses the account, the test and its date, the grade applied for, the time zone, and extra time if the student has it.</li>
          <li>For a student under 13, the email address of a parent.</li>
          <li>
            What you write: essays, notes on mistakes, messages to us, a testimonial or a profile for our directories if you send one.
          </li>
        </ul>
        <h3>What you do</h3>
        <ul>
          <li>Answers, the time on each question, choices crossed out, flags and highlighted sentences.</li>
          <li>Results, mistakes and what was practiced afterwards.</li>
        </ul>
        <h3>What your browser tells us</h3>
        <ul>
          <li>The kind of browser and system, for the list of your devices.</li>
          <li>
            The network address. We turn it into a code that cannot be turned back, and use that to recognize networks you have logged in
            from and to stop people who try many passwords.
          </li>
        </ul>
        <p>We do not use trackers, advertising, or analytics by other companies. Card numbers never reach us.</p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'How we use it',
    body: (
      <>
        <ul>
          <li>To run the service: questions at the right level, scores, and practice for what was missed.</li>
          <li>To keep accounts safe, and to mail you what you must know about yours.</li>
          <li>To find questions that are too hard, too easy or unclear, by counting answers without names.</li>
          <li>To answer when you write to us.</li>
        </ul>
        <p>We send no advertising to students.</p>
      </>
    ),
  },
  {
    id: 'sharing',
    title: 'Who else sees it',
    body: (
      <>
        <p>We do not sell or rent information about anybody. It is seen only by:</p>
        <ul>
          <li>you, and for a student under 13 the parent who agreed;</li>
          <li>the companies that run our servers and deliver our mail, who may use it for nothing else;</li>
          <li>everybody, for a testimonial or a profile in a directory: you send it to be shown, and we take it down when you ask;</li>
          <li>a court or an authority, if the law leaves us no choice. We tell you, unless we are forbidden to.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'periods',
    title: 'How long we keep it',
    body: (
      <>
        <p>
          What belongs to your account is kept until you delete it. After you ask for that, you have seven days to change your mind; then it
          is gone. Records of payments stay as long as the law asks, without your name. Everything else ends by itself:
        </p>
        <Table
          caption="What we delete after a while"
          columns={[{ label: 'What' }, { label: 'Erased' }]}
          rows={PERIODS.map(({ what, until }) => ({ key: what, cells: [what, until] }))}
        />
        <p>A message to us also reaches our mailbox, where we keep the conversation until we have helped. Ask, and we delete it sooner.</p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and your device',
    body: (
      <>
        <p>We use only cookies that the service needs. None of them follows you to another site.</p>
        <Table
          caption="Our cookies"
          columns={[{ label: 'Name' }, { label: 'What it does' }, { label: 'Until' }]}
          rows={COOKIES.map(({ name, what, until }) => ({ key: name, cells: [name, what, until] }))}
        />
        <p>
          While a section or an essay runs, your browser also keeps what could not be sent yet, so that nothing is lost when the line drops.
          It is removed once it has arrived, when you log out, and when another account logs in. For a child whose parent has not agreed, no
          text is kept this way.
        </p>
      </>
    ),
  },
]
