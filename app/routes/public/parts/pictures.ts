/** The pictures of the product in public/pictures, and their size in pixels: each shows a part of a screen so wide and high, twice as sharp. */
export const PICTURES = ['question', 'mistake', 'lesson'] as const
export type Picture = (typeof PICTURES)[number]

export const PICTURE_SIZE = { width: 1120, height: 1000 }
