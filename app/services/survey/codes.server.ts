/** What the codes of the Private School Universe Survey mean (its public-use file and user's manual, appendix C). */

/** LOGR and HIGR. A transitional year counts as the grade that it leads to. */
export const GRADES: Readonly<Record<string, string>> = {
  2: 'PK',
  3: 'K',
  4: 'K',
  ...Object.fromEntries(Array.from({ length: 13 }, (_, index) => [index + 5, String(Math.max(index, 1))])),
}

/** LOGR and HIGR of a school without grades. */
export const UNGRADED = '1'

/** RELIG. */
export const KINDS: Readonly<Record<string, string>> = { 1: 'Catholic', 2: 'Religious', 3: 'Nonsectarian' }

/** LEVEL. */
export const LEVELS: Readonly<Record<string, string>> = {
  1: 'elementary school',
  2: 'secondary school',
  3: 'school with lower and upper grades',
}

/** P335. */
export const STUDENTS: Readonly<Record<string, string>> = { 1: 'coeducational', 2: 'for girls', 3: 'for boys' }

/** ORIENT; 30 is nonsectarian. */
export const AFFILIATIONS: Readonly<Record<string, string>> = {
  1: 'Roman Catholic',
  2: 'African Methodist Episcopal',
  3: 'Amish',
  4: 'Assembly of God',
  5: 'Baptist',
  6: 'Brethren',
  7: 'Calvinist',
  8: 'Christian, of no specific denomination',
  9: 'Church of Christ',
  10: 'Church of God',
  11: 'Church of God in Christ',
  12: 'Church of the Nazarene',
  13: 'Disciples of Christ',
  14: 'Episcopal',
  15: 'Friends (Quaker)',
  16: 'Greek Orthodox',
  17: 'Islamic',
  18: 'Jewish',
  19: 'Latter-day Saints',
  20: 'Lutheran, Missouri Synod',
  21: 'Evangelical Lutheran Church in America',
  22: 'Wisconsin Evangelical Lutheran Synod',
  23: 'Lutheran',
  24: 'Mennonite',
  25: 'Methodist',
  26: 'Pentecostal',
  27: 'Presbyterian',
  28: 'Seventh-day Adventist',
  29: 'Another religion',
}
