/** The pages of the door by which this page is reached: a student's, a tutor's or an affiliate's. */
import { useLocation } from '@remix-run/react'
import { audienceAt, DOORS, type Door } from '~/paths/doors'

export function useDoor(): Door {
  return DOORS[audienceAt(useLocation().pathname)]
}
