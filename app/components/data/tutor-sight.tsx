/** Exactly what a tutor sees of a student, what not, and what a tutor can add: where a student or a parent agrees, and where they look it up. */

const SEEN = [
  'name, test, level, grade, test date, time zone, and accommodations',
  'results of quizzes, practice, and whole tests, with every question, what was chosen, how long it took, and whether it was flagged',
  'mistakes with the reason behind them, and when they return',
  'the study plan, lessons watched, words learned, and weekly reports',
  'essays and talks with the AI tutor, only those that are shared one by one',
]

const UNSEEN = [
  'email address, username, password, payments, or a parent’s address',
  'notes on mistakes, notes and highlights in passages, own poems, and anything else that is not shared',
]

const ADDED = [
  'assignments, with a note and a last day',
  'notes to the student, and private notes that are deleted when the link ends',
  'comments on shared essays, which the student reads once they are returned',
  'that a mistake was gone through together, which marks it as reviewed',
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
      <p>A tutor can add:</p>
      <ul>
        {ADDED.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p>A tutor changes no answer and no result. The link can be ended at any time, and from then on the tutor sees nothing.</p>
    </>
  )
}
