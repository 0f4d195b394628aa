/** The form of an item written by hand, as a browser sends it: sound and complete unless told otherwise. */

export const ITEM_FORM: Record<string, string> = {
  level: 'isee-upper',
  subject: 'mathematics_achievement',
  kind: 'computation',
  strand: 'number',
  skill: 'Adding fractions',
  difficulty: 'easy',
  stem: 'What is $\\frac{1}{4} + \\frac{1}{4}$?',
  textA: '$\\frac{1}{8}$',
  typeA: 'concept_misunderstanding',
  saysA: 'Multiplies the denominators.',
  textB: '$\\frac{2}{8}$',
  typeB: 'calculation_error',
  saysB: 'Adds the denominators too.',
  textC: '$\\frac{1}{2}$',
  textD: '2',
  typeD: 'careless_mistake',
  saysD: 'Turns the sum upside down.',
  answer: '2',
  steps: 'The denominators agree, so add the numerators.\nThe sum is $\\frac{2}{4} = \\frac{1}{2}$.',
  hints: 'Do the two fractions have the same denominator?',
}
