import { getChainFacts } from '@slotdrop/chains'
import { getChainName } from '@slotdrop/chains/names'
import {
  checkRecipients,
  decisionKind,
  decisionKinds,
  needsDecision,
  packAccounts,
  type RecipientFinding,
  recipientSentence,
  type SurveyedChain,
  systemClock,
} from '@slotdrop/delivery'
import type { RecipientList } from '@slotdrop/drops'
import { sentence } from '@slotdrop/messages'
import type { Arguments } from '../arguments/parseArguments.ts'
import { UsageError } from '../errors.ts'
import { readLabels } from '../files/readLabels.ts'
import type { Host } from '../host.ts'
import * as messages from '../messages.generated.ts'
import { connectEach } from './connectNodes.ts'

/** One thing that was found about recipients. */
type RecipientReport = {
  /** For contracts on the drop's chain their type. */
  readonly kind: string
  /** Chain id, of what was found on one other chain. */
  readonly chainId: number | undefined
  readonly message: string
  /** Whether it must be decided and is not. */
  readonly blocks: boolean
  readonly accepted: boolean
  readonly lines: readonly { readonly line: number; readonly account: string; readonly message?: string }[]
}

/** What was found about all recipients of a list. */
export type RecipientsReport = {
  readonly chains: readonly { readonly chainId: number; readonly blockNumber: bigint }[]
  readonly found: readonly RecipientReport[]
}

/** Whether recipients are looked up. @throws UsageError for options that stand alone, or name no kind */
export function readRecipientOptions(given: Arguments): boolean {
  for (const kind of given.texts('accept-recipients'))
    if (!decisionKinds.includes(kind))
      throw new UsageError(sentence(messages.unknownRecipientKind, { kind, kinds: decisionKinds.join(', ') }))
  if (given.flag('recipients')) {
    if (given.texts('rpc').length === 0) throw new UsageError(sentence(messages.recipientsNeedRpc))
    return true
  }
  for (const option of ['also-on', 'accept-recipients'])
    if (given.texts(option).length > 0) throw new UsageError(sentence(messages.recipientsOnly, { option }))
  if (given.path('labels') !== undefined) throw new UsageError(sentence(messages.recipientsOnly, { option: 'labels' }))
  return false
}

function describe(
  finding: RecipientFinding,
  chainId: number,
  accepted: ReadonlySet<string>,
  lineOf: (row: number) => { readonly line: number; readonly account: string },
): RecipientReport {
  const kind = decisionKind(finding)
  const safes = new Map(
    finding.kind === 'elsewhere' ? finding.contracts.flatMap(({ row, safe }) => (safe ? [[row, safe]] : [])) : [],
  )
  return {
    kind,
    chainId: 'chainId' in finding ? finding.chainId : undefined,
    message: String(recipientSentence(finding, chainId)),
    blocks: needsDecision(finding) && !accepted.has(kind),
    accepted: needsDecision(finding) && accepted.has(kind),
    lines: finding.rows.map((row) => {
      const safe = safes.get(row)
      const { version = '', threshold = 0, owners = [] } = safe ?? {}
      const message = sentence(messages.recipientSafe, { version, threshold: `${threshold}`, owners: owners.length })
      return { ...lineOf(row), ...(safe && { message: String(message) }) }
    }),
  }
}

/** Chains by their nodes: of several nodes of a chain the second is compared with the first. */
async function connectChains(given: Arguments): Promise<[SurveyedChain, ...SurveyedChain[]]> {
  const nodes = [...(await connectEach(given, 'rpc')), ...(await connectEach(given, 'also-on'))]
  const [first, ...others] = new Set(nodes.map(({ chainId }) => chainId))
  const chainOf = (chainId: number): SurveyedChain => {
    const [client, otherClient] = nodes.filter((node) => node.chainId === chainId).map((node) => node.client)
    if (!client) throw new Error(`No node of chain ${chainId}.`)
    return { chainId, client, otherClient }
  }
  if (first === undefined) throw new UsageError(sentence(messages.recipientsNeedRpc))
  return [{ ...chainOf(first), oracle: getChainFacts(first).sanctionsOracle }, ...others.map(chainOf)]
}

/**
 * Looks the recipients of a list up on the chains of `--rpc` and `--also-on`.
 *
 * @throws UsageError, FileError; what a node throws that does not answer at all
 */
export async function lookUpRecipients(list: RecipientList, given: Arguments, host: Host): Promise<RecipientsReport> {
  const path = given.path('labels')
  const labels = path === undefined ? new Map<string, string>() : await readLabels(path)
  const chains = await connectChains(given)
  const rows = list.rows()
  const lines = list.lines()
  let said = 0
  const { findings, surveys } = await checkRecipients({
    accounts: packAccounts(rows.map(({ account }) => account)),
    chains,
    labels,
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
    chains: surveys.map(({ chainId, blockNumber }) => ({ chainId, blockNumber })),
    found: findings.map((finding) => describe(finding, chains[0].chainId, accepted, lineOf)),
  }
}

/** Lines of one finding that are shown to people; programs get all of them. */
const maxShownLines = 20

/** Writes what was found about recipients for people. */
export function* recipientLines({ chains, found }: RecipientsReport): Generator<string> {
  const names = chains.map(({ chainId, blockNumber }) =>
    String(
      sentence(messages.recipientsChain, { chain: getChainName(chainId) ?? `${chainId}`, block: `${blockNumber}` }),
    ),
  )
  yield `\n${sentence(messages.recipientsTitle, { chains: names.join(', ') })}\n`
  if (found.length === 0) yield `  ${sentence(messages.recipientsNone)}\n`
  for (const { kind, message, blocks, accepted, lines } of found) {
    yield `  ${message}\n`
    const shown = blocks || accepted ? lines : []
    for (const { line, account, message: more } of shown.slice(0, maxShownLines)) {
      const text = more === undefined ? account : `${account} (${more})`
      yield `    ${sentence(messages.findingLine, { line: `${line}`, message: text })}\n`
    }
    if (shown.length > maxShownLines)
      yield `    ${sentence(messages.findingMore, { count: shown.length - maxShownLines })}\n`
    if (blocks) yield `    ${sentence(messages.recipientsDecide, { kind })}\n`
    if (accepted) yield `    ${sentence(messages.recipientsAccepted, { kind })}\n`
  }
}
