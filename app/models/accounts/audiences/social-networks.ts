/** The columns of names on social networks, with what the network is called. */
export const SOCIAL_NETWORKS = {
  socialX: 'X',
  socialInstagram: 'Instagram',
  socialYoutube: 'YouTube',
  socialTiktok: 'TikTok',
  socialFacebook: 'Facebook',
  socialLinkedin: 'LinkedIn',
  socialPinterest: 'Pinterest',
} as const
