/** The rooms of the admins, once: the navigation of their area and their desk both read it. */
import { paths } from '~/paths'

interface AdminPage {
  to: string
  label: string
  /** What one does there, as the desk says it. */
  text: string
}

export const ADMIN_PAGES: AdminPage[] = [
  { to: paths.admin.users(), label: 'Users', text: 'Find an account, see its plan and devices, log devices out.' },
  { to: paths.admin.money(), label: 'Money', text: 'Revenue by month, plans that began and ended, what needs somebody.' },
  { to: paths.admin.tutors(), label: 'Tutors', text: 'Read applications, look a tutor up, or suspend one.' },
  { to: paths.admin.affiliates(), label: 'Affiliates', text: 'Read applications, look an affiliate up, or suspend one.' },
  { to: paths.admin.affiliateDashboard(), label: 'Commissions', text: 'What affiliates bring and are owed, and each one’s rate.' },
  { to: paths.admin.commissionReports(), label: 'Payouts', text: 'Commissions by month, and the payments to affiliates.' },
  { to: paths.admin.coupons(), label: 'Coupons', text: 'Make a coupon, see how often it was used, turn it off.' },
  { to: paths.admin.scholarship(), label: 'Scholarship', text: 'Who asks for a free seat, the pools of seats, and what they bring.' },
  { to: paths.admin.listings(), label: 'Listings', text: 'Who applies for the directories of consultants and tutors.' },
  { to: paths.admin.inbox(), label: 'Inbox', text: 'Messages, testimonials, and talks that students reported.' },
  { to: paths.admin.voiceConfig(), label: 'Voice', text: 'How the AI tutor speaks and answers: draft, preview, publish.' },
  { to: paths.admin.regions(), label: 'Regions', text: 'What the pages of schools announce in some states for a time.' },
  { to: paths.admin.testDates(), label: 'Test dates', text: 'When the ISEE and the SSAT are given, each day with its source.' },
  { to: paths.admin.questionGenerator(), label: 'Questions', text: 'Worksheets, items by hand, hidden sources, what students marked.' },
  { to: paths.admin.secondFactorReset(), label: 'Second factor', text: 'Reset it for somebody who lost both app and recovery codes.' },
  { to: paths.admin.accountHolder(), label: 'Account holder', text: 'When an account wrongly says that a child under 13 uses it.' },
  { to: paths.admin.audit(), label: 'Audit', text: 'What every admin did, to what, and why.' },
]
