/** Actions of the account pages of tutors and affiliates. */

import { db } from '~/db.server'
import { DEMO_PASSWORD } from '../../factories/accounts'
import { codeOf } from '../../factories/authenticator'
import { type Browser, openBrowser, signedInPartner } from '../../support/browser'
import { PARTNERS, type Partner, someAddress } from '../../support/partner-walks'
import { tokenMailedTo } from '../../support/post-office'
import type { Case, Prepared } from './case'

const OWN = { currentPassword: DEMO_PASSWORD }
const FRESH = { password: 'another-one', confirmPassword: 'another-one' }
const TABLES = { tutor: 'Tutor', affiliate: 'AffiliatePartner' } as const

type Signed = Awaited<ReturnType<typeof signedInPartner>>

/** What leads to the actions of one door. */
function stepsOf(audience: Partner) {
  const account = `/${audience}/account`

  /** Somebody who is signed in at this door, after the steps that lead there. */
  const owner =
    (fields: Record<string, unknown>, steps: (signed: Signed) => Promise<Partial<Prepared>> = async () => ({})) =>
    async (): Promise<Prepared> => {
      const signed = await signedInPartner({ audience })
      return { browser: signed.browser, fields, ...(await steps(signed)) }
    }

  const askForNewEmail = async (browser: Browser): Promise<string> => {
    const email = someAddress()
    await browser.post(`${account}/email`, { email, ...OWN })
    return email
  }
  const asked = async ({ browser }: Signed): Promise<Partial<Prepared>> => {
    await askForNewEmail(browser)
    return {}
  }
  const secretOf = async (browser: Browser): Promise<string> => {
    await browser.post(`${account}/second-factor`, OWN)
    const { text } = await browser.get(`${account}/second-factor/set-up`)
    return /<p class="secret">([A-Z2-7 ]{39})<\/p>/.exec(text)?.[1]?.replaceAll(' ', '') ?? ''
  }
  /** With the second factor on, and a code that works. */
  const factored = async ({ browser, partner }: Signed): Promise<{ fields: Record<string, string> }> => {
    const code = codeOf(await secretOf(browser))
    await browser.post(`${account}/second-factor/set-up`, { code })
    await db.secondFactor.updateMany({ where: { [`${audience}Id`]: partner.id }, data: { lastStep: 0 } })
    return { fields: { ...OWN, code } }
  }

  return { account, owner, askForNewEmail, asked, secretOf, factored }
}

function ownCases(audience: Partner): Case[] {
  const { account, owner, askForNewEmail, asked } = stepsOf(audience)
  return [
    { pattern: `${account}/password`, writes: [`${TABLES[audience]}.password`], isStrict: true, prepare: owner({ ...OWN, ...FRESH }) },
    {
      pattern: `${account}/email`,
      writes: ['EmailChange.newEmail'],
      isStrict: true,
      prepare: owner(OWN, async () => ({ fields: { ...OWN, email: someAddress() } })),
    },
    { pattern: `${account}/email/link`, writes: ['EmailChange.tokenHash'], prepare: owner({}, asked) },
    { pattern: `${account}/email/cancellation`, writes: ['EmailChange'], prepare: owner({}, asked) },
    {
      pattern: `${account}/email/confirmation`,
      writes: [`${TABLES[audience]}.email`],
      prepare: owner({}, async ({ browser }) => {
        await browser.followLink(`${account}/email/confirmation?token=${await tokenMailedTo(await askForNewEmail(browser))}`)
        return {}
      }),
    },
    {
      pattern: `${account}/sessions`,
      writes: ['Session'],
      isStrict: true,
      prepare: owner({ session: 'all' }, async ({ partner: { email } }) => {
        await openBrowser().post(`/${audience}/login`, { email, password: DEMO_PASSWORD })
        return {}
      }),
    },
    { pattern: `${account}/export`, writes: ['DataExport.state'], prepare: owner({}) },
    { pattern: `${account}/deletion`, writes: ['AccountDeletion.dueAt'], isStrict: true, prepare: owner(OWN) },
    {
      pattern: `/${audience}/keep-account`,
      writes: ['AccountDeletion'],
      prepare: owner({ by: 'link' }, async ({ browser, partner: { email } }) => {
        await browser.post(`${account}/deletion`, OWN)
        await browser.followLink(`/${audience}/keep-account?token=${await tokenMailedTo(email)}`)
        return {}
      }),
    },
  ]
}

function factorCases(audience: Partner): Case[] {
  const { account, owner, secretOf, factored } = stepsOf(audience)
  const withFactor = owner({}, factored)
  return [
    { pattern: `${account}/second-factor`, writes: ['SecondFactorSetUp.secret'], isStrict: true, prepare: owner(OWN) },
    {
      pattern: `${account}/second-factor/set-up`,
      writes: ['SecondFactor.secret'],
      prepare: owner({}, async ({ browser }) => ({ fields: { code: codeOf(await secretOf(browser)) } })),
    },
    { pattern: `${account}/second-factor/off`, writes: ['SecondFactor'], prepare: withFactor },
    { pattern: `${account}/second-factor/recovery-codes`, writes: ['RecoveryCode.codeHash'], prepare: withFactor },
    {
      pattern: `${account}/second-factor/recovery-codes/saved`,
      writes: ['SecondFactor.codesShownUntil'],
      prepare: owner({}, async (signed) => {
        await factored(signed)
        return {}
      }),
    },
    {
      pattern: `/${audience}/login/second-factor`,
      writes: ['Session.tokenHash'],
      prepare: async () => {
        const signed = await signedInPartner({ audience })
        const { fields } = await factored(signed)
        const browser = openBrowser()
        await browser.post(`/${audience}/login`, { email: signed.partner.email, password: DEMO_PASSWORD })
        return { browser, fields: { code: fields.code } }
      },
    },
  ]
}

export const PARTNER_CASES: Case[] = PARTNERS.flatMap((audience) => [...ownCases(audience), ...factorCases(audience)])
