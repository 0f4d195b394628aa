/** What deletion takes and what it leaves, in plain words; and what is deleted after a while. */
import { Table } from '~/components/ui/table'
import { PERIODS } from '~/models/accounts/personal-data/periods'

export function WhatGoes({ whose }: { whose: 'your' | 'your child’s' }) {
  return (
    <>
      <section className="card stack tight">
        <h2>What is deleted</h2>
        <p>Everything in {whose} account, for good:</p>
        <ul>
          <li>name, username, email, profile and devices, so that the username and the address are free again;</li>
          <li>results, answers, practice, mistakes and the notes on them;</li>
          <li>writings with their feedback, conversations, words, lessons and reports;</li>
          <li>the link with a parent or a tutor, messages and testimonials, and the note of what we mailed.</li>
        </ul>
      </section>
      <section className="card stack tight">
        <h2>What is kept, and why</h2>
        <ul>
          <li>What was paid, without a name: the law requires us to keep complete accounts.</li>
          <li>A seat that a group paid for stays counted, without saying who had it.</li>
          <li>What our staff changed, without saying in whose account.</li>
          <li>A tutor’s or partner’s account with the same email address is an account of its own and is not touched.</li>
        </ul>
      </section>
    </>
  )
}

export function Periods({ hasParents }: { hasParents: boolean }) {
  return (
    <section className="stack tight">
      <h2>What we delete after a while</h2>
      <Table
        caption="You do not need to ask for it"
        columns={[{ label: 'What' }, { label: 'When' }]}
        rows={PERIODS.filter(({ isOfParents }) => hasParents || !isOfParents).map(({ what, until }) => ({
          key: what,
          cells: [what, until],
        }))}
      />
    </section>
  )
}
