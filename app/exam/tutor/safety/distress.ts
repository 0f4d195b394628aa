// cspell:disable: parts of words, and names as children write them.
/**
 * Words of a student who may be in danger or in distress. Whoever writes them gets a fixed, kind answer by us and never one by a model; so
 * it is better to answer kindly once too often than once too seldom.
 */

const SIGNS = [
  // To hurt oneself, or not to want to live.
  /\b(?:kill|hurt|harm|cut|cutting|hang|drown|shoot|starve|punish|burn)(?:ing)?\s+my\s?self\b/i,
  /\b(?:want|wanna|going|gonna|wish|ready|plan(?:ning)?|trying|tried|think(?:ing)? (?:of|about)|like|rather)\b.{0,30}\b(?:die|dying|be dead|was dead|were dead|disappear(?: forever)?|end (?:it|my life|everything)|not (?:be alive|wake up|exist))\b/i,
  /\bsuicid/i,
  /\b(?:end|ending|take|taking|took) my (?:own )?life\b/i,
  /\b(?:don'?t|do not|didn'?t|no longer|never) (?:want|wanna) to (?:be (?:alive|here)|live|exist|wake up|go on)\b/i,
  /\b(?:better off|happier) (?:without me|if i (?:was|were) (?:dead|gone|not here))\b/i,
  /\b(?:no|isn'?t any) (?:reason|point) (?:to|in) (?:live|living|go(?:ing)? on)\b/i,
  /\bself[- ]?harm/i,
  /\bi (?:cut|cutting|hurt|burn) (?:my )?(?:arms?|wrists?|legs?|skin|myself)\b|\bcutting again\b/i,
  /\b(?:took|swallowed|taking|overdos\w+)\b.{0,20}\b(?:too many|all (?:the|my|of)|a bunch of|pills)\b/i,
  /\b(?:i )?hate (?:myself|my life|being alive)\b/i,
  /\b(?:i'?m|i am|i feel|feeling)\s+(?:so |really |completely |totally )?(?:worthless|hopeless|unsafe|not safe|trapped|numb)\b/i,
  /\b(?:can'?t|cannot) (?:go on|take (?:it|this) any\s?more|do this any\s?more|live like this)\b/i,
  /\b(?:nobody|no one|noone) (?:would|will) (?:care|miss me|notice)\b/i,
  // Somebody hurts the student.
  /\b(?:hits?|hitting|beats?|beating|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|slap(?:s|ped|ping)?|chok(?:es|ed|ing)|hurt(?:s|ing)?|burn(?:s|ed|ing)?|abus(?:es|ed|ing)|molest\w*|rap(?:es|ed|ing)|whip(?:s|ped)?|bruis\w+|shov(?:es|ed))\s+(?:me|us|my (?:mom|mother|brother|sister|dad|little \w+))\b/i,
  /\b(?:touch(?:es|ed|ing)?|grab(?:s|bed)?|kiss(?:es|ed)?)\s+me\b.{0,50}\b(?:where|private|secret|don'?t (?:like|want)|weird|wrong|under|down there|at night|made me)\b/i,
  /\b(?:made|makes|making|forc(?:es|ed|ing)) me\b.{0,40}\b(?:touch|undress|take off|take my clothes|pictures? of my|watch (?:porn|sex)|do things)\b/i,
  /\b(?:someone|somebody|he|she|they|a man|a guy|an adult|my (?:uncle|coach|teacher|stepdad|dad|father|mom|cousin|neighbor))\b.{0,40}\b(?:touched me|touches me|abuse|molest|threaten(?:s|ed)? (?:me|to))/i,
  /\bthreaten(?:s|ed|ing)?\b.{0,20}\b(?:me|to (?:kill|hurt|post|share))\b/i,
  /\b(?:want|wants|going|gonna|said|says)\b.{0,30}\b(?:kill|shoot|stab|hurt) me\b/i,
  /\b(?:afraid|scared|terrified)\b.{0,30}\b(?:go(?:ing)? home|at home|my (?:dad|father|mom|mother|stepdad|stepmom|parents|uncle|brother|house)|of (?:him|her))\b/i,
  /\b(?:not safe|isn'?t safe|unsafe)\b.{0,20}\b(?:home|house|here|with (?:him|her|them))\b/i,
  /\b(?:locked|locks) (?:me|us) (?:in|out|up)\b|\b(?:won'?t|doesn'?t|don'?t|do not|never) (?:feed|give) me (?:any )?(?:food|dinner|anything to eat|to eat)\b|\bwon'?t feed me\b/i,
  /\b(?:nothing|no food) to eat (?:at home|here|all|for)\b|\bhaven'?t eaten (?:in|for) (?:\w+ )?days\b/i,
  // The same said of oneself, and whose hand it was.
  /\b(?:i|me|we|my (?:\w+ )?(?:sister|brother|friend|mom|mother|cousin))\b.{0,20}\b(?:was|were|am|'m|is|are|being|been|get|got|gets|getting)\s+(?:\w+ ){0,2}?(?:raped|abused|molested|assaulted|groomed|blackmailed|hit|beaten(?: up)?|beat up|choked|bullied|stalked|threatened)\b(?!\s+(?:by|at|in|with) (?:the|a|this|that|those) (?:problem|question|test|ball|math|chess|game|race|contest))/i,
  /\b(?:i'?m|im) (?:\w+ ){0,2}?(?:abused|beaten|bullied|raped|blackmailed|molested)\b/i,
  /\b(?:my|our) (?:\w+(?:'s)? ){0,2}(?:uncle|dad|father|mom|mother|stepdad|stepmom|stepfather|boyfriend|brother|cousin|coach|teacher|neighbor|babysitter)\b.{0,15}\b(?:hits?|beats?|slaps?|punch(?:es|ed)?|abuse[sd]?|keeps? touching|touch(?:es|ed)) (?:me|us)\b(?! (?:at|in|to) (?:chess|checkers|math|tennis|it|the|every|games?|the test)\b)/i,
  /\b(?:touch(?:es|ed|ing)?|grab(?:s|bed|bing)?|rub(?:s|bed|bing)?)\b.{0,15}\bmy (?:private|privates|body|chest|breasts?|butt|bottom|thighs?|crotch|down there)\b/i,
  /\b(?:everyone|everybody|they all) (?:hates?|picks on|laughs at) me\b|\b(?:nobody|no one) (?:likes?|loves?|wants?) me\b|\b(?:keeps?|kids|they|girls|boys|classmates)\b.{0,20}\bbull(?:y|ies|ied|ying) me\b/i,
  // Pills, heights, trains, and how it is said among children.
  /\b(?:i|wanna|want|going|gonna|to|trying)\b.{0,20}\boverdos(?:e|ed|ing)\b|\bi od(?:'?d|ed)\b/i,
  /\bi (?:just )?(?:took|swallowed|ate)\b.{0,25}\b(?:tylenol|advil|ibuprofen|aspirin|benadryl|melatonin|xanax|adderall|pills?|tablets|bleach|medicine)\b/i,
  /\b(?:want|wanna|going to|gonna|gunna|thinking (?:of|about)|about to|might|will|i'?ll|ready to)\b.{0,12}\bjump(?:ing)?\b.{0,8}\b(?:off|from|out|in front)\b/i,
  /\bunaliv(?:e|es|ed|ing)\b|(?<!\d\s?)(?:^|\bto |\bgonna |\bwanna |\bwill |\bjust |\bi'?ll )kms\b(?!\s+(?:to|in|per|is|are|into|from))/i,
  /\bend(?:ing)? it all\b|\bmiss me if i\b|\bwish i (?:was|were|had|'d)(?: never| not|n't)? (?:never been born|been born|not born|never born|born|dead)\b/i,
  /\b(?:dont|don'?t|do not) (?:want|wanna)(?: to)? (?:be (?:alive|here)|live|exist|wake up)\b|\bi can'?t go on (?:any\s?more|like this|living)\b/i,
  /\b(?:cutting|burning|hurting|scratching|burned|scratched) my (?:own )?(?:arms?|wrists?|legs?|skin|thighs?)\b|\bstarted cutting (?:again|$)/i,
  // Spanish, as far as a child says it in few words.
  /\b(?:quiero|quisiera|voy a|prefiero) (?:morir(?:me)?|matarme|suicidarme|desaparecer|cortarme)\b|\bme (?:quiero|voy a) (?:morir|matar|cortar|suicidar)|\bno quiero (?:vivir|estar viv[oa]|seguir viviendo)\b/i,
  /\bme (?:pega|pegan|golpea|golpean|viola|viol(?:\u00f3|o)|toc(?:\u00f3|o)|toca|maltrata|maltratan|abusa|abusan|amenaza|amenazan|acosan?)(?![a-z\u00e0-\u00ff])|\b(?:abusan?|abus\u00f3) de m\u00ed/i,
  // Strangers and pictures.
  /\b(?:man|guy|stranger|someone|somebody|person|adult|he|she)\b.{0,40}\b(?:online|internet|game|discord|snapchat|instagram|chat)\b.{0,50}\b(?:meet|pictures?|photos?|pics?|nudes?|alone|address|secret)\b/i,
  /\b(?:send|sent|asks?|asked|asking|wants?)\b.{0,20}\b(?:nudes?|naked|(?:pics?|pictures?|photos?) of (?:me|my (?:body|self|chest|private)|myself))\b/i,
  /\b(?:follow(?:s|ed|ing)|stalk(?:s|ed|ing)) me\b/i,
  // Weapons, running away, eating, other people's lives.
  /\b(?:bring|brought|bringing|has|have|got)\b.{0,15}\b(?:gun|knife|weapon|bomb)\b.{0,20}\b(?:to |at )?(?:school|class|locker|backpack|here)\b/i,
  /\b(?:shoot|blow) up\b.{0,15}\b(?:school|class|place|everyone|everybody)\b|\bshoot (?:everyone|everybody|people)\b/i,
  /\b(?:run|running|ran) away\b.{0,20}\b(?:from )?(?:home|tonight|tomorrow|because)\b/i,
  /\b(?:make|making|made) myself (?:throw up|sick|vomit|puke)\b|\bstopped eating\b|\b(?:starving|starve) (?:myself|to (?:be|get) thin)\b/i,
  /\b(?:friend|sister|brother|mom|dad|cousin|classmate|someone i know)\b.{0,30}\b(?:wants? to (?:die|kill)|is going to (?:die|kill|hurt)|is cutting|cuts|tried to (?:die|kill))/i,
  /\b(?:call|need|get) (?:911|the police|an ambulance)\b|\bthere is a fire\b|\bsomeone (?:broke|is breaking) in/i,
  /\b(?:bull(?:y|ies|ied|ying))\b.{0,60}\b(?:every day|can'?t|kill|die|hurt|stop|cry|afraid|scared)\b|\b(?:tell|told|telling) me to (?:die|kill)\b/i,
]

/** Idioms and games that have the words of a sign; they are passed over, and the rest of the text is read. */
const HARMLESS =
  /\bdie (?:of )?laughing\b|\b(?:beats?|hits?) me (?:at|in) (?:chess|checkers|math|tennis|the math|the game|every game)\b|\bcan'?t go on to the next\b|\babout suicide in (?:this|the) (?:poem|passage|story|book|text)\b/gi

/** Whether the student may be in danger or in distress. */
export function isDistress(text: string): boolean {
  const plain = text
    .replace(HARMLESS, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/\b(do|did|wo|does|ca)nt\b/gi, "$1n't")
    .replace(/\bim\b/gi, "I'm")
    .replace(/\s+/g, ' ')
  return SIGNS.some((sign) => sign.test(plain))
}

/** What such a student reads, by the account's holder; the same whatever was written. */
export const CARE = [
  'What you wrote sounds hard, and it matters more than any test. I am a computer program, so I am not the right one to help you with this.',
  'Please tell a grown-up you trust today: a parent, a teacher, a school counselor, a relative, or a doctor. If the first one does not listen, tell another.',
  'In the United States you can call or text 988 at any hour, for free, and talk with a person who will listen. If you or someone else is in danger right now, call 911.',
  'You did nothing wrong by writing this, and you do not have to deal with it alone.',
].join('\n\n')
