/** American spelling: nspell over the Hunspell dictionary of SCOWL. Read at its first use and kept. */
import dictionaryEn from 'dictionary-en'
import nspell from 'nspell'
import type { Dictionary } from '~/exam/essays/measures'

let loaded: Dictionary | undefined

export function americanDictionary(): Dictionary {
  loaded ??= load()
  return loaded
}

function load(): Dictionary {
  const speller = nspell({ aff: Buffer.from(dictionaryEn.aff), dic: Buffer.from(dictionaryEn.dic) })
  return { knows: (word) => speller.correct(word), suggest: (word) => speller.suggest(word) }
}
