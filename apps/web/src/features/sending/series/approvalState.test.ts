import type { AuthoriseStep, OpenDrop, Problem, Readiness } from '@slotdrop/delivery'
import { describe, expect, test } from 'vitest'
import { approvalState, notedProblems } from './approvalState.ts'

// Sound: nothing of a step is looked at but that it is there, and nothing of the progress.
const step = { kind: 'approve' } as AuthoriseStep
const progress = {} as Readiness['progress']
const other: OpenDrop = { dropId: '0xa1', title: 'Season 2', needs: 60n, isExact: true, isUnderWay: true }
const cancelled: Problem = { kind: 'cancelled' }
const silent: Problem = { kind: 'rpc-on-other-chain', expected: 1, actual: 2 }

function stands({
  allowance = 0n,
  needed = 40n,
  problems = [],
  steps = [],
  others = [],
  isFailed = false,
}: Partial<Pick<Readiness, 'allowance' | 'needed' | 'problems'>> & {
  readonly steps?: readonly AuthoriseStep[]
  readonly others?: readonly OpenDrop[]
  readonly isFailed?: boolean
}) {
  return approvalState({ readiness: { progress, needed, allowance, problems }, steps, others, isFailed })
}

describe('how an approval stands', () => {
  test.each([
    ['a step is left', { steps: [step] }, 'open'],
    ['it covers the drop', { allowance: 40n }, 'approved'],
    ['it covers the drop and another of the token', { allowance: 100n, others: [other] }, 'approved'],
    ['something forbids it', { problems: [cancelled] }, 'hindered'],
    ['the drop was cancelled after it was approved', { allowance: 40n, problems: [cancelled] }, 'hindered'],
    ['the drop is paid', { needed: 0n, problems: [cancelled] }, 'paid'],
    ['what others need is unknown', { allowance: 40n, isFailed: true }, 'failed'],
  ] as const)('%s', (_, facts, state) => {
    expect(stands(facts)).toBe(state)
  })

  test('an account that holds too little is approved all the same, where it was before', () => {
    const token = { symbol: 'DUSD', decimals: 6, name: 'Demo dollar' }
    const short: Problem = { kind: 'short-balance', token, standard: 'ERC20', has: 1n, needs: 40n }
    expect(stands({ allowance: 40n, problems: [short] })).toBe('approved')
    expect(stands({ allowance: 40n, others: [other], problems: [short] })).toBe('hindered')
  })
})

test('what hinders sending alone is not said of an approval, and what holds for all is said once', () => {
  const problems: readonly Problem[] = [{ kind: 'no-fees' }, { kind: 'contract-account' }, cancelled, silent]
  expect(notedProblems(problems, [silent, cancelled])).toEqual([cancelled])
  expect(notedProblems(problems, [])).toEqual([cancelled, silent])
})
