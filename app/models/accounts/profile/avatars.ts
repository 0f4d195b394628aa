/** The pictures that somebody can choose for an account. They are ours: nobody uploads anything. */

const PICTURES = ['owl', 'fox', 'bear', 'whale', 'rabbit', 'turtle'] as const

/** What the form offers: the letters of the name, or a picture. */
export const AVATARS = ['initials', ...PICTURES] as const
export type Avatar = (typeof AVATARS)[number]

/** Where the picture lies, as `users.avatarUrl` holds it; null for the letters of the name. */
export function avatarUrlOf(avatar: Avatar): string | null {
  return avatar === 'initials' ? null : `/avatars/${avatar}.svg`
}

/** The choice that a stored address stands for. */
export function avatarAt(url: string | null): Avatar {
  return AVATARS.find((avatar) => avatarUrlOf(avatar) === url) ?? 'initials'
}
