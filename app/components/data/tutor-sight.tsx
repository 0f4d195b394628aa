/** Exactly what a tutor sees of a student, and what not: where a student or a parent agrees, and where they look it up. */

const SEEN = [
  'name, test, level, grade, test date, time zone, and accommodations',
  'results of quizzes, practice, and whole tests, with every question and what was chosen',
  'mistakes with the reason behind them, and when they return',
  'the study plan, lessons watched, words learned, and weekly reports',
  'essays and talks with the AI tutor, only those that are shared one by one',
]

const UNSEEN = [
  'email address, username, password, payments, or a parent’s address',
  'notes on mistakes and on passages, own poems, and anything else that is not shared',
]

export function WhatTutorsSee() {
  return (
    <>
      <p>A tutor sees:</p>
      <ul>
        {SEEN.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p>A tutor never sees:</p>
      <ul>
        {UNSEEN.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p>A tutor changes nothing of this. The link can be ended at any time, and from then on the tutor sees nothing.</p>
    </>
  )
}
