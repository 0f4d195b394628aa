/** What the deletion of a tutor's or an affiliate's account takes and what it leaves, in plain words. */
import type { Partner } from '~/paths/doors'

const GOES: Record<Partner, string[]> = {
  tutor: [
    'name, email, profile, application and devices, so that the address is free again;',
    'your profile in the directory, if you have linked it to this account;',
    'your links with students, groups, notes (those to students, too), invitations and assignments: your students are told that you no longer see their results;',
    'messages to us, and the note of what we mailed.',
  ],
  affiliate: [
    'name, email, application and devices, so that the address is free again;',
    'your codes and your link: from then on they refer nobody, and your coupons end;',
    'messages to us, and the note of what we mailed.',
  ],
}

const STAYS: Record<Partner, string[]> = {
  tutor: ['What your students did is theirs, and stays with them.'],
  affiliate: ['That a family came by a partner, and what it ordered, without saying which partner: the law requires complete accounts.'],
}

export function WhatPartnersLose({ audience }: { audience: Partner }) {
  return (
    <>
      <section className="card stack tight">
        <h2>What is deleted</h2>
        <p>Everything in your account, for good:</p>
        <ul>
          {GOES[audience].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className="card stack tight">
        <h2>What is kept, and why</h2>
        <ul>
          {STAYS[audience].map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>What our staff decided and changed, without saying about whom.</li>
          <li>A student’s or another account with the same email address is an account of its own and is not touched.</li>
        </ul>
      </section>
    </>
  )
}
