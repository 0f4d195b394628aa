/** For pages that hydrate: an action whose answer never comes, or says nothing, leaves the page and what was typed as they are. */
import type { ClientActionFunctionArgs } from '@remix-run/react'
import type { FormAnswer } from './use-form'
import type { FormWords } from './words'

/** The page's `clientAction`. Its `state` keeps the loaders from being asked over a line that is down (see utils/revalidate). */
export function keepForm({ title, lost, failed }: Pick<FormWords, 'title' | 'lost' | 'failed'>) {
  return async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<FormAnswer> {
    try {
      return await serverAction<FormAnswer>()
    } catch (error) {
      if (error instanceof Response) throw error // a redirect
      const answer = { state: 'offline', problem: { title, text: error instanceof TypeError ? lost : failed } }
      return answer
    }
  }
}
