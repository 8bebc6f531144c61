import fc from 'fast-check'
import type { ColumnMapping } from '../src/list/columns/columnRoles.ts'
import type { Fix } from '../src/list/decisions/decisions.ts'
import { issueKinds } from '../src/list/issues/issueRules.ts'
import type { DropTerms } from '../src/manifest/terms.ts'
import type { Row } from '../src/rows/row.ts'
import { type Address, checksumAddress } from '../src/values/address.ts'
import type { TokenStandard } from '../src/values/tokenStandard.ts'

export const terms: DropTerms = {
  chainId: 31_337,
  distributor: '0x95adEB498b085240E2fe917f21242bC76f1F9aCD',
  sender: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  token: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  standard: 'ERC20',
  policy: 'skip',
  safeTransfer: false,
  direct: false,
  opensAtSeconds: 0n,
  closesAtSeconds: 0n,
  round: 1n,
  slotSize: 250,
}

/** Terms of a drop of this standard. */
export function termsOf(standard: TokenStandard, slotSize: number): DropTerms {
  return {
    ...terms,
    standard,
    slotSize,
    token: standard === 'NATIVE' ? '0x0000000000000000000000000000000000000000' : terms.token,
  }
}

export const token = { symbol: 'MERI', name: 'Meridian', decimals: 18 }

const maxUint256 = 2n ** 256n - 1n

/** Accounts that a list takes without a question: neither burn nor system addresses. */
export const account = fc
  .bigInt({ min: 2n ** 150n, max: 2n ** 160n - 1n })
  .map((value) => checksumAddress(`0x${value.toString(16).padStart(40, '0')}`))
  .filter((address) => !address.toLowerCase().startsWith('0xdead'))

const amount = fc.oneof(
  fc.bigInt({ min: 1n, max: 1000n }).map((units) => units * 10n ** 18n),
  fc.bigInt({ min: 1n, max: 2n ** 240n }),
)

const id = fc.oneof(fc.bigInt({ min: 0n, max: 1000n }), fc.bigInt({ min: 0n, max: maxUint256 }))

/** Rows as a standard has them. */
export function rowOf(standard: TokenStandard): fc.Arbitrary<Row> {
  return fc.record({
    account,
    id: standard === 'ERC721' || standard === 'ERC1155' ? id : fc.constant(0n),
    amount: standard === 'ERC721' ? fc.constant(1n) : amount,
  })
}

export function rowsOf(standard: TokenStandard, maxLength: number) {
  return fc.array(rowOf(standard), { minLength: 1, maxLength })
}

export const standards: readonly TokenStandard[] = ['ERC20', 'ERC721', 'ERC1155', 'NATIVE']

const A: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Addresses as people write them, right and wrong. */
const accountCell = fc.oneof(
  { weight: 6, arbitrary: account },
  { weight: 2, arbitrary: account.map((address) => address.toLowerCase()) },
  account.map((address) => `0x${address.slice(2).toUpperCase()}`),
  account.map((address) => `"${address}"`),
  account.map((address) => ` ${address}\t`),
  account.map((address) => `\u00a0${address}`),
  account.map((address) => address.slice(0, -1)),
  account.map((address) => `${address}0`),
  account.map((address) => `eth:${address}`),
  account.map((address) => `\u200b${address}`),
  fc.constantFrom(
    A,
    A.toLowerCase(),
    'alice.eth',
    'viтalik.eth',
    '',
    '0x',
    `0x${'0'.repeat(40)}`,
    `0x${'0'.repeat(39)}1`,
  ),
  account.map((address) =>
    address.replace(/[a-f]/i, (digit) => (digit < 'a' ? digit.toLowerCase() : digit.toUpperCase())),
  ),
)

/** Amounts as people write them, right and wrong. */
const amountCell = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 1_000_000 }).map(String) },
  { weight: 4, arbitrary: fc.tuple(fc.nat(100_000), fc.nat(999_999)).map(([whole, part]) => `${whole}.${part}`) },
  fc.bigInt({ min: 0n, max: 2n ** 260n }).map(String),
  fc.tuple(fc.nat(999), fc.nat(999)).map(([a, b]) => `${a},${String(b).padStart(3, '0')}`),
  fc.tuple(fc.nat(999), fc.nat(999)).map(([a, b]) => `"${a}.${String(b).padStart(3, '0')},5"`),
  fc.constantFrom(
    '0',
    '0.0',
    '-1',
    '+1',
    '1e18',
    '1.',
    '.5',
    '1.2.3',
    '1 000',
    '',
    '$5',
    '0x10',
    '１',
    '1_000',
    "1'000.5",
    '00012.50',
  ),
  fc.string({ maxLength: 8 }),
)

const idCell = fc.oneof(
  fc.nat(1_000_000).map(String),
  fc.bigInt({ min: 0n, max: 2n ** 258n }).map(String),
  fc.constantFrom('12345678901234500000', '1.2E+20', '-1', '007', '', 'x', '0'),
)

const noteCell = fc.oneof(
  fc.constantFrom('', 'team', 'USDC', 'DAI', 'é', '"a ""quoted"" note"', '"two\nlines"', '500', 'a,b', '"', '=1+1'),
  fc.string({ maxLength: 10 }),
)

/** A text that may be a list. */
export const listText = fc
  .record({
    header: fc.constantFrom(
      '',
      'address,amount\n',
      'address,amount,note\n',
      'id,to,value\n',
      'address,amount,token\n',
      'who,what\n',
      '\ufeffaddress;amount\n',
    ),
    lines: fc.array(
      fc.tuple(
        fc.array(fc.oneof(accountCell, amountCell, idCell, noteCell), { maxLength: 4 }),
        fc.tuple(accountCell, amountCell, noteCell),
        fc.nat(9),
        fc.constantFrom(',', ',', ',', ';', '\t', '|', ' ', '='),
      ),
      { maxLength: 14 },
    ),
    delimiter: fc.option(fc.constantFrom(',', ';', '\t', '|', ' ', '='), { nil: undefined }),
    ending: fc.constantFrom('\n', '\n', '\r\n', '\r'),
  })
  .map(
    ({ header, lines, delimiter, ending }) =>
      header +
      lines
        .map(([wild, tame, kind, own]) =>
          (kind === 0 ? wild : kind < 6 ? tame.slice(0, 2) : tame).join(delimiter ?? own),
        )
        .join(ending),
  )

/** Without the members that are undefined: for these, absent is what counts. */
function definedOnly(mapping: Record<string, number | undefined>): ColumnMapping {
  return Object.fromEntries(Object.entries(mapping).filter(([, place]) => place !== undefined))
}

const line = fc.integer({ min: 1, max: 16 })
const lines = fc.array(line, { maxLength: 4 })
const column = fc.option(fc.nat(4), { nil: undefined })

/** Decisions about a list of some lines, sensible or not. */
export const fix: fc.Arbitrary<Fix> = fc.oneof(
  fc.record({ kind: fc.constantFrom('exclude' as const, 'include' as const), lines }),
  fc.record({
    kind: fc.constant('edit' as const),
    line,
    text: fc.oneof(
      fc.tuple(accountCell, amountCell, noteCell).map((cells) => cells.join(',')),
      fc.constantFrom('', ' ', ',,', 'address,amount', '"', `"${A}`),
    ),
  }),
  fc.record({
    kind: fc.constant('keep' as const),
    lines,
    issue: fc.constantFrom(...issueKinds),
  }),
  fc.record({ kind: fc.constantFrom('merge' as const, 'keep-first' as const) }),
  fc.record({
    kind: fc.constant('decimal-style' as const),
    style: fc.constantFrom('point' as const, 'comma' as const),
  }),
  fc.record({
    kind: fc.constant('mapping' as const),
    mapping: fc.record({ account: column, amount: column, id: column }).map(definedOnly),
    hasHeader: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('repair' as const),
    issue: fc.constantFrom('address-in-text' as const, 'amount-with-unit' as const),
  }),
  fc.record({
    kind: fc.constant('tokens' as const),
    tokens: fc.subarray(['usdc', 'dai', 'native', '0x10', 'team']),
  }),
  fc.record({ kind: fc.constant('amount-unit' as const), unit: fc.constantFrom('token' as const, 'base' as const) }),
  fc.record({
    kind: fc.constant('allocation' as const),
    allocation: fc.oneof(
      fc.constant({ kind: 'listed' as const }),
      fc.record({ kind: fc.constantFrom('equal' as const), amount }),
      fc.record({ kind: fc.constantFrom('pro-rata' as const), total: amount }),
    ),
  }),
  fc.record({
    kind: fc.constant('names' as const),
    findings: fc.oneof(
      account.map(
        (address) => new Map([['alice.eth', { kind: 'found', name: 'alice.eth', address, blockNumber: 7n }]] as const),
      ),
      fc.constant(new Map([['alice.eth', { kind: 'not-found', name: 'alice.eth' }]] as const)),
    ),
  }),
)
