/** What every mail is made of. */
import { env } from '~/env.server'
import type { Audience } from '~/paths/doors'
import type { Letter } from './letter'

export interface Template {
  subject: string
  Mail: (
    props: { audience: Audience; token: string } & Pick<Letter, 'name' | 'on' | 'reason' | 'listing' | 'payment' | 'digest' | 'written'>,
  ) => JSX.Element
}

export function link(path: string): string {
  return new URL(path, env.APP_URL).href
}

export function hello(name?: string): string {
  return name ? `Hello ${name},` : 'Hello,'
}
