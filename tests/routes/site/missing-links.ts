/**
 * The specification's links (sections 2.4 to 2.14 and 4) whose page is not built yet: they are absent from the screens until it is. Who builds
 * a page puts its links where the lines say and takes the lines away.
 */
export interface MissingLink {
  to: string
  /** Where it belongs: the screen and the text of the link. */
  places: string[]
}

export const MISSING_LINKS: MissingLink[] = []
