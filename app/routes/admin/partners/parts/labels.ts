/** What an application's columns and an admin's decisions are called. */
import type { Step } from '~/models/partners/decision-fields'

export const STEP_NAMES: Record<Step, string> = {
  approve: 'Approve',
  reject: 'Reject',
  suspend: 'Suspend: log out everywhere',
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
  socialX: 'X',
  socialInstagram: 'Instagram',
  socialYoutube: 'YouTube',
  socialTiktok: 'TikTok',
  socialFacebook: 'Facebook',
  socialLinkedin: 'LinkedIn',
  socialPinterest: 'Pinterest',
  referralCode: 'Spoken code',
  referralLinkCode: 'Code in links',
  rewardfulId: 'Rewardful id',
}
