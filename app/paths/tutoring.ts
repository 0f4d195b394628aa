/** The tutors’ dashboard. */

const HOME = '/tutor-dashboard'

export const tutoringPaths = {
  dashboard: () => HOME,
  profile: () => `${HOME}/profile`,
}
