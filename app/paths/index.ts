/** Every internal link as a function, by audience, in the order of routes.ts. */
import { accountPaths } from './account'
import { adminPaths } from './admin'
import { familyPaths } from './family'
import { groupPaths } from './groups'
import { learnPaths } from './learn'
import { affiliatePaths, tutorPaths } from './partners'
import { publicPaths } from './public'

export const paths = {
  public: publicPaths,
  account: accountPaths,
  family: familyPaths,
  learn: learnPaths,
  group: groupPaths,
  tutor: tutorPaths,
  affiliate: affiliatePaths,
  admin: adminPaths,
}
