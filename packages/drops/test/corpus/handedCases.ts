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
  { file: '05-pairs.json', gives: { asks: ['columns'], finds: { 'amount-is-an-address': [1, 2] } } },
  {
    file: '06-graph.json',
    gives: { ready: [1, 2], total: '350' },
    says: ['“id” is the address', '“balance” is the amount'],
  },
  { file: '07-eth-prefix.csv', gives: { ready: [2, 3], total: '350' } },
  {
    file: '07-eth-prefix.csv',
    options: { chainId: 137 },
    gives: { finds: { 'address-other-chain': [2, 3] } },
    says: ['is an account on Ethereum; this drop is on Polygon'],
  },
  {
    file: '08-caip10.csv',
    gives: { ready: [3], total: '250', finds: { 'address-other-chain': [2] } },
    says: ['is an account on Polygon; this drop is on Ethereum'],
    decisions: [
      {
        fix: { kind: 'repair', issue: 'address-in-text' },
        gives: { ready: [3], total: '250', finds: { 'address-other-chain': [2] } },
      },
    ],
  },
  { file: '11-point-first.csv', gives: { ready: [2, 3], total: '1.75' } },
  { file: '12-underscore.csv', gives: { ready: [2, 3], total: '3500' } },
  {
    file: '13-hidden-amount.csv',
    gives: { ready: [3], total: '250', finds: { 'amount-unusual-character': [2] } },
    says: ['ZERO WIDTH SPACE (U+200B)'],
    decisions: [{ fix: { kind: 'repair', issue: 'amount-unusual-character' }, gives: { ready: [2, 3], total: '350' } }],
  },
  {
    file: '14-exact-e.csv',
    gives: { ready: [2], total: '2130924.609038455654704294', finds: { 'amount-scientific': [3, 4] } },
    says: ['“1.8E+7” is 18000000'],
    decisions: [
      {
        fix: { kind: 'repair', issue: 'amount-scientific' },
        gives: { ready: [2, 3, 4], total: '20132924.609038455654704294' },
      },
    ],
  },
  { file: '17-lines.jsonl', gives: { ready: [1, 2], total: '350' } },
]
