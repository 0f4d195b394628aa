/** What every mail is made of. */
import { env } from '~/env.server'

export interface Template {
  subject: string
  Mail: (props: { name?: string; token: string }) => JSX.Element
}

export function link(path: string): string {
  return new URL(path, env.APP_URL).href
}

export function hello(name?: string): string {
  return name ? `Hello ${name},` : 'Hello,'
}
