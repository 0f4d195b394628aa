/** Which sheets a page loads beside app.css: they follow from the place of its file, and a guide's from what its examples show. */

import lessons from './pieces/lessons.css?url'
import pacing from './pieces/pacing.css?url'
import radioCards from './pieces/radio-cards.css?url'
import readingRoom from './pieces/reading-room.css?url'
import sample from './pieces/sample.css?url'
import table from './pieces/table.css?url'
import tabs from './pieces/tabs.css?url'
import tried from './pieces/tried.css?url'
import plan from './plan/plan.css?url'
import home from './public/home.css?url'
import icons from './public/icons.css?url'
import month from './public/month.css?url'
import figure from './room/figure.css?url'
import math from './room/math.css?url'
import passage from './room/passage.css?url'
import scene from './room/scene.css?url'
import account from './sheets/account.css?url'
import factor from './sheets/factor.css?url'
import guides from './sheets/guides.css?url'
import inside from './sheets/inside.css?url'
import learn from './sheets/learn.css?url'
import money from './sheets/money.css?url'
import poems from './sheets/poems.css?url'
import proof from './sheets/proof.css?url'
import schools from './sheets/schools.css?url'
import words from './sheets/words.css?url'
import talk from './talk/talk.css?url'
import deck from './words/deck.css?url'
import essays from './workshop/essays.css?url'

/** Behind the doors; the style guide shows all there is. */
const INSIDE = /^routes\/(?!public\/(?!styleguide$))/
const SHEETS: readonly { of: RegExp; sheet: string }[] = [
  { of: /^routes\/account\/profile\/second-factor\//, sheet: factor },
  { of: /^routes\/(learn\/|admin\/bank\/|tutoring\/(student|sheets|marking)\/|public\/(styleguide|proof\/family)$)/, sheet: learn },
  { of: /^routes\/learn\/poems\//, sheet: poems },
  { of: /^routes\/learn\/lessons\//, sheet: lessons },
  { of: /^routes\/(learn\/essays|tutoring\/marking)\//, sheet: essays },
  { of: /^routes\/learn\/pacing\//, sheet: pacing },
  { of: /^routes\/(learn\/tutor|admin\/voice)\//, sheet: talk },
  { of: /^routes\/learn\/reading\//, sheet: readingRoom },
  { of: /^routes\/(learn\/(plan|bootcamp)\/|tutoring\/student\/plan$)/, sheet: plan },
  { of: /^routes\/(account\/(profile|data)\/|public\/accessibility$)/, sheet: account },
  { of: /^routes\/public\/(blog\/|demos\/(?!analytics$)|guides\/(?!(isee|ssat)-vocabulary$))/, sheet: guides },
  { of: /^routes\/public\/demos\/(?!analytics$)/, sheet: math },
  { of: /^routes\/public\/demos\/personalization$/, sheet: figure },
  { of: /^routes\/public\/demos\/analytics$/, sheet: sample },
  { of: /^routes\/public\/guides\/(isee-(math|quantitative|ssat-comparison)|ssat-quantitative)/, sheet: math },
  { of: /^routes\/public\/guides\/(isee-math|ssat-quantitative)/, sheet: figure },
  { of: /^routes\/public\/guides\/(isee|ssat)-reading/, sheet: passage },
  { of: /^routes\/public\/guides\/ssat-essay$/, sheet: scene },
  { of: /^routes\/public\/(guides\/isee-or-ssat|scholarship\/scholarship)$/, sheet: radioCards },
  { of: /^routes\/(public\/(words\/|guides\/(isee|ssat)-vocabulary$)|learn\/words\/)/, sheet: words },
  { of: /^routes\/learn\/words\//, sheet: deck },
  { of: /^routes\/public\/proof\//, sheet: proof },
  { of: /^routes\/public\/(directory|listings)\//, sheet: schools },
  { of: /^routes\/public\/home$/, sheet: home },
  { of: /^routes\/public\/(get-started|styleguide|blog\/article)$/, sheet: icons },
  { of: /^routes\/public\/bootcamp\//, sheet: month },
  { of: /^routes\/public\/bootcamp\/(lessons|sample)$/, sheet: tabs },
  { of: /^routes\/public\/bootcamp\/sample$/, sheet: tried },
  { of: /^routes\/public\/bootcamp\/sample$/, sheet: math },
  { of: /^routes\/public\/bootcamp\/sample$/, sheet: figure },
  { of: /^routes\/public\/bootcamp\/sample$/, sheet: passage },
  {
    of: /^routes\/(groups\/|admin\/(money|affiliates)\/|partners\/dashboard\/|tutoring\/(dashboard\/slip|student\/reports\/report)$|learn\/reports\/weekly\/weekly-report$)/,
    sheet: money,
  },
  { of: /^routes\/partners\/dashboard\/(overview|card)$/, sheet: factor },
  {
    of: /^routes\/(admin\/(?!bank\/|money\/|affiliates\/)|family\/|tutoring\/(?!student\/|sheets\/|marking\/)|public\/(plans\/|company\/privacy$|partnership\/|scholarship\/ledger$))/,
    sheet: table,
  },
]

/** The sheets of the page that these routes, by their ids, make together; whoever has come in sees the header of those inside on each page. */
export function sheetsOf(routeIds: readonly string[], isInside = false): string[] {
  const own = SHEETS.flatMap(({ of, sheet }) => (routeIds.some((id) => of.test(id)) ? [sheet] : []))
  return isInside || routeIds.some((id) => INSIDE.test(id)) ? [inside, ...own] : own
}
