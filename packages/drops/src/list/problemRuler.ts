import type { RecipientList } from './list.ts'

/** How many entries need a look, in each of as many equal stretches of a list. */
export type ProblemRuler = {
  readonly errors: readonly number[]
  readonly checks: readonly number[]
}

/**
 * Counts the problems of a list by their place in it, for marks beside a scrollbar: entry `index` is counted in stretch
 * `index × stretches / entryCount`, which is its place in the grid.
 */
export function problemRuler(list: Pick<RecipientList, 'entryCount' | 'stateAt'>, stretches: number): ProblemRuler {
  const errors = new Uint32Array(stretches)
  const checks = new Uint32Array(stretches)
  for (let index = 0; index < list.entryCount; index++) {
    const state = list.stateAt(index)
    if (state !== 'error' && state !== 'check') continue
    const place = Math.floor((index * stretches) / list.entryCount)
    const counts = state === 'error' ? errors : checks
    counts[place] = (counts[place] ?? 0) + 1
  }
  return { errors: [...errors], checks: [...checks] }
}
