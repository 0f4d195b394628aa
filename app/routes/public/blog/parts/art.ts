/** The drawings of the articles as files of the build, by slug. */
import financialAid from '~/content/blog/financial-aid.svg?url'
import iseeLevelsExplainedComprehensiveGuide from '~/content/blog/isee-levels-explained-comprehensive-guide.svg?url'
import masteringSsatAnalogiesProvenStrategies from '~/content/blog/mastering-ssat-analogies-proven-strategies.svg?url'
import privateSchoolAcceptance from '~/content/blog/private-school-acceptance.svg?url'
import ssatBootcamp from '~/content/blog/ssat-bootcamp.svg?url'
import ssatGuide from '~/content/blog/ssat-guide.svg?url'
import ssatVsIseeWhichTestRightForYourChild from '~/content/blog/ssat-vs-isee-which-test-right-for-your-child.svg?url'
import taxDeductions from '~/content/blog/tax-deductions.svg?url'

export const ART: Readonly<Record<string, string>> = {
  'financial-aid': financialAid,
  'isee-levels-explained-comprehensive-guide': iseeLevelsExplainedComprehensiveGuide,
  'mastering-ssat-analogies-proven-strategies': masteringSsatAnalogiesProvenStrategies,
  'private-school-acceptance': privateSchoolAcceptance,
  'ssat-bootcamp': ssatBootcamp,
  'ssat-guide': ssatGuide,
  'ssat-vs-isee-which-test-right-for-your-child': ssatVsIseeWhichTestRightForYourChild,
  'tax-deductions': taxDeductions,
}
