/** The screens of the boot camp. */
const CAMP = 'premium/bootcamp'

export const CAMP_SCREENS = [
  { route: CAMP, title: 'boot camp', at: () => `/${CAMP}` },
  { route: `${CAMP}/days/:day`, title: 'day of the boot camp', at: () => `/${CAMP}/days/3` },
  {
    route: `${CAMP}/days/:day/sessions/:session`,
    title: 'session of the boot camp',
    at: () => `/${CAMP}/days/3/sessions/verbal`,
  },
  { route: `${CAMP}/days/:day/review`, title: 'evening of the boot camp', at: () => `/${CAMP}/days/3/review` },
  { route: `${CAMP}/leaving`, title: 'ending the boot camp', at: () => `/${CAMP}/leaving` },
  { route: `${CAMP}/calendar`, title: 'calendar of the boot camp', at: () => `/${CAMP}/calendar` },
]
