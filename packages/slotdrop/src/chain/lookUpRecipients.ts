import { getChainFacts } from '@slotdrop/chains'
import { getChainName } from '@slotdrop/chains/names'
import { distributorAddress } from '@slotdrop/contracts'
import {
  checkRecipients,
  decisionKind,
  decisionKinds,
  incompleteKinds,
  fetchPaidAccounts,
  type PaidAccounts,
  type Comparison,
  type RecipientFinding,
  recipientSentence,
  type SurveyedChain,
  systemClock,
  toDeliveryError,
} from '@slotdrop/delivery'
import { type RecipientList, packAccounts } from '@slotdrop/drops'
import { sentence } from '@slotdrop/messages'
import type { Arguments } from '../arguments/parseArguments.ts'
import { UsageError } from '../errors.ts'
import { readLabels } from '../files/readLabels.ts'
import type { Host } from '../host.ts'
import * as messages from '../messages.generated.ts'
import { connectEach, type EachNode } from './connectNodes.ts'

/** One thing that was found about recipients. */
type RecipientReport = {
  /** For contracts on the drop's chain their type. */
  readonly kind: string
  /** Chain id, of what was found on one other chain. */
  readonly chainId: number | undefined
  readonly message: string
  /** Whether it must be decided or accepted, and is not. */
  readonly blocks: boolean
  readonly accepted: boolean
  readonly lines: readonly { readonly line: number; readonly account: string; readonly message?: string }[]
}

/** What was found about all recipients of a list. */
export type RecipientsReport = {
  readonly chains: readonly {
    readonly chainId: number
    readonly blockNumber: bigint
    /** Undefined without a second node. */
    readonly compared: Pick<Comparison, 'asked' | 'different'> | undefined
  }[]
  readonly found: readonly RecipientReport[]
  /** How far the sender's earlier payments were read; undefined without a sender. */
  readonly payments:
    | (Pick<PaidAccounts, 'since' | 'unread'> & { readonly complete: boolean; readonly accounts: number })
    | undefined
}

/** Kinds that end in exit code 3 unless they are accepted. Exit code 0 means that every recipient was looked up on each chain that was named. */
const openKinds: readonly string[] = [...decisionKinds, ...incompleteKinds]

/** Whether recipients are looked up. @throws UsageError for options that stand alone, or name no kind */
export function readRecipientOptions(given: Arguments): boolean {
  for (const kind of given.texts('accept-recipients'))
    if (!openKinds.includes(kind))
      throw new UsageError(sentence(messages.unknownRecipientKind, { kind, kinds: openKinds.join(', ') }))
  if (given.flag('recipients')) {
    if (given.texts('rpc').length === 0) throw new UsageError(sentence(messages.recipientsNeedRpc))
    return true
  }
  for (const option of ['also-on', 'accept-recipients', 'labels', 'sender', 'distributor'])
    if (given.texts(option).length > 0 || given.text(option) !== undefined)
      throw new UsageError(sentence(messages.recipientsOnly, { option }))
  return false
}

/** Details of single recipients, by row. */
function detailsOf(finding: RecipientFinding): ReadonlyMap<number, string> {
  const details = new Map<number, string>()
  if (finding.kind === 'elsewhere')
    for (const { row, safe } of finding.contracts) {
      if (!safe) continue
      const { version, threshold, owners } = safe
      const values = { version, threshold: `${threshold}`, owners: owners.length }
      details.set(row, String(sentence(messages.recipientSafe, values)))
    }
  if (finding.kind === 'same-owners')
    for (const [place, { rows, threshold, owners }] of finding.groups.entries()) {
      const values = { group: `${place + 1}`, threshold: `${threshold}`, owners: owners.length }
      const text = String(sentence(messages.recipientGroup, values))
      for (const row of rows) details.set(row, text)
    }
  return details
}

function describe(
  finding: RecipientFinding,
  chainId: number,
  accepted: ReadonlySet<string>,
  lineOf: (row: number) => { readonly line: number; readonly account: string },
): RecipientReport {
  const kind = decisionKind(finding)
  const details = detailsOf(finding)
  return {
    kind,
    chainId: 'chainId' in finding ? finding.chainId : undefined,
    message: String(recipientSentence(finding, chainId)),
    blocks: openKinds.includes(kind) && !accepted.has(kind),
    accepted: openKinds.includes(kind) && accepted.has(kind),
    lines: finding.rows.map((row) => {
      const message = details.get(row)
      return { ...lineOf(row), ...(message !== undefined && { message }) }
    }),
  }
}

const transactionsBetweenNotes = 200

/** Chains by their nodes, and what could not be reached. */
type Connected = {
  readonly chains: readonly [SurveyedChain, ...SurveyedChain[]]
  readonly unreached: readonly Omit<RecipientReport, 'blocks' | 'accepted'>[]
}

/** Connects to all nodes. Of several nodes of a chain the second is compared with the first. */
async function connectChains(given: Arguments): Promise<Connected> {
  const nodes: EachNode[] = [...(await connectEach(given, 'rpc')), ...(await connectEach(given, 'also-on'))]
  const reached = nodes.filter((node) => 'client' in node)
  const failed = nodes.filter((node) => 'error' in node)
  const [first, ...others] = new Set(reached.map(({ chainId }) => chainId))
  const chainOf = (chainId: number): SurveyedChain => {
    const [client, otherClient] = reached.filter((node) => node.chainId === chainId).map((node) => node.client)
    if (!client) throw new Error(`No node of chain ${chainId}.`)
    return { chainId, client, otherClient }
  }
  const silent = failed.find(({ option }) => option === 'rpc')
  // Nodes of --rpc come first, and one of them has answered before.
  if (first === undefined || !reached.some(({ option }) => option === 'rpc'))
    throw silent?.error ?? new UsageError(sentence(messages.recipientsNeedRpc))
  const here = { ...chainOf(first), oracle: getChainFacts(first).sanctionsOracle }
  const unreached: Connected['unreached'][number][] = failed
    .filter(({ option }) => option === 'also-on')
    .map(({ place, error }) => ({
      kind: 'unchecked',
      chainId: undefined,
      message: String(sentence(messages.recipientsUnreached, { place: `${place}`, reason: error.message })),
      lines: [],
    }))
  if (silent && !here.otherClient) {
    const finding = { kind: 'not-compared', chainId: first, rows: [], error: toDeliveryError(silent.error) } as const
    unreached.unshift({
      kind: finding.kind,
      chainId: first,
      message: String(recipientSentence(finding, first)),
      lines: [],
    })
  }
  return { chains: [here, ...others.map(chainOf)], unreached }
}

/** Accounts that `--sender` has paid on the drop's chain; undefined without that option. */
async function fetchPaid({ chainId, client }: SurveyedChain, given: Arguments, host: Host) {
  const sender = given.address('sender')
  if (sender === undefined) return undefined
  const distributor = given.address('distributor') ?? distributorAddress
  let said = 0
  return fetchPaidAccounts({
    ...{ client, chainId, sender, distributor },
    onLogs: (block) => host.note(`${sentence(messages.historyBack, { block: `${block}` })}\n`),
    onTransactions(done, all) {
      if (done - said < transactionsBetweenNotes) return
      said = done
      host.note(`${sentence(messages.paymentsProgress, { done, all })}\n`)
    },
  })
}

/**
 * Looks the recipients of a list up on the chains of `--rpc` and `--also-on`.
 *
 * @throws UsageError, FileError; what the nodes of `--rpc` throw if none of them answers
 */
export async function lookUpRecipients(list: RecipientList, given: Arguments, host: Host): Promise<RecipientsReport> {
  const path = given.path('labels')
  const labels = path === undefined ? new Map<string, string>() : await readLabels(path)
  const { chains, unreached } = await connectChains(given)
  const paid = await fetchPaid(chains[0], given, host)
  const rows = list.rows()
  const lines = list.lines()
  let said = 0
  const { findings, surveys } = await checkRecipients({
    accounts: packAccounts(rows.map(({ account }) => account)),
    chains,
    labels,
    paid,
    clock: systemClock,
    onProgress: (done, all) => {
      const percent = Math.floor((done / all) * 10) * 10
      if (percent <= said || percent === 100) return
      said = percent
      host.note(`${sentence(messages.recipientsProgress, { percent })}\n`)
    },
  })
  const accepted = new Set(given.texts('accept-recipients'))
  const lineOf = (row: number) => ({ line: lines[row] ?? 0, account: rows[row]?.account ?? '' })
  return {
    chains: surveys.map(({ chainId, blockNumber, compared }) => ({
      chainId,
      blockNumber,
      compared: compared && { asked: compared.asked, different: compared.different },
    })),
    payments: paid && {
      accounts: paid.accounts.size,
      since: paid.since,
      unread: paid.unread,
      complete: paid.isWhole && paid.unread === 0,
    },
    found: [
      ...unreached.map((each) => ({ ...each, blocks: !accepted.has(each.kind), accepted: accepted.has(each.kind) })),
      ...findings.map((finding) => describe(finding, chains[0].chainId, accepted, lineOf)),
    ],
  }
}

/** Lines of one finding that are shown to people; programs get all of them. */
const maxShownLines = 20

/** Writes what was found about recipients for people. */
export function* recipientLines({ chains, found }: RecipientsReport): Generator<string> {
  const names = chains.map(({ chainId, blockNumber, compared }) => {
    const chain = getChainName(chainId) ?? `${chainId}`
    return String(
      sentence(messages.recipientsChain, { chain, block: `${blockNumber}`, compared: compared?.asked ?? 0 }),
    )
  })
  yield `\n${sentence(messages.recipientsTitle, { chains: names.join(', ') })}\n`
  if (found.length === 0) yield `  ${sentence(messages.recipientsNone)}\n`
  for (const { kind, message, blocks, accepted, lines } of found) {
    yield `  ${message}\n`
    const isIncomplete = incompleteKinds.includes(kind)
    const isShown = blocks || accepted || kind === 'same-owners'
    const shown = isShown && !isIncomplete ? lines : []
    for (const { line, account, message: more } of shown.slice(0, maxShownLines)) {
      const text = more === undefined ? account : `${account} (${more})`
      yield `    ${sentence(messages.findingLine, { line: `${line}`, message: text })}\n`
    }
    if (shown.length > maxShownLines)
      yield `    ${sentence(messages.findingMore, { count: shown.length - maxShownLines })}\n`
    if (blocks)
      yield `    ${sentence(isIncomplete ? messages.recipientsContinue : messages.recipientsDecide, { kind })}\n`
    if (accepted)
      yield `    ${sentence(isIncomplete ? messages.recipientsContinued : messages.recipientsAccepted, { kind })}\n`
  }
}
