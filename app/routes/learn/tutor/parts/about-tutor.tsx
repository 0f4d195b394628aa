/** What a student should know before asking a machine. */
export function AboutTutor({ isChild }: { isChild: boolean }) {
  return (
    <details className="small">
      <summary>What this tutor is, and who can read along</summary>
      <div className="stack tight">
        <p>
          The answers are written by a computer program. In a talk about one of our questions, every number, formula, and choice that it
          names is checked against our own solution before you see it. In other talks we have no solution to check against: the arithmetic
          is checked, and the rest can be wrong. A sentence that does not pass is replaced. It can still misunderstand you or explain badly.
          It does not know what you are thinking, what your real test will ask, or how you will score.
        </p>
        <p>Your name, email, and school are not sent. Your words are sent without telephone numbers and addresses that we recognize.</p>
        <p>
          {isChild ? 'The parent who agreed can read your talks. ' : 'Only you can read your talks, unless you share one with a parent. '}
          We read a talk only when you report it. Talks are erased with your account, or a year after their last message.
        </p>
      </div>
    </details>
  )
}
