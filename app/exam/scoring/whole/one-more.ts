/** What one more right answer would do to the score of a subject, in a sentence or two. */
import { type Estimate, quartersText, rawScore, type Tally } from '~/exam/scoring/score'
import { countOf, freshTally, hintedCount, type SubjectInputs, wholeEstimate } from './inputs'

/** "One more right answer in place of a blank would make it 29 of 35: percentile 82, stanine 7 as now. 3 in all would reach stanine 8." */
export function oneMore(inputs: SubjectInputs, now: Estimate): string {
  const { wrong, omitted } = now.kind === 'none' ? inputs.scored : freshTally(inputs)
  if (wrong + omitted === 0) return ALL_RIGHT[inputs.scored.wrong + inputs.scored.omitted === 0 ? 'here' : 'estimated']
  if (now.kind === 'scaled') return scaledGain(inputs, now)
  const questions = countOf(inputs.scored)
  const right = inputs.scored.right + 1
  if (now.kind === 'none') return `One more right answer would make it ${right} of ${questions}, ${Math.round((right / questions) * 100)}%.`
  const what = inputs.subject === 'reading_comprehension' ? 'passage' : 'question'
  const where = `${countOf(inputs.seen) > 0 ? ` on a new ${what}` : ''}${hintedCount(inputs) > 0 ? ' without a hint' : ''}`
  const change = changeText(now, wholeEstimate(withMoreRight(inputs, 1)))
  return `One more right answer${where} would make it ${right} of ${questions}: ${change}.${nextStep(inputs, now)}`
}

const ALL_RIGHT = {
  here: 'Every answer that counts here is right: there is nothing to add.',
  estimated: 'Every answer that the estimate is made from is right.',
}

/** The inputs with so many more right answers: blanks first, then wrong ones. */
export function withMoreRight(inputs: SubjectInputs, more: number): SubjectInputs {
  const fresh = freshTally(inputs)
  const fromBlank = Math.min(more, fresh.omitted)
  return { ...inputs, scored: moved(inputs.scored, fromBlank, Math.min(more - fromBlank, fresh.wrong)) }
}

function moved({ right, wrong, omitted }: Tally, fromBlank: number, fromWrong: number): Tally {
  return { right: right + fromBlank + fromWrong, wrong: wrong - fromWrong, omitted: omitted - fromBlank }
}

function changeText(now: Estimate, then: Estimate): string {
  if (now.kind === 'stanine' && then.kind === 'stanine')
    return `percentile ${then.percentile}, stanine ${then.stanine}${then.stanine === now.stanine ? ' as now' : ` instead of ${now.stanine}`}`
  if (now.kind === 'rough-stanine' && then.kind === 'rough-stanine')
    return `${then.band.low === now.band.low ? 'still ' : ''}roughly stanine ${then.band.low} or ${then.band.high}`
  return 'no change'
}

/** How far the next step is, where one more does not reach it. */
function nextStep(inputs: SubjectInputs, now: Estimate): string {
  const { wrong, omitted } = freshTally(inputs)
  for (let more = 1; more <= wrong + omitted; more++) {
    const then = wholeEstimate(withMoreRight(inputs, more))
    const text =
      now.kind === 'stanine' && then.kind === 'stanine' && then.stanine > now.stanine
        ? `stanine ${then.stanine}`
        : now.kind === 'rough-stanine' && then.kind === 'rough-stanine' && then.band.low > now.band.low
          ? `roughly ${then.band.low} or ${then.band.high}`
          : ''
    if (text) return more === 1 ? '' : ` ${more} in all would reach ${text}.`
  }
  return ''
}

/** On the SSAT a wrong answer costs a quarter, so it matters what the right one takes the place of. */
function scaledGain(inputs: SubjectInputs, now: Extract<Estimate, { kind: 'scaled' }>): string {
  const fresh = freshTally(inputs)
  const places = [
    { name: 'a blank', there: fresh.omitted, change: moved(inputs.scored, 1, 0) },
    { name: 'a wrong one', there: fresh.wrong, change: moved(inputs.scored, 0, 1) },
  ].filter(({ there }) => there > 0)
  const { level } = inputs
  const gains = places.map(({ name, change }) => {
    const then = wholeEstimate({ ...inputs, scored: change })
    const points = rawScore(level, change).rawQuarters - rawScore(level, inputs.scored).rawQuarters
    const scaled = then.kind === 'scaled' ? then.scaled : now.scaled
    return `in place of ${name} it would add ${quartersText(points)} ${points === 4 ? 'point' : 'points'}: about ${scaled}, ${scaled - now.scaled} more`
  })
  return `One more right answer: ${gains.join('; ')}.`
}
