/** Bad days at the press of a button; anything else goes to `POST /faults`. */
export const PRESETS = {
  none: { says: 'All is well', faults: {} },
  slow: { says: 'Answers after 30 seconds', faults: { stripe: { delayMs: 30_000 } } },
  fails: { says: 'Answers 500', faults: { stripe: { status: 500 } } },
  busy: { says: 'Answers 429', faults: { stripe: { status: 429 } } },
  reset: { says: 'Breaks the line', faults: { stripe: { reset: true } } },
  garbage: { says: 'Answers bad JSON', faults: { stripe: { garbage: true } } },
  after: {
    says: 'Makes the checkout session, then answers 500',
    faults: { stripe: { at: '/v1/checkout/sessions', status: 500, after: true, times: 1 } },
  },
  lost: { says: 'Loses webhooks', faults: { webhooks: { lost: true } } },
  copies: { says: 'Sends each webhook 20 times at once', faults: { webhooks: { copies: 20 } } },
  reversed: { says: 'Sends webhooks in reverse order', faults: { webhooks: { reversed: true } } },
  held: { says: 'Holds webhooks back', faults: { webhooks: { held: true } } },
}
