/** `npm run bank:count`: writes docs/bank.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { bankDocument } from './document'

const FILE = 'docs/bank.md'
const text = bankDocument()
const isChanged = readFileSync(FILE, 'utf8') !== text
writeFileSync(FILE, text)
console.log(isChanged ? `${FILE} is written anew.` : `${FILE} was up to date.`)
