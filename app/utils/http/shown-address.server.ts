/** A form names the page that it was made for, so that what somebody answers there is never taken for another page's answer. */
import { z } from 'zod'

/** The hidden field `shows`: the address of the question or writing that the form shows. A page that was open before it existed has none. */
export const ShownAddress = z.string().max(200).optional()

/** Whether the form was made for the page that it was sent to. */
export function isShownThere(shows: string | undefined, address: string): boolean {
  return shows === undefined || shows === address
}

/** What to say when it was not: nothing was stored. */
export const SHOWN_ELSEWHERE = {
  title: 'The page had changed',
  text: 'What you sent belonged to another page, so nothing was saved. This page is up to date; please try again.',
}
