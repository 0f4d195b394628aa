/** `npm run bank:count`: writes docs/bank.md. */
import { writeFileSync } from 'node:fs'
import { bankDocument } from './document'

writeFileSync('docs/bank.md', bankDocument())
console.log('docs/bank.md is up to date.')
