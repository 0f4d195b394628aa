/** Where assigned work begins: the pages of the product on which it is done. Words and sheets begin on the assignment's own page. */
import type { Work } from '~/exam/assignments/work'
import { paths } from '~/paths'

export function startLinks(work: Work): { to: string; label: string }[] {
  switch (work.kind) {
    case 'skills':
      return work.skills.map((skill) => ({ to: practiceOf(work, skill), label: `Practice ${skill}` }))
    case 'quiz':
      return [{ to: paths.learn.quiz(work.subject, work.number, work.level), label: 'Open the quiz' }]
    case 'test':
      return [{ to: paths.learn.testCover(work.number, work.level), label: 'Open the test' }]
    case 'lesson':
      return [{ to: paths.learn.lesson(work.lesson), label: 'Open the lesson' }]
    case 'passage':
      return [{ to: paths.learn.passage(work.passage, work.level), label: 'Open the passage' }]
    case 'prompt':
      return [{ to: paths.learn.essayPrompt(work.prompt), label: 'Open the prompt' }]
    default:
      return []
  }
}

/** As the tutor asked for it; the page proposes it, and the student starts. */
function practiceOf({ level, subject, difficulty, questions }: Extract<Work, { kind: 'skills' }>, skill: string): string {
  const search = { level, subject, skill, questions: String(questions), ...(difficulty ? { difficulty } : {}) }
  return paths.learn.practice(search)
}
