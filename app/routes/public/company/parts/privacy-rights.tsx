/** The privacy policy's second half: what people may ask for, and where. */

import type { Part } from '~/components/layout/document-page'
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'

const CONTACT = <AppLink to={paths.public.contact()}>write to us</AppLink>

export const RIGHTS: Part[] = [
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>You do not have to ask anybody. In your profile you can:</p>
        <ul>
          <li>see and correct what you told us;</li>
          <li>
            <AppLink to={paths.account.dataExport()}>take everything along</AppLink> as a file that people and programs can read;
          </li>
          <li>
            <AppLink to={paths.account.deletion()}>delete the account</AppLink> and all that belongs to it;
          </li>
          <li>
            see <AppLink to={paths.account.sessions()}>every device</AppLink> that is logged in, and log it out.
          </li>
        </ul>
        <p>Tutors and affiliates find the same on their account’s page.</p>
        <p>If something is missing there, {CONTACT}. We answer within 30 days, usually sooner.</p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children under 13',
    body: (
      <>
        <p>
          When an account belongs to a child under 13, we ask for the email address of a parent and mail that parent a link. Until the
          parent agrees, the child can practice, and no text that the child writes is stored.
        </p>
        <p>
          A parent can <AppLink to={paths.family.home()}>see, download and delete</AppLink> everything about the child at any time, and can
          take the permission back. Then all texts of the child are deleted at once. We ask a child for no more than practicing needs, and
          show nothing about a child to other users.
        </p>
      </>
    ),
  },
  {
    id: 'california',
    title: 'If you live in California',
    body: (
      <p>
        You may ask what we have collected about you, have it corrected or deleted, and must not be treated worse for asking. The pages
        above do all of this. We do not sell personal information and do not share it for advertising across sites, so there is nothing to
        opt out of. Somebody you have authorized may ask for you; {CONTACT} for that.
      </p>
    ),
  },
  {
    id: 'eea',
    title: 'If you live in the European Economic Area',
    body: (
      <p>
        We use your data to provide what you have asked for (the contract with you), with your consent or a parent’s where we ask for it,
        and to keep accounts safe (our legitimate interest). You may see, correct, delete, download, restrict and object, take a consent
        back, and complain to the authority where you live. Our servers may stand outside the EEA.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'How we protect it',
    body: (
      <p>
        Everything travels encrypted. Passwords and the links that we mail are stored as hashes. Every account can ask for a second step
        beside the password, and our staff must use one. What our staff change is recorded. If data of yours are ever exposed, we tell you
        without delay what happened and what to do.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and contact',
    body: <p>If we change what we store or why, this page says so first, with its date. For every question about it, {CONTACT}.</p>,
  },
]
