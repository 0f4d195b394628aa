/** The foot of every page: the way to the public parts, and whose names the tests are. */

import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'

const LINKS = [
  { to: paths.public.proof(), label: 'How we prove our questions' },
  { to: paths.public.guide('test-prep-hub'), label: 'Test prep hub' },
  { to: paths.public.guide('isee-or-ssat'), label: 'ISEE or SSAT?' },
  { to: paths.public.guide('ssat-quantitative'), label: 'SSAT Quantitative' },
  { to: paths.public.guide('ssat-verbal'), label: 'SSAT Verbal' },
  { to: paths.public.guide('isee-math-achievement'), label: 'ISEE Math Achievement' },
  { to: paths.public.guide('isee-verbal-reasoning'), label: 'ISEE Verbal Reasoning' },
  { to: paths.public.article('ssat-bootcamp'), label: 'A 30-day plan' },
  { to: paths.public.blog(), label: 'Blog' },
  { to: paths.public.schools(), label: 'Schools' },
  { to: paths.public.schoolsIn('california'), label: 'Schools in California' },
  { to: paths.public.schoolsIn('newyork'), label: 'Schools in New York' },
  { to: paths.public.schoolsIn('massachusetts'), label: 'Schools in Massachusetts' },
  { to: paths.public.listings('consultant'), label: 'Consultants' },
  { to: paths.public.listings('tutor'), label: 'Tutors' },
  { to: paths.public.faq(), label: 'Questions and answers' },
  { to: paths.public.about(), label: 'About' },
  { to: paths.public.contact(), label: 'Contact' },
  { to: paths.public.affiliateProgram(), label: 'Affiliate program' },
  { to: paths.public.terms(), label: 'Terms' },
  { to: paths.public.privacy(), label: 'Privacy' },
  { to: paths.public.accessibility(), label: 'Accessibility' },
]

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="wrap cluster between">
        <nav aria-label="Footer">
          <ul className="cluster">
            {LINKS.map(({ to, label }) => (
              <li key={to}>
                <AppLink to={to}>{label}</AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className="soft">ISEE is a trademark of ERB and SSAT of EMA; neither endorses Stanine.</p>
      </div>
    </footer>
  )
}
