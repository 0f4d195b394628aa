/** A word or two that classify what they stand beside. */
import type { ReactNode } from 'react'

export function Badge({ tone = '', children }: { tone?: '' | 'good' | 'notice' | 'bad'; children: ReactNode }) {
  return <span className={`badge ${tone}`.trim()}>{children}</span>
}
