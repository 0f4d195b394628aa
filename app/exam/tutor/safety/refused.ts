// cspell:disable: parts of words, and names as children write them.
/** What the model may not say to a student, whatever the question is about. */

const REFUSED: [string, RegExp][] = [
  ['a link', /https?:|www\.|\b[\w-]+\.(?:com|net|org|example|io|gg|xyz|co|app|ru)\b|!?\[[^\]]*\]\([^)]*\)|<\/?[a-z][^>]*>/i],
  [
    'asks for personal data',
    /\b(?:tell|give|send|share|what(?:'s| is| are)|type|enter|show)\b[^.?!]{0,30}\byour\b[^.?!]{0,20}\b(?:full name|last name|address|home|telephone|phone|number|email|e-mail|password|birthday|school|photo|picture|parents'? names?|age|location|credit card|username)\b|\bwhere do you live\b|\bhow old are you\b|\b(?:meet|see) (?:me|you|up)\b[^.?!]{0,20}\b(?:in person|after|alone|at|somewhere|tonight|tomorrow)\b|\bkeep (?:it|this) (?:a |our )?secret\b|\bdon'?t tell (?:your|any)/i,
  ],
  [
    'is unkind',
    /\b(?:stupid|idiot|dumb|moron|loser|worthless|pathetic|shut up|hate you|hopeless|lazy student|waste of time|give up|ashamed of you|you(?:'re| are| will be)? (?:a )?failure|you will never|you'll never)\b/i,
  ],
  [
    'is not for children',
    /\b(?:sex|sexual|sexy|porn\w*|nude|naked|erotic|condom|orgasm|strip(?:per| club)|hook ?up|make out|vodka|whiskey|beer|wine|drunk|get high|weed|marijuana|cannabis|cocaine|heroin|meth|vap(?:e|ing)|cigarettes?|tobacco|gambl\w+|casino|bet(?:ting)? money|poker|lottery|kill(?:ing)? (?:people|yourself|someone|him|her|them)|how to make a bomb|explosives?|gun|rifle|stab|murder|torture|blood(?:y)? (?:death|corpse)|suicide|self-harm|damn|hell no|crap|shit|fuck\w*|bitch|bastard|asshole)\b/i,
  ],
  [
    'is off topic',
    /\b(?:bitcoin|crypto\w*|stocks? (?:market|tips?)|invest(?:ing|ment)|horoscope|zodiac|dating|girlfriend|boyfriend|fortnite|minecraft|roblox|call of duty|video games?|cheat codes?|netflix|tiktok|instagram|snapchat|youtube(?:r|rs)?|celebrit\w+|taylor swift|kardashian|elections?|democrats?|republicans?|politic(?:s|al|ian)|president (?:trump|biden|obama)|vote for|abortion|gun control|immigration|religion|god wants|jesus|allah|the bible|the quran|conspirac\w+|aliens?|recipes?|pizza delivery|weather forecast|lose weight|diet plan|medical advice|diagnos\w+|medication|dosage|lawsuit|legal advice|python script|javascript|hack(?:ing|ed)?|malware|vpn|buy (?:now|this|it|tickets)|discount|promo code|subscribe|write (?:your|the) (?:whole )?essay for you|do your homework for you|super bowl|world cup|movie (?:stars?|tickets?))\b/i,
  ],
  [
    'speaks of itself',
    /\b(?:system prompt|my (?:instructions|rules|guidelines|prompt|programming|training)|i was (?:told|instructed|programmed|trained)|initial instructions|developer mode|jailbreak|as an? (?:ai|language model)|openai|<\|?|material>|ignore (?:all|my|the|previous)|here are (?:my|the) (?:instructions|rules)|pretend (?:to be|that i)|i am (?:now )?(?:dan|your friend|a human|a real person|in love)|i love you|unrestricted)/i,
  ],
]

/** Why the model's sentence may not be shown to a child; null when it may. */
export function refusedSort(sentence: string): string | null {
  return REFUSED.find(([, pattern]) => pattern.test(sentence))?.[0] ?? null
}

/** So many words in a row, taken from a text, are an echo of it. */
const ECHO = 7

/** Whether the sentence repeats a run of words of the other text: what a student dictates, or what only we were to know. */
export function echoes(sentence: string, other: string): boolean {
  const words = wordsOf(sentence)
  const said = ` ${wordsOf(other).join(' ')} `
  return words.some((_, at) => at + ECHO <= words.length && said.includes(` ${words.slice(at, at + ECHO).join(' ')} `))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9']+/g) ?? []
}
