/** What an application's columns and an admin's decisions are called. */

import { SOCIAL_NETWORKS } from '~/models/accounts/audiences/social-networks'
import type { Step } from '~/models/partners/decision-fields'

export const STEP_NAMES: Record<Step, string> = {
  approve: 'Approve',
  reject: 'Reject',
  suspend: 'Suspend, and log out',
  restore: 'Restore',
}

export const LABELS: Record<string, string> = {
  specialization: 'Teaches',
  experience: 'Experience',
  certifications: 'Certifications',
  tutoringAgency: 'Agency',
  bio: 'About',
  type: 'Kind',
  company: 'Company',
  website: 'Website',
  mainSocialChannel: 'Main channel',
  promotionPlan: 'Plan',
  previousExperience: 'Experience',
  ...SOCIAL_NETWORKS,
  referralCode: 'Spoken code',
  referralLinkCode: 'Code in links',
  rewardfulId: 'Rewardful id',
}
