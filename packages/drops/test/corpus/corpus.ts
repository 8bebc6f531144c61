import type { CaseGroup } from './listCase.ts'
import { openCases } from './openCases.ts'
import { plainCases } from './plainCases.ts'
import { sheetCases } from './sheetCases.ts'
import { toolCases } from './toolCases.ts'

/** Files of every kind that is read, and how each must be read. */
export const corpus: readonly CaseGroup[] = [...plainCases, ...sheetCases, ...toolCases, ...openCases]
