/** The screens of the poetry corner, as the account of tests/factories/practice/poems.ts finds them. */

const CORNER = 'premium/poetry-corner'
const POEM = `${CORNER}/:poemId`
const scripts = ['/poems.js']

const poem = (title: string, poemId: string) => ({ route: POEM, title, at: () => `/${CORNER}/${poemId}`, scripts })

export const POEM_SCREENS = [
  { route: CORNER, title: 'poetry corner', at: () => `/${CORNER}` },
  { route: CORNER, title: 'poems that wait', at: () => `/${CORNER}?form=haiku&read=no` },
  { route: CORNER, title: 'no poem fits', at: () => `/${CORNER}?form=haiku&figure=rhyme` },
  { route: `${CORNER}/terms`, title: 'words about poems', at: () => `/${CORNER}/terms` },
  poem('a poem with a meter, begun', 'washer'),
  poem('a sestina', 'nine-pleats'),
  poem('a prose poem', 'waiting-room'),
  poem('a poem that draws', 'tug-of-war'),
  poem('a poem of one column', 'high-dive'),
  { route: `${POEM}/reading/:step`, title: 'guided reading', at: () => `/${CORNER}/washer/reading/2` },
  { route: `${POEM}/reading/:step`, title: 'end of a guided reading', at: () => `/${CORNER}/tug-of-war/reading/5` },
  { route: `${POEM}/questions/:number`, title: 'question on a poem', at: () => `/${CORNER}/washer/questions/2` },
  { route: `${POEM}/questions/:number`, title: 'missed question on a poem', at: () => `/${CORNER}/washer/questions/1` },
  { route: `${POEM}/own`, title: 'an empty sheet for a poem', at: () => `/${CORNER}/washer/own`, scripts },
  { route: `${POEM}/own`, title: 'an own poem', at: () => `/${CORNER}/night-bus/own`, scripts },
  { route: `${POEM}/own/deletion`, title: 'deletion of an own poem', at: () => `/${CORNER}/night-bus/own/deletion`, scripts },
]
