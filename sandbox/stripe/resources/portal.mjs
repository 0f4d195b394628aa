/** Billing portal sessions: a link for one customer to their own pages. */
import { newId, randomLetters } from '../state/ids.mjs'
import { add, find } from '../state/world.mjs'
import { invalid } from '../wire/errors.mjs'
import { fields, oneOf, required, text, url } from '../wire/parameters.mjs'
import { post } from '../wire/routes.mjs'
import { findCustomer } from './customers.mjs'

const CREATE = {
  customer: required(text),
  flow_data: fields({
    after_completion: fields({
      hosted_confirmation: fields({ custom_message: text }),
      redirect: fields({ return_url: required(url) }),
      type: required(oneOf('hosted_confirmation', 'portal_homepage', 'redirect')),
    }),
    subscription_cancel: fields({ subscription: required(text) }),
    type: required(oneOf('payment_method_update', 'subscription_cancel')),
  }),
  locale: text,
  return_url: url,
}

export const PORTAL_ROUTES = [post('/v1/billing_portal/sessions', CREATE, create)]

function create(world, { customer, flow_data, locale = null, return_url = null }) {
  findCustomer(world, customer)
  const session = {
    id: newId('billing_portal.session'),
    object: 'billing_portal.session',
    configuration: 'bpc_1StandIn',
    created: world.now(),
    customer,
    customer_account: null,
    flow: flow_data ? flowOf(world, flow_data, customer) : null,
    livemode: false,
    locale,
    on_behalf_of: null,
    return_url,
    url: `${world.baseUrl()}/portal/p/session/test_${randomLetters(40)}`,
  }
  return add(world, session, { hidden: { secret: session.url.split('/').at(-1) }, event: null })
}

function flowOf(world, { after_completion = { type: 'portal_homepage' }, subscription_cancel, type }, customer) {
  if (type === 'subscription_cancel') {
    const param = 'flow_data[subscription_cancel][subscription]'
    if (!subscription_cancel) throw invalid(`Missing required param: ${param}.`, { param, code: 'parameter_missing' })
    const subscription = find(world, 'subscription', subscription_cancel.subscription, param)
    if (subscription.customer !== customer) throw invalid(`No such subscription: '${subscription.id}'`, { param, code: 'resource_missing' })
    if (subscription.cancel_at !== null) throw invalid('The subscription is already set to be canceled.', { param })
  }
  return {
    after_completion: {
      hosted_confirmation: after_completion.hosted_confirmation ? { custom_message: null, ...after_completion.hosted_confirmation } : null,
      redirect: after_completion.redirect ?? null,
      type: after_completion.type,
    },
    customer_update: null,
    subscription_cancel: subscription_cancel ? { retention: null, ...subscription_cancel } : null,
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: null,
    type,
  }
}
