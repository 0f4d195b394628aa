/** An estimate for everybody from a random sample. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { numberValue, whole, wholeText, wrong } from '~/exam/values/values'
import { slips } from './slips'

interface Parameters {
  setting: number
  hits: number
  sample: number
  all: number
}

const SETTINGS: ((hits: number, sample: number, all: string) => string)[] = [
  (hits, sample, all) =>
    `In a random sample of ${sample} students at a school, ${hits} said that they walk to school. If the school has ${all} students, about how many of them would be expected to walk?`,
  (hits, sample, all) =>
    `An inspector tests ${sample} light bulbs chosen at random and finds that ${hits} of them do not work. About how many of a shipment of ${all} bulbs would be expected not to work?`,
  (hits, sample, all) =>
    `A ranger looks at ${sample} trees chosen at random in a forest and finds nests in ${hits} of them. If the forest has ${all} trees, in about how many of them would nests be expected?`,
  (hits, sample, all) =>
    `Of ${sample} voters chosen at random, ${hits} want a new park. Based on this, about how many of the town's ${all} voters would be expected to want a new park?`,
]

export const sampleEstimate = defineFamily<Parameters>({
  id: 'sample-estimate',
  version: 3,
  title: 'From a sample to everybody',
  asks: 'Estimates a number in a whole population from a random sample.',
  strand: 'data',
  skill: 'Estimating from a sample',
  kind: 'word_problem',
  levels: {
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning', 'mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    setting: 'which of four settings',
    hits: 'how many of the sample have the property',
    sample: 'size of the sample',
    all: 'size of the whole population',
  },
  draw(random, { level, difficulty }) {
    const sample = random.pick(
      { easy: [10, 20, 50], medium: [20, 25, 40], hard: tierOf(level) === 'upper' ? [30, 36, 45, 48] : [24, 30, 40] }[difficulty],
    )
    const times = difficulty === 'easy' ? random.pick([10, 20]) : random.int(11, 40)
    const hits = random.int(3, Math.floor(sample * 0.45))
    return { setting: random.int(0, SETTINGS.length - 1), hits, sample, all: sample * times }
  },
  write({ setting, hits, sample, all }) {
    const times = all / sample
    const key = hits * times
    const share = fraction(hits, sample)
    return {
      stem: SETTINGS[setting]?.(hits, sample, wholeText(all)) ?? '',
      answer: whole(key),
      distractors: [
        wrong(whole(all - key), 'misread_question', 'Gives the number expected without the property.'),
        wrong(whole(times), 'strategy_error', 'Stops after finding how many times as large the population is.'),
        wrong(whole(all - sample + hits), 'concept_misunderstanding', 'Adds the same difference instead of keeping the same ratio.'),
        wrong(whole(Math.round(all / hits)), 'strategy_error', 'Divides the population by the number found in the sample.'),
        wrong(whole(hits * 10), 'strategy_error', 'Multiplies by ten whatever the sizes are.'),
        wrong(whole(key + times), 'calculation_error', 'Counts one too many in the sample.'),
        wrong(whole(key - times), 'calculation_error', 'Counts one too few in the sample.'),
        ...slips(key, 10),
      ],
      steps: [
        `A random sample should show about the same part as the whole population: ${hits} out of ${sample}${share.d === sample ? '' : `, or ${share.n} out of ${share.d}`}.`,
        `The population is ${wholeText(all)} ÷ ${sample} = ${times} times as large as the sample.`,
        `So about ${hits} × ${times} = ${wholeText(key)} are expected.`,
      ],
      hints: ['What part of the sample has the property?', `How many samples of ${sample} would make up all ${wholeText(all)}?`],
    }
  },
  // Takes the part of the population.
  solve: ({ hits, sample, all }) => numberValue(fraction(all * hits, sample)),
})
