import type { ListCase } from './listCase.ts'

/** A file of the folder `handed`, and how page, command and package must read it. */
export type HandedCase = Omit<ListCase, 'name' | 'text' | 'encoding'> & {
  readonly file: string
  /** What stands in the sentences about it. */
  readonly says?: readonly string[]
}

const six = { decimals: 6 } as const

/** Files that were read wrong, or refused without need. */
export const handedCases: readonly HandedCase[] = [
  {
    file: '02-symbols.csv',
    gives: { ready: [2], total: '100', asks: ['tokens'], finds: { 'other-token': [3] } },
    says: ['DAI'],
    decisions: [{ answer: 'tokens', choice: 0, gives: { ready: [2], total: '100' } }],
  },
  {
    file: '03-tokens.json',
    gives: { ready: [1], total: '1', asks: ['tokens'], finds: { 'other-token': [2] } },
    decisions: [{ answer: 'tokens', choice: 0, gives: { ready: [1], total: '1' } }],
  },
  {
    file: '04-base-units.json',
    options: six,
    gives: { ready: [1, 2], total: '3.5' },
    says: ['smallest units'],
  },
  { file: '05-pairs.json', gives: { finds: { 'amount-malformed': [1, 2] } } },
  {
    file: '06-graph.json',
    gives: { ready: [1, 2], total: '350' },
    says: ['“id” is the address', '“balance” is the amount'],
  },
  { file: '07-eth-prefix.csv', gives: { ready: [2, 3], total: '350' } },
  { file: '17-lines.jsonl', gives: { ready: [1, 2], total: '350' } },
]
