/** The question that visitors can try without an account. It is free to know the answer, so it lives here and not in the bank. */

export const SAMPLE = {
  stem: 'Drought is to rain as',
  answer: 'A',
  rule: 'A drought is a lack of rain, and a famine is a lack of food. Say the link as a sentence, then try it on each pair.',
  choices: [
    { key: 'A', text: 'famine is to food', why: 'A famine is a lack of food, exactly as a drought is a lack of rain.' },
    { key: 'B', text: 'flood is to river', why: 'A flood is too much of a river, not a lack of one.' },
    { key: 'C', text: 'desert is to sand', why: 'A desert is full of sand. It shares the dry weather with drought, but not the link.' },
    { key: 'D', text: 'winter is to snow', why: 'Winter often brings snow; it is not a lack of it.' },
    { key: 'E', text: 'storm is to thunder', why: 'A storm comes with thunder; nothing is lacking.' },
  ],
}

/** The letter that the visitor chose, or null. */
export function readSampleAnswer(request: Request): string | null {
  const answer = new URL(request.url).searchParams.get('answer')
  return SAMPLE.choices.find(({ key }) => key === answer)?.key ?? null
}
