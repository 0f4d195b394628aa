/** A screen of the product, as the tests of every screen visit it. */
import type { History } from './history'

export interface Screen {
  /** As in routes.ts. */
  route: string
  title: string
  at: (history: History) => string
  /** What it loads beside the scripts of every page. */
  scripts?: string[]
  /** The page is opened anew after some seconds, or leads on; it is held while it is looked at. */
  leadsOn?: boolean
}

/**
 * Pages without a screen of their own: logout redirects; username, welcome, writing and the steps of the second factor that nobody may jump to
 * are visited by tests of their own, and so are the pages of one student, group or code of a tutor, and of one assignment, lesson or marking. What answers a redirect, a file or data alone is a `.ts` file and has no screen either.
 */
export const WITHOUT_SCREEN =
  /^(username|welcome|((tutor|affiliate)\/)?(logout|login\/second-factor)|profile\/second-factor\/set-up|(tutor|affiliate)\/account\/second-factor\/.+|affiliate\/dashboard\/payout\/details|premium\/writing\/:essayId(\/(submission|abandonment))?|premium\/plan\/after-test|family\/exit|family\/children\/:consentId\/tutors\/:tutorId|tutor-dashboard\/(students|groups|invitations)\/.+|my-tutors\/(agreement|:tutorId(\/(shared|leaving))?)|premium\/assignments\/:assignmentId|tutor-dashboard\/(assignments\/:batchId(\/withdrawal)?|lesson-maker\/:lessonId(\/deletion)?|marking\/:essayId))$/
