/** What the last `npm run bank:prove` found, family by family: written by the command, read by the proof pages. */
import { z } from 'zod'
import record from './proof-record.json'

const ProofRecordSchema = z.record(
  z.string(),
  z.strictObject({
    version: z.number().int().positive(),
    /** The day of the proof, as 2026-11-20. */
    date: z.iso.date(),
    contexts: z.number().int().positive(),
    seeds: z.number().int().positive(),
    checks: z.number().int().positive(),
    distinctQuestions: z.number().int().positive(),
    /** How often the least and the most frequent letter is the key, beside an even share; null where the order is fixed. */
    letters: z.strictObject({ least: z.number().nonnegative(), most: z.number().nonnegative() }).nullable(),
  }),
)
export type ProofRecord = z.infer<typeof ProofRecordSchema>

export const PROOF_RECORD: Readonly<ProofRecord> = ProofRecordSchema.parse(record)
