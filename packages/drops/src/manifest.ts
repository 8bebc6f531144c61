import { checksumAddress, parseAddress, type Address, type Hex } from './address.ts'
import { dropIdOf } from './dropStruct.ts'
import { BadRowError, EmptyDropError } from './errors.ts'
import { fingerprintOf } from './fingerprint.ts'
import { merkleLevels, merkleRoot } from './merkleTree.ts'
import { type Row, compareRows } from './row.ts'
import { commitSlot, type SlotCommitment } from './slot.ts'
import { assertTerms, type DropTerms, type TokenFacts } from './terms.ts'

/** A frozen list: everything that is committed, in canonical order. Same rows and terms, same drop id. */
export interface Manifest {
  readonly version: 1
  /** A name for people; no id binds it. */
  readonly title: string
  readonly terms: DropTerms
  readonly token: TokenFacts
  readonly rowCount: number
  readonly slotCount: number
  /** Sum of all amounts, base units. */
  readonly total: bigint
  readonly root: Hex
  readonly dropId: Hex
  /** The drop id in words. */
  readonly fingerprint: string
  /** A row by its place in canonical order. */
  rowAt(index: number): Row
  readonly commitments: readonly SlotCommitment[]
  readonly slotLevels: readonly (readonly Hex[])[]
}

/** What a manifest is made of. */
export interface ManifestParts {
  readonly terms: DropTerms
  readonly token: TokenFacts
  readonly title: string
  readonly rows: readonly Row[]
}

const MAX = 2n ** 256n - 1n

const assertRow = ({ account, id, amount }: Row, row: number, { standard }: DropTerms) => {
  const fail = (reason: string) => {
    throw new BadRowError({ row, reason })
  }
  const parsed = parseAddress(account)
  if ('fault' in parsed) fail(`${account} is no valid address`)
  if (BigInt(account) === 0n) fail('the zero address can’t be paid')
  if (amount <= 0n || amount > MAX) fail('the amount must be from 1 to 2^256 - 1 base units')
  if (id < 0n || id > MAX) fail('the id must be from 0 to 2^256 - 1')
  if (standard === 'ERC721' && amount !== 1n) fail('an ERC-721 token has the amount 1')
  if ((standard === 'ERC20' || standard === 'NATIVE') && id !== 0n) fail('this token has no ids')
}

const checksummed = (terms: DropTerms): DropTerms => ({
  ...terms,
  distributor: checksumAddress(terms.distributor),
  sender: checksumAddress(terms.sender),
  token: checksumAddress(terms.token),
})

/**
 * Seals a list: sorts the rows, cuts them into slots, computes root and drop id.
 *
 * @throws EmptyDropError, BadTermsError, BadRowError
 */
export const freezeManifest = async ({ terms, token, title, rows }: ManifestParts): Promise<Manifest> => {
  if (rows.length === 0) throw new EmptyDropError()
  assertTerms(terms)
  rows.forEach((row, index) => assertRow(row, index, terms))
  const sorted = rows
    .map(({ account, id, amount }): Row => ({ account: checksumAddress(account as Address), id, amount }))
    .sort(compareRows)
  const total = sorted.reduce((sum, { amount }) => sum + amount, 0n)
  if (total > MAX) throw new BadRowError({ row: sorted.length - 1, reason: 'the sum of all amounts is over 2^256 - 1' })

  const { slotSize } = terms
  const slotCount = Math.ceil(sorted.length / slotSize)
  const commitments = Array.from({ length: slotCount }, (_, slot) =>
    commitSlot(slot, sorted.slice(slot * slotSize, (slot + 1) * slotSize)),
  )
  const slotLevels = merkleLevels(commitments.map(({ leaf }) => leaf))
  const committed = { terms: checksummed(terms), rowCount: sorted.length, total, root: merkleRoot(slotLevels) }
  const dropId = dropIdOf(committed)
  return {
    version: 1,
    title,
    token,
    ...committed,
    slotCount,
    dropId,
    fingerprint: fingerprintOf(dropId),
    commitments,
    slotLevels,
    rowAt(index) {
      const row = sorted[index]
      if (row === undefined) throw new RangeError(`There is no row ${index}; the drop has ${sorted.length}.`)
      return row
    },
  }
}
