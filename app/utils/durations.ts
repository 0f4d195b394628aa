/** Lengths of time, with the unit in the name. Cookies and rate limits count seconds, dates and timers count milliseconds. */
export const MINUTE_S = 60
export const HOUR_S = 60 * MINUTE_S
export const DAY_S = 24 * HOUR_S

export const SECOND_MS = 1000
export const MINUTE_MS = MINUTE_S * SECOND_MS
export const HOUR_MS = HOUR_S * SECOND_MS
export const DAY_MS = DAY_S * SECOND_MS
