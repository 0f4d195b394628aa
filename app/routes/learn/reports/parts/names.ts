/** How a whole test was sat, in words. */
import type { TestHead } from '~/models/tests/report/report.server'

export const MODE_NAMES: Record<TestHead['mode'], string> = { rehearsal: 'Rehearsal', practice: 'Practice mode' }

export const PLACE_NAMES: Record<TestHead['place'], string> = {
  paper: 'by the rules of the paper room',
  home: 'by the rules of the test at home',
  center: 'by the rules of the test center',
}
