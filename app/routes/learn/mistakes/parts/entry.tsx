/** One mistake in the notebook: the question in short, what was chosen, why it tempts, and when it returns. */
import { AppLink } from '~/components/links/app-link'
import { MathText } from '~/components/question/math-text'
import { Badge } from '~/components/ui/badge'
import { paths } from '~/paths'

export interface MistakeEntry {
  id: string
  skill: string
  /** "Mathematics Achievement, November 20, 2026, a slip in computing". */
  about: string
  question: string
  /** Both, and why the choice tempts, from renderMath(); the last is null where nobody wrote it down. */
  chosen: string
  right: string
  tempts: string | null
  /** Whether the choice comes of a slip, as in mathematics; of a word the text says why it does not fit. */
  isSlip: boolean
  note: string | null
  /** "Returns Thursday". */
  state: string
  tone: '' | 'notice' | 'good'
}

interface EntryProps {
  entry: MistakeEntry
  /** Whose choice and note it was. */
  whose?: string
}

export function Entry({ entry, whose = 'Your' }: EntryProps) {
  const { id, skill, about, question, chosen, right, tempts, isSlip, note, state, tone } = entry
  return (
    <li className="card stack tight">
      <div className="cluster between">
        <h2 className="title-3">
          <AppLink to={paths.learn.mistake(id)}>{skill}</AppLink>
        </h2>
        <Badge tone={tone}>{state}</Badge>
      </div>
      <p className="small soft">{about}</p>
      <p className="clip">{question}</p>
      <p className="small">
        <strong>{whose} choice:</strong> <MathText html={chosen} />
      </p>
      <p className="small">
        <strong>The answer:</strong> <MathText html={right} />
      </p>
      {tempts && (
        <p className="small">
          <strong>{isSlip ? 'Why it tempts:' : 'Why not:'}</strong> <MathText html={tempts} />
        </p>
      )}
      {note && (
        <p className="small clip">
          <strong>{whose} note:</strong> {note}
        </p>
      )}
    </li>
  )
}
