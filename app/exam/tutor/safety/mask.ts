// cspell:disable: parts of words, and names as children write them.
/** Takes out of a student's text what nobody needs to know: addresses, telephone numbers and other ways to find a child. */

const STREET = 'street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|terrace|parkway|pkwy|highway|hwy'
/** Words of mathematics too: a street's only after a name in capitals. */
const STREET_OR_SHAPE = '[Pp]lace|[Pp]l|[Ww]ay|[Cc]ircle|[Cc]ir|[Ss]quare|[Ss]q'

/** Each sort with what takes its place. */
const SORTS: [RegExp, string][] = [
  [/\b[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[a-z]{2,})+\b/gi, '[email removed]'],
  [/\b(?:https?:\/\/|www\.)\S+/gi, '[link removed]'],
  [/\b\d{3}-\d{2}-\d{4}\b/g, '[number removed]'],
  [/(?<![\d.])(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]\d{4}(?!\d)/g, '[telephone removed]'],
  [/(?<![\d.,])[2-9]\d{2}[2-9]\d{6}(?![\d.,]*\d)/g, '[telephone removed]'],
  [/\b((?:phone|telephone|cell|mobile|(?:my|his|her|our|their|mom's|dad's) number|call|text me|reach)\b[^.!?\d]{0,30}?)(?:\+?1[\s.-]?)?(?:\d[\s.-]?){6,11}\d(?!\d)/gi, '$1[telephone removed]'],
  [new RegExp(`\\b\\d{1,5}\\s+(?:[NSEW]\\.?\\s+)?(?:\\d{1,3}(?:st|nd|rd|th)|[A-Z][\\w'.]*(?:\\s+[A-Z][\\w'.]*){0,3})\\s+(?:${STREET})\\b\\.?(?:,?\\s*(?:apt|apartment|unit|#|suite)\\.?\\s*\\w+)?`, 'gi'), '[address removed]'],
  [new RegExp(`\\b\\d{1,5}\\s+(?:[NSEW]\\.?\\s+)?(?:\\d{1,3}(?:st|nd|rd|th)|[A-Z][\\w'.]*(?:\\s+[A-Z][\\w'.]*){0,3})\\s+(?:${STREET_OR_SHAPE})\\b\\.?(?:,?\\s*(?:apt|apartment|unit|#|suite)\\.?\\s*\\w+)?`, 'g'), '[address removed]'],
  [/\b(?:apt|apartment|unit)\.?\s*#?\d+\w?\b/gi, '[address removed]'],
  [/\bP\.?\s?O\.?\s?box\s+\d+/gi, '[address removed]'],
  [/\b(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\s+\d{5}(?:-\d{4})?\b/g, '[zip code removed]'],
  [/\b(zip(?: code)?(?: is)?:?\s*)\d{5}\b/gi, '$1[zip code removed]'],
  [/\b([Mm]y (?:full |last |real )?name is|[Mm]y name's|I am called|[Tt]hey call me)\s+[A-Z][\w'-]*(?:\s+[A-Z][\w'-]*)*/g, '$1 [name removed]'],
  [/\b(?:(?:my|on|add me on|find me on|dm me on)\s+)?((?:insta(?:gram)?|snap(?:chat)?|tiktok|discord|roblox|twitter|facebook|whatsapp|gamertag|username)(?:\s+(?:name|user|handle|id|account))?\s*(?:is|:|=|@)\s*)@?[\w.#-]+/gi, '$1[account removed]'],
  [/(?<![\w.])@[A-Za-z_][\w.]{2,}/g, '[account removed]'],
  [/\b((?:[Ii] go to|[Ii] attend|[Ii] study at|[Ii] am at|[Ii]'m at|[Mm]y school is)\s+)(?:[A-Z][\w'.-]*\s+){1,4}(?:[Ss]chool|[Aa]cademy|[Ee]lementary|[Mm]iddle|[Pp]rep|[Cc]ollege)\b(?:\s+[Ss]chool)?/g, '$1[school removed]'],
  [/\b((?:i live|we live|my house is|come to my house|my home is)\s+(?:at|on|in|near)\s+)[A-Z0-9][^.!?\n]{2,60}/gi, '$1[place removed]'],
  [/\b((?:my|the) (?:password|passcode|pin)\s*(?:is|:|=)\s*)\S+/gi, '$1[password removed]'],
  [/\b((?:my (?:birthday|birth date|date of birth) is|i was born on)\s+)[^.!?\n]{3,30}/gi, '$1[date removed]'],
] // biome-ignore format: a table

/** The text without such things, each replaced by a word that says so. */
export function masked(text: string): string {
  return SORTS.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text)
}
