/** GET /readyz: whether this instance can serve, database included. */
import { isDatabaseReady } from '~/models/site/health.server'
import { getOnly, noStoreJson } from '~/utils/http/answers.server'

export const action = getOnly

export async function loader() {
  const isReady = await isDatabaseReady()
  return noStoreJson({ status: isReady ? 'ok' : 'waiting for the database' }, isReady ? 200 : 503, isReady ? {} : { retryAfter: 5 })
}
