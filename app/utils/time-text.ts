/** Times as people read them, in a given zone. */

/** "10:42:00 AM" and the zone's short name: "ends at 10:42:00 AM EST". */
export function clockTime(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  }).format(instant)
}

/** "Monday, November 23, 7:00 PM EST". */
export function dayTime(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant)
}

/** "November 20, 2026". */
export function dayText(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' }).format(instant)
}

/** "24 minutes", "1 minute 30 seconds". */
export function durationText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  const parts = [minutes && `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`, rest && `${rest} ${rest === 1 ? 'second' : 'seconds'}`]
  return parts.filter(Boolean).join(' ') || '0 seconds'
}
