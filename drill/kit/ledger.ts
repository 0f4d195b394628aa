/** What the server has promised to students: every answer sent, and which of them it acknowledged. */

interface SentAnswer {
  choice: number
  isAcknowledged: boolean
}

export type Ledger = ReturnType<typeof openLedger>

export function openLedger() {
  /** By sitting and position, in the order of sending. */
  const answers = new Map<string, SentAnswer[]>()
  const started = new Set<string>()
  const submitted = new Set<string>()
  return { started, submitted, send, promised, possible }

  /** Writes down an answer before it is sent; call the result when it is acknowledged. */
  function send(sittingId: string, position: number, choice: number): () => void {
    const key = `${sittingId} ${position}`
    const answer = { choice, isAcknowledged: false }
    answers.set(key, [...(answers.get(key) ?? []), answer])
    return () => {
      answer.isAcknowledged = true
    }
  }

  /** Every question with an acknowledged answer. */
  function promised(): { sittingId: string; position: number }[] {
    return [...answers].flatMap(([key, sent]) => {
      const [sittingId = '', position] = key.split(' ')
      return sent.some(({ isAcknowledged }) => isAcknowledged) ? [{ sittingId, position: Number(position) }] : []
    })
  }

  /** What may be stored for a question: the last acknowledged choice, or one sent after it whose answer got lost. */
  function possible(sittingId: string, position: number): number[] {
    const sent = answers.get(`${sittingId} ${position}`) ?? []
    return sent
      .slice(
        Math.max(
          0,
          sent.findLastIndex(({ isAcknowledged }) => isAcknowledged),
        ),
      )
      .map(({ choice }) => choice)
  }
}
