/** Every internal link as a function, by audience, in the order of routes.ts. */
import { accountPaths } from './account'
import { adminPaths } from './admin'
import { familyPaths } from './family'
import { learnPaths } from './learn'
import { publicPaths } from './public'

export const paths = { public: publicPaths, account: accountPaths, family: familyPaths, learn: learnPaths, admin: adminPaths }
