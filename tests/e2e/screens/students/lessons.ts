/** The screens of the video lessons, as the account of tests/factories/practice/lessons.ts finds them. */

const ROOM = 'premium/video-lessons'
const LESSON = `${ROOM}/:lessonId`
const scripts = ['/lessons.js']

export const LESSON_SCREENS = [
  { route: ROOM, title: 'video lessons', at: () => `/${ROOM}` },
  { route: ROOM, title: 'lessons that were begun', at: () => `/${ROOM}?progress=begun` },
  { route: ROOM, title: 'no lesson fits', at: () => `/${ROOM}?section=writing&skill=Ratio` },
  { route: LESSON, title: 'cover of a lesson', at: () => `/${ROOM}/reading-graphs` },
  { route: LESSON, title: 'cover of a lesson that is done', at: () => `/${ROOM}/getting-started` },
  { route: LESSON, title: 'scene with a figure', at: () => `/${ROOM}/angles-and-lines?scene=2`, scripts },
  { route: LESSON, title: 'last scene', at: () => `/${ROOM}/getting-started?scene=6`, scripts },
  { route: `${LESSON}/transcript`, title: 'lesson in words', at: () => `/${ROOM}/angles-and-lines/transcript` },
  { route: `${LESSON}/questions/:number`, title: 'question on a lesson', at: () => `/${ROOM}/angles-and-lines/questions/1` },
  { route: `${LESSON}/questions/:number`, title: 'missed question on a lesson', at: () => `/${ROOM}/getting-started/questions/2` },
]
