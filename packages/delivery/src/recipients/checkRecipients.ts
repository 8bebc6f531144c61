import { accountAt, countPacked, type PackedAccounts } from '@slotdrop/drops'
import type { DeliveryError } from '../errors/index.ts'
import type { ChainClient, Clock } from '../ports.ts'
import { accountKinds } from './accountReader.ts'
import { fetchForeignSafes, type ForeignSafe } from './fetchForeignSafes.ts'
import { fetchSafeOwners } from './fetchSafeOwners.ts'
import type { PaidAccounts } from './fetchPaidAccounts.ts'
import { type ContractType, identifyContracts } from './identifyContracts.ts'
import { groupBy } from './groupBy.ts'
import { groupSafes, type PlacedSafe, type SafeGroup } from './groupSafes.ts'
import { type ChainSurvey, type EarlierSurveys, surveyAccounts, type SurveyedChain } from './surveyAccounts.ts'

/** A recipient that is a contract elsewhere only. */
export type ForeignContract = {
  readonly row: number
  /** Undefined unless it is a Safe. */
  readonly safe: ForeignSafe | undefined
}

/** Something worth knowing about recipients. `rows` are places in the list of accounts, from 0, in order. */
export type RecipientFinding =
  /** Contracts on another chain with nothing at their address on the drop's: someone else may get control of it there. */
  | {
      readonly kind: 'elsewhere'
      readonly chainId: number
      readonly rows: readonly number[]
      readonly contracts: readonly ForeignContract[]
    }
  | { readonly kind: 'sanctioned'; readonly rows: readonly number[]; readonly blockNumber: bigint }
  /** Accounts of a list of the sender's own. */
  | { readonly kind: 'labelled'; readonly label: string; readonly rows: readonly number[] }
  /** Contracts on the drop's chain. `type` is undefined if the node did not tell. */
  | { readonly kind: 'contract'; readonly type: ContractType | undefined; readonly rows: readonly number[] }
  /** Safes that have their owners and threshold in common with another recipient, on the drop's chain or elsewhere. */
  | {
      readonly kind: 'same-owners'
      readonly rows: readonly number[]
      readonly groups: readonly SafeGroup[]
      /** Safes whose owners could not be read. */
      readonly unread: number
    }
  /** Accounts with a key that run a contract's code (EIP-7702). */
  | { readonly kind: 'delegated'; readonly rows: readonly number[] }
  /** Accounts that the sender has not paid on the drop's chain before, of `all` in the list. */
  | {
      readonly kind: 'first-payment'
      readonly chainId: number
      readonly rows: readonly number[]
      readonly all: number
    }
  /** Earlier payments of the sender that could not be read. */
  | {
      readonly kind: 'payments-unread'
      readonly chainId: number
      readonly rows: readonly number[]
      /** Oldest block whose payments were read; undefined for none. */
      readonly since: bigint | undefined
      /** Whether payments before that block are missing. */
      readonly isCut: boolean
      /** Transactions that may have paid accounts. */
      readonly transactions: number
    }
  /** No nonce, no balance and no code on any chain that was asked. */
  | { readonly kind: 'fresh'; readonly rows: readonly number[]; readonly chainIds: readonly number[] }
  | {
      readonly kind: 'unchecked'
      readonly chainId: number
      readonly rows: readonly number[]
      readonly error: DeliveryError | undefined
    }
  /** The sanctions oracle of the drop's chain did not answer for every account. */
  | { readonly kind: 'sanctions-unchecked'; readonly rows: readonly number[] }
  /** Another node sees code where the first sees none, or the reverse. */
  | {
      readonly kind: 'contradicted'
      readonly chainId: number
      readonly rows: readonly number[]
      readonly asked: number
      readonly different: number
    }
  /** Another node that was to be compared did not answer. */
  | {
      readonly kind: 'not-compared'
      readonly chainId: number
      readonly rows: readonly number[]
      readonly error: DeliveryError
    }

/** What was found, and the surveys it is based on. */
export type RecipientCheck = EarlierSurveys & { readonly findings: readonly RecipientFinding[] }

/** Kinds that should be decided before money is sent: what is paid may be lost, or must not be paid. */
export const decisionKinds: readonly string[] = [
  ...['elsewhere', 'sanctioned', 'labelled'],
  // Contracts that can rarely pay out what they receive.
  ...['pool', 'bridge', 'nft', 'token'],
  'contradicted',
]

/** Kinds that tell that something was asked for and not checked. */
export const incompleteKinds: readonly string[] = [
  'unchecked',
  // Contracts of which the node did not tell the type.
  'contract',
  'sanctions-unchecked',
  'not-compared',
  'payments-unread',
]

/** The kind by which a finding is decided: of contracts on the drop's chain their type. */
export function decisionKind(finding: RecipientFinding): string {
  return finding.kind === 'contract' ? (finding.type ?? finding.kind) : finding.kind
}

/** Whether a finding should be decided before money is sent. */
export function needsDecision(finding: RecipientFinding): boolean {
  return decisionKinds.includes(decisionKind(finding))
}

function placesOf(column: Uint8Array, kind: number): number[] {
  const places: number[] = []
  for (let place = column.indexOf(kind); place >= 0; place = column.indexOf(kind, place + 1)) places.push(place)
  return places
}

type Context = {
  readonly accounts: PackedAccounts
  readonly here: ChainSurvey
  readonly client: ChainClient
  readonly clock: Clock
  readonly signal: AbortSignal | undefined
}

async function findContracts({ accounts, here, ...asking }: Context): Promise<RecipientFinding[]> {
  const rows = placesOf(here.kinds, accountKinds.contract)
  if (rows.length === 0) return []
  const addresses = rows.map((row) => accountAt(accounts, row))
  const codes = rows.map((row) => here.codes.get(row) ?? 0n)
  const types = await identifyContracts(asking, addresses, codes)
  const byType = groupBy(rows.keys(), (place) => types[place])
  return [...byType].map(([type, places]) => ({
    kind: 'contract',
    type,
    rows: places.flatMap((place) => rows[place] ?? []),
  }))
}

async function findElsewhere(
  { accounts, here, client, clock, signal }: Context,
  { client: foreign }: SurveyedChain,
  survey: ChainSurvey,
  taken: Set<number>,
): Promise<RecipientFinding[]> {
  const hasNothingHere = (row: number) =>
    here.kinds[row] === accountKinds.empty || here.kinds[row] === accountKinds.used
  const rows = placesOf(survey.kinds, accountKinds.contract).filter((row) => hasNothingHere(row) && !taken.has(row))
  if (rows.length === 0) return []
  for (const row of rows) taken.add(row)
  const addresses = rows.map((row) => accountAt(accounts, row))
  const codes = rows.map((row) => survey.codes.get(row) ?? 0n)
  const asking = { client: foreign, clock, signal }
  const types = await identifyContracts(asking, addresses, codes)
  const candidates = addresses.filter((_, place) => types[place] === 'safe')
  const safes = await fetchForeignSafes(asking, client, candidates)
  const contracts = rows.map((row) => ({ row, safe: safes.get(accountAt(accounts, row)) }))
  return [{ kind: 'elsewhere', chainId: survey.chainId, rows, contracts }]
}

/** Safes on other chains only, with their owners if these could be read. */
function foreignSafes({ accounts }: Context, findings: readonly RecipientFinding[]): PlacedSafe[] {
  return findings.flatMap((finding) =>
    finding.kind === 'elsewhere'
      ? finding.contracts.flatMap(({ row, safe }) =>
          safe ? [{ ...safe, row, address: accountAt(accounts, row) }] : [],
        )
      : [],
  )
}

async function findSameOwners(context: Context, findings: readonly RecipientFinding[]): Promise<RecipientFinding[]> {
  const { accounts } = context
  const rows = findings.flatMap((finding) =>
    finding.kind === 'contract' && finding.type === 'safe' ? finding.rows : [],
  )
  const foreign = foreignSafes(context, findings)
  if (rows.length + foreign.length < 2) return []
  const addresses = [...new Set(rows.map((row) => accountAt(accounts, row)))]
  const owners = await fetchSafeOwners(context, addresses)
  const here = rows.flatMap((row) => {
    const address = accountAt(accounts, row)
    const found = owners.get(address)
    return found ? [{ ...found, row, address }] : []
  })
  const groups = groupSafes([...here, ...foreign])
  const unread = addresses.length - owners.size
  if (groups.length === 0 && unread === 0) return []
  const grouped = groups.flatMap((group) => group.rows).toSorted((a, b) => a - b)
  return [{ kind: 'same-owners', rows: grouped, groups, unread }]
}

function findFresh(surveys: readonly ChainSurvey[]): RecipientFinding[] {
  const asked = surveys.filter(({ kinds }) => !kinds.includes(accountKinds.unknown))
  const [first, ...others] = asked
  if (!first) return []
  const rows = placesOf(first.kinds, accountKinds.empty).filter((row) =>
    others.every(({ kinds }) => kinds[row] === accountKinds.empty),
  )
  return rows.length > 0 ? [{ kind: 'fresh', rows, chainIds: asked.map(({ chainId }) => chainId) }] : []
}

function findLabelled(accounts: PackedAccounts, labels: ReadonlyMap<string, string>): RecipientFinding[] {
  const count = countPacked(accounts)
  const rows = Array.from({ length: labels.size > 0 ? count : 0 }, (_, row) => row).filter((row) =>
    labels.has(accountAt(accounts, row)),
  )
  const byLabel = groupBy(rows, (row) => labels.get(accountAt(accounts, row)) ?? '')
  return [...byLabel].map(([label, places]) => ({ kind: 'labelled', label, rows: places }))
}

/** Compares a list with the accounts that its sender has paid. */
export function findFirstPayments(
  accounts: PackedAccounts,
  { chainId, accounts: paid, since, isWhole, unread }: PaidAccounts,
): RecipientFinding[] {
  const findings: RecipientFinding[] = []
  const all = countPacked(accounts)
  const rows = Array.from({ length: since === undefined ? 0 : all }, (_, row) => row).filter(
    (row) => !paid.has(accountAt(accounts, row)),
  )
  if (rows.length > 0) findings.push({ kind: 'first-payment', chainId, rows, all })
  if (!isWhole || unread > 0)
    findings.push({ kind: 'payments-unread', chainId, rows: [], since, isCut: !isWhole, transactions: unread })
  return findings
}

function findUnchecked(survey: ChainSurvey): RecipientFinding[] {
  const { chainId, kinds, error, compared } = survey
  const rows = placesOf(kinds, accountKinds.unknown)
  const unchecked: RecipientFinding[] = rows.length > 0 ? [{ kind: 'unchecked', chainId, rows, error }] : []
  if (compared?.error) unchecked.push({ kind: 'not-compared', chainId, rows: [], error: compared.error })
  else if (compared && compared.different > 0) {
    const { asked, different } = compared
    unchecked.push({ kind: 'contradicted', chainId, rows: [], asked, different })
  }
  return unchecked
}

/**
 * Finds out who the recipients of a drop are. Nothing is decided here: see `needsDecision`.
 *
 * @param chains the drop's chain first. Its oracle is read in the same calls.
 * @param labels label by address in lower case
 * @param paid accounts that the sender has paid, by `fetchPaidAccounts`
 * @throws the reason of `signal` when it is aborted
 */
export async function checkRecipients({
  chains,
  accounts,
  labels = new Map(),
  paid,
  ...parameters
}: {
  readonly accounts: PackedAccounts
  readonly chains: readonly [SurveyedChain, ...SurveyedChain[]]
  readonly clock: Clock
  readonly labels?: ReadonlyMap<string, string> | undefined
  readonly paid?: PaidAccounts | Promise<PaidAccounts | undefined> | undefined
  readonly signal?: AbortSignal | undefined
  readonly earlier?: EarlierSurveys | undefined
  readonly onStart?: ((readSoFar: () => EarlierSurveys) => void) | undefined
  readonly onProgress?: ((done: number, all: number) => void) | undefined
}): Promise<RecipientCheck> {
  const surveys = await surveyAccounts({ accounts, chains, ...parameters })
  const [here] = surveys
  const [{ client }] = chains
  if (!here) return { accounts, findings: [], surveys }
  const context = { accounts, here, client, clock: parameters.clock, signal: parameters.signal }
  const taken = new Set<number>()
  const elsewhere: RecipientFinding[] = []
  for (const [place, chain] of chains.entries()) {
    const survey = surveys[place]
    if (place > 0 && survey) elsewhere.push(...(await findElsewhere(context, chain, survey, taken)))
  }
  const contracts = await findContracts(context)
  const sanctioned = here.listed ? placesOf(here.listed, 1) : []
  const isUnscreened = here.listed !== undefined && !here.isScreened
  const findings: RecipientFinding[] = [
    ...(sanctioned.length > 0
      ? [{ kind: 'sanctioned' as const, rows: sanctioned, blockNumber: here.blockNumber }]
      : []),
    ...elsewhere,
    ...findLabelled(accounts, labels),
    ...contracts,
    ...(await findSameOwners(context, [...elsewhere, ...contracts])),
    ...surveys.flatMap(findUnchecked),
    ...(isUnscreened ? [{ kind: 'sanctions-unchecked' as const, rows: [] }] : []),
  ]
  const paidBefore = await paid
  if (paidBefore) findings.push(...findFirstPayments(accounts, paidBefore))
  const delegated = placesOf(here.kinds, accountKinds.delegated)
  if (delegated.length > 0) findings.push({ kind: 'delegated', rows: delegated })
  return { accounts, findings: [...findings, ...findFresh(surveys)], surveys }
}
