/** What every mail is made of. */
import { env } from '~/env.server'
import type { Audience } from '~/paths/doors'

export interface Template {
  subject: string
  Mail: (props: { audience: Audience; firstName?: string; token: string; reason?: string }) => JSX.Element
}

export function link(path: string): string {
  return new URL(path, env.APP_URL).href
}

export function hello(firstName?: string): string {
  return firstName ? `Hello ${firstName},` : 'Hello,'
}
