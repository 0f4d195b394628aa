/** Which sheet a page loads beside app.css: it follows from the place of its file. */
import accountSheet from './sheets/account.css?url'
import factorSheet from './sheets/factor.css?url'
import guidesSheet from './sheets/guides.css?url'
import learnSheet from './sheets/learn.css?url'
import proofSheet from './sheets/proof.css?url'
import schoolsSheet from './sheets/schools.css?url'
import wordsSheet from './sheets/words.css?url'

const SHEETS: readonly { of: RegExp; sheet: string }[] = [
  { of: /^routes\/account\/profile\/second-factor\//, sheet: factorSheet },
  { of: /^routes\/(learn\/|admin\/bank\/|public\/(styleguide|proof\/family)$)/, sheet: learnSheet },
  { of: /^routes\/(account\/(profile|data)\/|public\/accessibility$)/, sheet: accountSheet },
  { of: /^routes\/public\/(blog\/|guides\/(?!(isee|ssat)-vocabulary$))/, sheet: guidesSheet },
  { of: /^routes\/public\/(words\/|guides\/(isee|ssat)-vocabulary$)/, sheet: wordsSheet },
  { of: /^routes\/public\/proof\//, sheet: proofSheet },
  { of: /^routes\/public\/(directory|listings)\//, sheet: schoolsSheet },
]

/** The sheets of the page that these routes, by their ids, make together. */
export function sheetsOf(routeIds: readonly string[]): string[] {
  return SHEETS.flatMap(({ of, sheet }) => (routeIds.some((id) => of.test(id)) ? [sheet] : []))
}
