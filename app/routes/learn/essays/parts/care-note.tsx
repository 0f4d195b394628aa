/** What a student reads whose text speaks of danger or distress: a grown-up and a telephone number, and nothing about the writing. */
import { Banner } from '~/components/ui/banner'

export function CareNote() {
  return (
    <Banner tone="notice" title="This matters more than any essay">
      <p>What you wrote sounds hard. A computer is not the right one to answer it, so your text was not sent, and nothing was counted.</p>
      <p>
        If this is about you or somebody you know, please tell a grown-up you trust today: a parent, a teacher, a school counselor, a
        relative, or a doctor. If the first one does not listen, tell another.
      </p>
      <p>
        In the United States you can call or text 988 at any hour, for free, and talk with a person who will listen. If you or someone else
        is in danger right now, call 911.
      </p>
      <p>If it is only a story, ask a teacher to read this one: a person can tell the two apart.</p>
    </Banner>
  )
}
