/** The form of an item written by hand, as a browser sends it: sound and complete unless told otherwise. */

export const ITEM_FORM: Record<string, string> = {
  level: 'isee-upper',
  subject: 'mathematics_achievement',
  kind: 'computation',
  strand: 'number',
  skill: 'Adding fractions',
  difficulty: 'easy',
  stem: 'What is $\\frac{1}{4} + \\frac{1}{4}$?',
  'choices[0].text': '$\\frac{1}{8}$',
  'choices[0].type': 'concept_misunderstanding',
  'choices[0].says': 'Multiplies the denominators.',
  'choices[1].text': '$\\frac{1}{2}$',
  'choices[2].text': '$\\frac{2}{8}$',
  'choices[2].type': 'calculation_error',
  'choices[2].says': 'Adds the denominators too.',
  'choices[3].text': '2',
  'choices[3].type': 'careless_mistake',
  'choices[3].says': 'Turns the sum upside down.',
  answer: '1',
  steps: 'The denominators agree, so add the numerators.\nThe sum is $\\frac{2}{4} = \\frac{1}{2}$.',
  hints: 'Do the two fractions have the same denominator?',
}
