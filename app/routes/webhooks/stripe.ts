/** POST /webhooks/stripe: what the payment provider tells us. The body is read as it came: its signature is over these very bytes. */
import type { ActionFunctionArgs } from '@remix-run/node'
import { takeEvent } from '~/models/money/event.server'
import { noStoreJson, postOnly } from '~/utils/http/answers.server'

export const loader = postOnly

export async function action({ request }: ActionFunctionArgs) {
  const isTaken = await takeEvent(await request.text(), request.headers.get('stripe-signature'))
  return isTaken ? noStoreJson({ received: true }) : noStoreJson({ message: 'This is not signed for us.' }, 400)
}
