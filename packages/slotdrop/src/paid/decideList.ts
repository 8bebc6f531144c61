import { existsSync } from 'node:fs'
import { fetchWords, getCancelStep } from '@slotdrop/delivery'
import {
  fingerprintOf,
  freezeManifest,
  type Hex,
  isHashText,
  type Manifest,
  type Row,
  slotProgress,
  slotWord,
} from '@slotdrop/drops'
import { amountOf, sentence } from '@slotdrop/messages'
import type { Arguments } from '../arguments/parseArguments.ts'
import type { Nodes } from '../chain/connectNodes.ts'
import { BlockedError, UsageError } from '../errors.ts'
import { isSealedFile, readSealedFile } from '../files/sealedFile.ts'
import type { Host } from '../host.ts'
import * as messages from '../messages.generated.ts'
import { type Difference, differenceOf } from './difference.ts'
import { fetchFormerDrops, type FormerDrops } from './fetchFormerDrops.ts'
import { type FormerDrop, openRows, paidRows } from './formerDrop.ts'
import { AlreadyPaidError, type PaidBefore, PaidUnknownError } from './paidErrors.ts'
import { type PaidRecord, toPaidRecord } from './paidRecord.ts'

/** What a list is decided with. */
export type DecideParameters = {
  readonly given: Arguments
  readonly host: Host
  readonly nodes: Nodes
  /** The list as it was sealed. */
  readonly manifest: Manifest
  /** Where sealed lists of former drops may be. */
  readonly paths: readonly string[]
}

/** Payments that are repeated on purpose. */
type PayAgain = {
  readonly isAll: boolean
  /** Whether payments that the node can't tell are accepted. */
  readonly isUnknownAccepted: boolean
  readonly dropIds: ReadonlySet<string>
}

function payAgainOf(given: Arguments): PayAgain {
  const texts = given.texts('pay-again')
  if (texts.some((text) => text !== 'all' && text !== 'unknown' && !isHashText(text)))
    throw new UsageError(
      sentence(messages.badValue, { option: '--pay-again', expected: String(sentence(messages.expectedPayAgain)) }),
    )
  return { isAll: texts.includes('all'), isUnknownAccepted: texts.includes('unknown'), dropIds: new Set(texts) }
}

/** Decimals in which amounts of a drop are written. */
function unitsOf({ terms, token }: Pick<Manifest, 'terms' | 'token'>) {
  const hasUnits = terms.standard === 'ERC20' || terms.standard === 'NATIVE'
  return { decimals: hasUnits ? token.decimals : 0, symbol: token.symbol }
}

/** Sealed lists among files; those of `--former` have to be some. */
async function readFiles({ given, paths, manifest }: DecideParameters): Promise<Manifest[]> {
  const found: Manifest[] = []
  for (const path of given.paths('former'))
    // oxlint-disable-next-line no-await-in-loop -- each is a whole list
    found.push(await readSealedFile(path))
  for (const path of new Set(paths)) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (!existsSync(path) || !(await isSealedFile(path))) continue
    // oxlint-disable-next-line no-await-in-loop -- as above
    const former = await readSealedFile(path).catch(() => undefined)
    if (former) found.push(former)
  }
  return found.filter(({ dropId }) => dropId !== manifest.dropId)
}

/** @throws PaidUnknownError if payments can't be read, and no option accepts that */
function assertKnown({ isWhole, since, unreadable }: FormerDrops, again: PayAgain, incomplete: readonly Hex[]): void {
  if (again.isUnknownAccepted) return
  const drops = [...unreadable, ...incomplete].filter((dropId) => !again.isAll && !again.dropIds.has(dropId))
  if (!isWhole || drops.length > 0) throw new PaidUnknownError({ since: isWhole ? 0n : since, drops })
}

/** Accounts of a list whose rows are open, in lower case. */
function openAccounts(manifest: Manifest, words: readonly bigint[]): Set<string> {
  const accounts = new Set<string>()
  for (let slot = 0; slot < manifest.slotCount; slot++)
    for (const row of slotWord.rowsOf(slotProgress(manifest, slot, words[slot] ?? 0n).openMask))
      accounts.add(manifest.rowAt(slot * manifest.terms.slotSize + row).account.toLowerCase())
  return accounts
}

/** What a drop has paid to accounts, and whether it has paid rows that can't be read. */
function meet(drop: FormerDrop, accounts: ReadonlySet<string>, earlier: readonly bigint[] | undefined) {
  const met = new Set<string>()
  let amount = 0n
  let isIncomplete = false
  for (const row of paidRows(drop, earlier)) {
    if (row === undefined) isIncomplete = true
    else if (accounts.has(row.account.toLowerCase())) {
      met.add(row.account)
      amount += row.amount
    }
  }
  const { dropId } = drop
  const paid: PaidBefore = { dropId, fingerprint: fingerprintOf(dropId), accounts: [...met], amount }
  return { paid, isIncomplete }
}

/**
 * Refuses a list whose open rows pay accounts that another drop of the sender has paid in the same token.
 *
 * @param record payments that were taken into account before
 * @returns the payments that are known now
 * @throws AlreadyPaidError; PaidUnknownError if the node can't tell; what the node throws when it does not answer
 */
export async function assertUnpaid(parameters: DecideParameters, record?: PaidRecord): Promise<PaidRecord> {
  const { given, host, nodes, manifest } = parameters
  const { client } = nodes
  const again = payAgainOf(given)
  const files = await readFiles(parameters)
  const formers = await fetchFormerDrops({ client, terms: manifest.terms, files, from: record?.until, host })
  const others = formers.drops.filter(({ dropId }) => dropId !== manifest.dropId)
  const fresh = others.filter(({ dropId, words }) => {
    if (again.isAll || again.dropIds.has(dropId)) return false
    const earlier = record?.drops.get(dropId) ?? []
    return words.some((word, slot) => (word & ~(earlier[slot] ?? 0n)) !== 0n)
  })
  if (fresh.length > 0) {
    const accounts = openAccounts(manifest, await fetchWords({ client, manifest }))
    const found = fresh.map((drop) => meet(drop, accounts, record?.drops.get(drop.dropId)))
    const paid = found.filter((each) => each.paid.accounts.length > 0).map((each) => each.paid)
    if (paid.length > 0) throw new AlreadyPaidError(paid, unitsOf(manifest))
    assertKnown(
      formers,
      again,
      accounts.size === 0 ? [] : found.filter((each) => each.isIncomplete).map((each) => each.paid.dropId),
    )
  } else assertKnown(formers, again, [])
  return toPaidRecord(formers.until, others, record)
}

/** A list without what was paid: its own drop, or nothing if all was. */
export type DecidedDifference = {
  readonly difference: Difference
  /** Drops whose payments were taken off, by id. */
  readonly drops: readonly Hex[]
  readonly manifest: Manifest | undefined
  readonly record: PaidRecord
}

/** Refuses a difference that pays rows which another drop may still have paid by others than its sender. */
function assertNotOpenElsewhere(formers: readonly FormerDrop[], rows: readonly Row[]): void {
  const accounts = new Set(rows.map(({ account }) => account.toLowerCase()))
  for (const drop of formers) {
    if (!drop.isOpenToOthers) continue
    // A row that can't be read may be of any account.
    const isShared = (row: Row | undefined) => row === undefined || accounts.has(row.account.toLowerCase())
    if (![...openRows(drop)].some(isShared)) continue
    const { dropId, terms } = drop
    const { to, data } = getCancelStep(drop).request
    throw new BlockedError(
      sentence(messages.formerStillOpen, {
        dropId,
        fingerprint: fingerprintOf(dropId),
        sender: terms.sender,
        to,
        data,
      }),
    )
  }
}

/** Rows of a list as objects. */
function* rowsOf(manifest: Manifest): Generator<Row> {
  for (let index = 0; index < manifest.rowCount; index++) yield manifest.rowAt(index)
}

/**
 * Takes off a list what other drops of its sender have paid, so that former payments and the new drop add up to the list.
 *
 * @param path where the new sealed list goes; the same difference that is there already is the one that goes on
 * @throws PaidUnknownError, UsageError if the list's own drop has begun; BlockedError if a former drop is still open to others
 */
export async function decideDifference(parameters: DecideParameters, path: string): Promise<DecidedDifference> {
  const { given, host, nodes, manifest } = parameters
  const { client } = nodes
  const again = payAgainOf(given)
  const existing = existsSync(path) && (await isSealedFile(path)) ? await readSealedFile(path) : undefined
  const files = [...(await readFiles(parameters)), ...(existing ? [existing] : [])]
  const formers = await fetchFormerDrops({
    client,
    terms: manifest.terms,
    files: [manifest, ...files],
    from: undefined,
    host,
  })
  const counted = formers.drops.filter(
    ({ dropId, words }) => !again.isAll && !again.dropIds.has(dropId) && words.some((word) => word !== 0n),
  )
  const own = counted.find(({ dropId }) => dropId === manifest.dropId)
  if (own && [...openRows(own)].length > 0) throw new UsageError(sentence(messages.differenceOfItself))
  const unreadable = counted.filter((drop) => [...paidRows(drop)].includes(undefined)).map(({ dropId }) => dropId)
  assertKnown(formers, { ...again, isUnknownAccepted: again.isUnknownAccepted && unreadable.length === 0 }, unreadable)
  const seal = async (drops: readonly FormerDrop[]) => {
    const paid = function* () {
      for (const drop of drops) for (const row of paidRows(drop)) if (row) yield row
    }
    const difference = differenceOf(rowsOf(manifest), paid())
    const { token, title, terms } = manifest
    const taken = new Set(drops.map(({ dropId }) => dropId))
    const freeze = async (round: bigint): Promise<Manifest | undefined> => {
      if (difference.rows.length === 0) return undefined
      const sealed = await freezeManifest({ terms: { ...terms, round }, token, title, rows: difference.rows })
      // A former drop of just these rows is paid: another round tells them apart.
      return taken.has(sealed.dropId) ? freeze(round + 1n) : sealed
    }
    return { difference, manifest: await freeze(terms.round), drops: drops.map(({ dropId }) => dropId) }
  }
  // A difference that was sealed before and is not finished goes on, unless the list or its payments have changed since.
  const former = existing && formers.drops.find(({ dropId }) => dropId === existing.dropId)
  const isUnfinished = former !== undefined && [...openRows(former)].length > 0
  const going = isUnfinished ? await seal(counted.filter((drop) => drop !== former)) : undefined
  const decided = going && going.manifest?.dropId === former?.dropId ? going : await seal(counted)
  const others = formers.drops.filter(({ dropId }) => dropId !== decided.manifest?.dropId)
  assertNotOpenElsewhere(others, decided.difference.rows)
  return { ...decided, record: toPaidRecord(formers.until, others) }
}

/** Accounts that are named to people; programs get all of them. */
const maxNamed = 20

/** Says what a difference pays, and which accounts got more than the list says. */
export function* differenceLines(
  { difference, drops }: DecidedDifference,
  manifest: Pick<Manifest, 'terms' | 'token'>,
): Generator<string> {
  const { decimals, symbol } = unitsOf(manifest)
  const amount = (value: bigint) => amountOf(value, decimals, symbol)
  const { rows, listed, paid, rest, overpaid, notListed } = difference
  const sums = { listed: amount(listed), paid: amount(paid), rest: amount(rest) }
  yield `${sentence(messages.differenceSums, { ...sums, drops: drops.length, recipients: rows.length })}\n`
  for (const { account, paid: had, listed: said } of overpaid.slice(0, maxNamed))
    yield `  ${sentence(messages.differenceOverpaid, { account, paid: amount(had), listed: amount(said) })}\n`
  if (overpaid.length > maxNamed)
    yield `  ${sentence(messages.differenceMore, { count: overpaid.length - maxNamed })}\n`
  if (notListed.length > 0) {
    const sum = notListed.reduce((all, each) => all + each.paid, 0n)
    yield `${sentence(messages.differenceNotListed, { count: notListed.length, amount: amount(sum) })}\n`
  }
}

/** The same for programs. */
export function describeDifference({ difference: { rows, ...sums }, drops }: DecidedDifference) {
  return { ...sums, recipients: rows.length, drops }
}
