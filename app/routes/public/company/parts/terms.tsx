/** The text of the terms of service. */

import type { Part } from '~/components/layout/document-page'
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'

const PRIVACY = <AppLink to={paths.public.privacy()}>Privacy Policy</AppLink>

export const TERMS: Part[] = [
  {
    id: 'agreement',
    title: 'This agreement',
    body: (
      <p>
        By creating an account or using Stanine you agree to these terms and to our {PRIVACY}. If you do not agree with them, please do not
        use the service.
      </p>
    ),
  },
  {
    id: 'who',
    title: 'Who may use Stanine',
    body: (
      <>
        <p>
          Adults may use it, and so may students of 13 or older. A student under 13 needs the permission of a parent or guardian, which we
          ask for by email.
        </p>
        <p>A parent or guardian who lets a child use Stanine agrees to these terms for the child.</p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <p>Please give us an email address that is yours, and keep your password to yourself. One account is for one student.</p>
        <p>
          If you think that somebody else uses your account, change the password at once and{' '}
          <AppLink to={paths.public.contact()}>write to us</AppLink>.
        </p>
      </>
    ),
  },
  {
    id: 'license',
    title: 'What you may do with our material',
    body: (
      <p>
        Questions, passages, explanations, drawings and printed sheets are ours. You may use them for your own preparation, and print what
        is offered for printing. You may not sell them, publish them, copy them in bulk, or use them to build another product.
      </p>
    ),
  },
  {
    id: 'conduct',
    title: 'Fair use',
    body: (
      <>
        <p>Please do not:</p>
        <ul>
          <li>use another person’s account, or let several students share one;</li>
          <li>collect our questions or keys with programs;</li>
          <li>look for ways around limits, clocks or payments;</li>
          <li>disturb the service, or send anything through it that is illegal or hurts others.</li>
        </ul>
        <p>If you find a weakness, tell us about it before you tell others. We will thank you, and not blame you.</p>
      </>
    ),
  },
  {
    id: 'trial',
    title: 'The free trial and the free plan',
    body: (
      <p>
        For 48 hours after an account is created, every tool is open without limits. After that the free plan continues with the allowances
        that each tool states. We do not ask for a card, and nothing turns into a paid plan by itself.
      </p>
    ),
  },
  {
    id: 'plans',
    title: 'Paid plans',
    body: (
      <>
        <p>
          A paid plan renews at the end of its term at the price shown when you bought it, until you cancel. You can cancel at any time; the
          plan then runs to the end of the term that you have paid for.
        </p>
        <p>You can switch to another plan at any time. The difference is charged or credited to the day.</p>
      </>
    ),
  },
  {
    id: 'refunds',
    title: 'Payments and refunds',
    body: (
      <>
        <p>Payments are non-refundable, unless a refund policy says otherwise. Ours is this:</p>
        <p>
          Within 30 days of your first payment you may ask for a full refund, once for each account. Your access to the paid plan ends with
          it.
        </p>
        <p>Rights that the law gives you, and that no agreement may take away, stay yours.</p>
      </>
    ),
  },
  {
    id: 'guarantee',
    title: 'Scores and the score guarantee',
    body: (
      <>
        <p>
          Scores here are estimates. They show how they were worked out and how sure they are. We cannot promise a score on the real test or
          a place at a school.
        </p>
        <p>
          The score guarantee is a term of the paid plans. If a student finishes every task of the study plan before the test, and the real
          test’s score is no better than that of the student’s first full practice test here, the family may use the same plan for another
          term without paying. Please ask within 60 days of the test and send us the score report. The guarantee is not a refund.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'What you write, and trademarks',
    body: (
      <>
        <p>
          Essays, notes and messages stay yours. You allow us to store them and to show them to you and to the parent of a student under 13.
          We do not publish them. A testimonial is different: you send it to be shown, with the name and role that you give, until you ask
          us to take it down.
        </p>
        <p>ISEE is a trademark of ERB and SSAT of EMA. Neither has anything to do with Stanine, and neither endorses it.</p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'What we answer for',
    body: (
      <>
        <p>
          We work hard to keep the service right and available, but we provide it as it is. It can be down, and it can contain mistakes.
          When we learn of a wrong question, we take it out of use.
        </p>
        <p>
          As far as the law allows, we are not liable for indirect losses, and for others not for more than you have paid us in the last
          twelve months.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes, ending and contact',
    body: (
      <>
        <p>
          We may change these terms. If a change matters to you, we will mail it to you at least 30 days before it takes effect, and you may
          leave before then.
        </p>
        <p>
          You may delete your account at any time in your profile. We may close an account that breaks these terms; unless it does harm, we
          warn you first.
        </p>
        <p>
          If one part of these terms cannot be enforced, the others still hold. Questions?{' '}
          <AppLink to={paths.public.contact()}>Contact us</AppLink>.
        </p>
      </>
    ),
  },
]
