import type { NameFinding } from '../../src/list/decisions/nameFinding.ts'
import { A, B, C, type ListCase } from './listCase.ts'

/** A file of the folder `handed`, and how page, command and package must read it. */
export type HandedCase = Omit<ListCase, 'name' | 'text' | 'encoding'> & {
  readonly file: string
  /** What stands in the sentences about it. */
  readonly says?: readonly string[]
}

const six = { decimals: 6 } as const

function found(name: string, address: `0x${string}`): readonly [string, NameFinding] {
  return [name, { kind: 'found', name, address, blockNumber: 1n }]
}

/** Files that were read wrong, or refused without need. */
export const handedCases: readonly HandedCase[] = [
  {
    file: '01-row-numbers.csv',
    gives: { ready: [1, 2, 3], total: '425', asks: ['columns'] },
    says: ['column 1', 'column 3'],
    decisions: [{ answer: 'columns', choice: 0, gives: { ready: [1, 2, 3], total: '425' } }],
  },
  {
    file: '01-row-numbers.csv',
    gives: { ready: [1, 2, 3], total: '425', asks: ['columns'] },
    decisions: [{ answer: 'columns', choice: 1, gives: { ready: [1, 2, 3], total: '6' } }],
  },
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
  {
    file: '09-title.csv',
    gives: { ready: [3, 4], total: '350', tells: ['lines-above'] },
    says: ['Payouts of the third quarter'],
  },
  { file: '10-sep.csv', gives: { ready: [3, 4], total: '3.75', tells: ['lines-above'] } },
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
  {
    file: '15-names-spaces.csv',
    gives: { finds: { 'address-is-a-name': [1, 2, 3] } },
    decisions: [
      {
        fix: { kind: 'names', findings: new Map([found('ada.eth', A), found('ben.eth', B), found('cai.eth', C)]) },
        gives: { total: '425', finds: { 'name-resolved': [1, 2, 3] } },
      },
      { fix: { kind: 'keep', issue: 'name-resolved', lines: [1, 2, 3] }, gives: { ready: [1, 2, 3], total: '425' } },
    ],
  },
  { file: '16-own-header.csv', gives: { ready: [2, 3], total: '350' } },
  { file: '17-lines.jsonl', gives: { ready: [1, 2], total: '350' } },
  { file: '19-foreign-header.csv', gives: { ready: [2, 3, 4], total: '1381.53' } },
  {
    file: '20-chat.txt',
    gives: { asks: ['addresses-in-text'], finds: { 'missing-cell': [2, 3, 4] }, tells: ['lines-without-address'] },
    says: ['3 addresses found in this text'],
    decisions: [
      {
        answer: 'addresses-in-text',
        choice: 0,
        gives: { finds: { 'missing-cell': [2, 3, 4] }, tells: ['lines-without-address'] },
      },
      {
        fix: { kind: 'allocation', allocation: { kind: 'equal', amount: 10n ** 18n } },
        gives: { ready: [2, 3, 4], total: '3', tells: ['lines-without-address'] },
      },
    ],
  },
  {
    file: '21-sheet-with-title.csv',
    gives: { ready: [4, 5], total: '350', tells: ['lines-above', 'lines-below'] },
  },
]
