/** The fields with which tutors and affiliates apply. */
import type { FormRules, TextRule } from '~/forms/rules'
import { SOCIAL_NETWORKS } from '~/models/accounts/audiences/social-networks'
import { NEW_PASSWORD_FIELDS, REGISTRATION_FIELDS } from '~/models/accounts/fields'

const { firstName, lastName, email } = REGISTRATION_FIELDS

export const optional = (message: string, maxLength = 200) => ({ maxLength, message, isOptional: true }) as const satisfies TextRule

export const website = {
  maxLength: 200,
  pattern: '(?:https?:\\/\\/)?[^\\s\\/@<>"]+\\.[a-zA-Z]{2,}(?:[\\/?#][^\\s<>"]*)?',
  message: 'Please enter a web address, such as example.com',
  isOptional: true,
} as const satisfies TextRule

/** What an approved tutor may change later, too. */
export const TUTOR_PROFILE_FIELDS = {
  specialization: { minLength: 3, maxLength: 200, message: 'Please say what you teach' },
  experience: { minLength: 3, maxLength: 1000, message: 'Please say how long you have taught, and whom' },
  certifications: optional('Please enter your certifications', 500),
  tutoringAgency: optional('Please enter the name of the agency'),
  bio: optional('Please tell families about yourself', 2000),
} as const satisfies FormRules

export const TUTOR_FIELDS = { firstName, lastName, email, ...NEW_PASSWORD_FIELDS, ...TUTOR_PROFILE_FIELDS } as const satisfies FormRules

export const CHANNELS = ['website', 'x', 'instagram', 'youtube', 'tiktok', 'facebook', 'linkedin', 'pinterest', 'other'] as const
export const AFFILIATE_TYPES = ['affiliate', 'tutor', 'school', 'organization'] as const

const handle = (network: string) => optional(`Please enter your name on ${network}`)

export const AFFILIATE_FIELDS = {
  ...{ firstName, lastName, email },
  ...NEW_PASSWORD_FIELDS,
  type: { type: 'choice', choices: AFFILIATE_TYPES, message: 'Please say who you are', initial: 'affiliate' },
  company: optional('Please enter the name of your company'),
  website,
  socialX: handle(SOCIAL_NETWORKS.socialX),
  socialInstagram: handle(SOCIAL_NETWORKS.socialInstagram),
  socialYoutube: handle(SOCIAL_NETWORKS.socialYoutube),
  socialTiktok: handle(SOCIAL_NETWORKS.socialTiktok),
  socialFacebook: handle(SOCIAL_NETWORKS.socialFacebook),
  socialLinkedin: handle(SOCIAL_NETWORKS.socialLinkedin),
  socialPinterest: handle(SOCIAL_NETWORKS.socialPinterest),
  mainSocialChannel: { type: 'choice', choices: CHANNELS, message: 'Please choose your main channel' },
  promotionPlan: {
    minLength: 20,
    maxLength: 2000,
    message: 'Please describe in at least 20 characters how you would tell families about us',
  },
  previousExperience: optional('Please tell us about your experience', 2000),
} as const satisfies FormRules
