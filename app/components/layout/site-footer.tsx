/** The foot of every page: the way to every public part, grouped by what the visitor is after, and whose names the tests are. */
import { paths } from '~/paths'
import { AppLink } from './app-link'

const GROUPS = [
  {
    title: 'Prepare',
    links: [
      { to: paths.testPrepHub(), label: 'Test prep hub' },
      { to: paths.iseeOrSsat(), label: 'ISEE or SSAT?' },
      { to: paths.ssatQuantitative(), label: 'SSAT quantitative' },
      { to: paths.ssatVerbal(), label: 'SSAT verbal' },
      { to: paths.iseeMathAchievement(), label: 'ISEE mathematics' },
      { to: paths.iseeVerbalReasoning(), label: 'ISEE verbal' },
    ],
  },
  {
    title: 'Find',
    links: [
      { to: paths.tutors(), label: 'Tutors' },
      { to: paths.consultants(), label: 'Consultants' },
      { to: paths.schools(), label: 'Schools' },
      { to: paths.schoolsIn('california'), label: 'Schools in California' },
      { to: paths.schoolsIn('newyork'), label: 'Schools in New York' },
      { to: paths.schoolsIn('massachusetts'), label: 'Schools in Massachusetts' },
    ],
  },
  {
    title: 'Read',
    links: [
      { to: paths.blog(), label: 'Blog' },
      { to: paths.blogArticle('ssat-bootcamp'), label: 'The 30-day boot camp' },
      { to: paths.proof(), label: 'How we prove our questions' },
      { to: paths.faq(), label: 'Questions and answers' },
    ],
  },
  {
    title: 'Stanine',
    links: [
      { to: paths.about(), label: 'About' },
      { to: paths.contact(), label: 'Contact' },
      { to: paths.affiliateProgram(), label: 'Affiliate program' },
      { to: paths.terms(), label: 'Terms' },
      { to: paths.privacy(), label: 'Privacy' },
    ],
  },
]

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="wrap stack loose">
        <nav className="grid" aria-label="Footer">
          {GROUPS.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul className="footer-list">
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <AppLink to={to}>{label}</AppLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <hr />
        <p className="soft">ISEE is a trademark of ERB and SSAT of EMA; neither endorses Stanine.</p>
      </div>
    </footer>
  )
}
