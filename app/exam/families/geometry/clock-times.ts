/** Clock times as answers. */
import type { Answer } from '~/exam/core/item/answer'
import { numberValue } from '~/exam/values/values'

/** A time from minutes after midnight: "9:05 a.m.", or without the half of the day. */
export function timeText(minutes: number, withHalf = true): string {
  const inDay = ((minutes % 1440) + 1440) % 1440
  const [hour, minute] = [Math.floor(inDay / 60), inDay % 60]
  const text = `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`
  return withHalf ? `${text} ${hour < 12 ? 'a.m.' : 'p.m.'}` : text
}

/**
 * A clock time without a.m. or p.m. The same place on the face is the same time: its value is the one of all such times that is nearest
 * to `shown`, so that times before and after twelve stand in the order in which they come.
 */
export function clockTime(minutes: number, shown: number): Answer {
  const later = (((minutes - shown) % FACE) + FACE) % FACE
  return { text: timeText(minutes, false), value: numberValue(shown + (later < FACE / 2 ? later : later - FACE)) }
}

/** Minutes in one round of the short hand. */
const FACE = 720

/** "2 hours 15 minutes", "45 minutes". */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : '', rest ? `${rest} minutes` : ''].filter(Boolean).join(' ')
}

export const duration = (minutes: number): Answer => ({ text: durationText(minutes), value: String(minutes) })
