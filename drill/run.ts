/** Runs one drill by its name; its finding is the last line, as JSON. Each has a process of its own, because the factories keep one database. */
import { drillClass } from './class'
import { drillCrowd } from './crowd'
import { drillEnumeration } from './enumeration'
import { drillHangingDatabase } from './faults/hanging-database'
import { drillKills } from './faults/killed'
import { drillLateDatabase } from './faults/late-database'
import { drillRollingRestart } from './faults/rolling-restart'
import { drillInterleavings } from './interleavings'
import type { Finding } from './kit/finding'
import { drillHostileBodies } from './kit/hostile'
import { drillLighthouse } from './pages/lighthouse'
import { drillPasswords } from './passwords'
import { drillPayments } from './payments/payments'
import { drillRaces } from './races'
import { drillStrangers } from './strangers'
import { drillTests } from './tests'
import { drillTokens } from './tokens'

const DRILLS: Record<string, () => Promise<Finding>> = {
  'killed-embedded': () => drillKills('embedded'),
  'killed-postgres': () => drillKills('postgres'),
  'late-database': drillLateDatabase,
  'hanging-database': drillHangingDatabase,
  crowd: drillCrowd,
  races: drillRaces,
  tokens: drillTokens,
  passwords: drillPasswords,
  class: drillClass,
  tests: drillTests,
  enumeration: drillEnumeration,
  'hostile-bodies': drillHostileBodies,
  interleavings: drillInterleavings,
  strangers: drillStrangers,
  payments: drillPayments,
  'rolling-restart': drillRollingRestart,
  lighthouse: drillLighthouse,
}

const [name = ''] = process.argv.slice(2)
const drill = DRILLS[name]
if (!drill) console.log(JSON.stringify(Object.keys(DRILLS)))
else {
  console.log(JSON.stringify(await drill()))
  process.exit()
}
