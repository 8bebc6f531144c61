import {
  createNodeTransport,
  findChain,
  getChainFacts,
  getOwnRpcUrl,
  getRpcUrls,
  toOfferedChains,
} from '@slotdrop/chains'
import {
  type ChainClient,
  checkRecipients,
  type EarlierSurveys,
  fetchPaidAccounts,
  type PaidAccounts,
  type SurveyedChain,
  systemClock,
} from '@slotdrop/delivery'
import { type Address, toPackedAccounts } from '@slotdrop/drops'
import { type Chain, createPublicClient, http, type Transport } from 'viem'
import { answerRequests } from '../answerRequests.ts'
import { ChainNotOfferedError } from '../drop/ChainNotOfferedError.ts'
import { toCheckedRecipients } from './toCheckedRecipients.ts'
import type { RecipientsRequests } from './recipientsProtocol.ts'

/** Milliseconds for which an answer of a chain is used. */
const hour = 3_600_000

type Parameters = RecipientsRequests['check']['parameters']

function openChain(chain: Chain): SurveyedChain {
  // Sound: viem's client, whose type names one chain.
  const open = (transport: Transport) => createPublicClient({ chain, transport, cacheTime: 0 }) as ChainClient
  // The site's nodes see recipients only if the sender's own node does not answer.
  const other = getOwnRpcUrl(chain) === undefined ? getRpcUrls(chain)[1] : undefined
  return {
    chainId: chain.id,
    client: open(createNodeTransport(chain)),
    otherClient: other === undefined ? undefined : open(http(other)),
  }
}

/** The offered chains, the drop's first. */
function openChains({ config, chainId }: Parameters, offered: readonly Chain[]): [SurveyedChain, ...SurveyedChain[]] {
  const here = offered.find(({ id }) => id === chainId)
  if (!here) throw new ChainNotOfferedError(chainId)
  const sanctionsOracle = config.sanctionsCheck === false ? undefined : getChainFacts(chainId).sanctionsOracle
  const others = offered.filter((chain) => chain !== here)
  return [{ ...openChain(here), oracle: sanctionsOracle }, ...others.map(openChain)]
}

/** Accounts that the sender has paid on the drop's chain; undefined without a sender, or without a distributor there. */
async function fetchPaid(
  { sender, chainId, config }: Parameters,
  { client }: SurveyedChain,
  signal: AbortSignal,
): Promise<PaidAccounts | undefined> {
  const { distributor } = config.chains.find(({ id }) => id === chainId) ?? {}
  return sender && distributor ? fetchPaidAccounts({ client, chainId, sender, distributor, signal }) : undefined
}

/** What is known of a list: by a check that ended, or until one was stopped. */
type Known = {
  /** The oracle is read on the drop's chain alone, and each node answers for itself: with another chain or node a check starts over. */
  readonly basis: string
  readonly sender: Address | undefined
  readonly at: number
  readonly surveys: EarlierSurveys
  readonly paid: PaidAccounts | undefined
}

let last: Known | undefined
/** Ends the check that is under way, and keeps what it knows. */
let stop: (() => void) | undefined

function basisOf(chainId: number, offered: readonly Chain[]): string {
  return JSON.stringify([chainId, offered.map((chain) => [chain.id, getRpcUrls(chain)])])
}

/** The sender's payments of an earlier check, if nothing was left unread. */
function paidBefore(recent: Known | undefined, sender: Address | undefined): PaidAccounts | undefined {
  const paid = recent?.sender === sender ? recent?.paid : undefined
  return paid?.isWhole && paid.unread === 0 ? paid : undefined
}

answerRequests<RecipientsRequests>(
  {
    async check(parameters, { onProgress, transfer }) {
      stop?.()
      const controller = new AbortController()
      const { signal } = controller
      const { chainId, payable, labels, sender } = parameters
      const offered = toOfferedChains(parameters.config)
      const chains = openChains(parameters, offered)
      const now = systemClock.now()
      const basis = basisOf(chainId, offered)
      const recent = last?.basis === basis && now - last.at < hour ? last : undefined
      const at = recent?.at ?? now
      let paidSoFar = paidBefore(recent, sender)
      const paid = paidSoFar ? Promise.resolve(paidSoFar) : fetchPaid(parameters, chains[0], signal)
      // It is awaited after the accounts: aborted before, it fails alone.
      paid.then((found) => (paidSoFar = found)).catch(() => {})
      let readSoFar: (() => EarlierSurveys) | undefined
      const keep = (surveys: EarlierSurveys) => (last = { basis, sender, at, surveys, paid: paidSoFar })
      const stopThis = () => {
        if (readSoFar) keep(readSoFar())
        controller.abort()
        stop = undefined
      }
      stop = stopThis
      // A call that is under way has no signal, and may take long to fail.
      const aborted = new Promise<never>((_, reject) => {
        // Sound: `abort` without a reason has a DOMException.
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      })
      const checked = checkRecipients({
        accounts: toPackedAccounts(payable.accounts),
        chains,
        clock: systemClock,
        labels,
        paid,
        signal,
        earlier: recent?.surveys,
        onStart: (read) => (readSoFar = read),
        onProgress: (done, all) => onProgress(done / all),
      })
      const check = await Promise.race([checked, aborted])
      keep(check)
      if (stop === stopThis) stop = undefined
      const result = toCheckedRecipients(check, payable, chainId, (id) => findChain(parameters.config, id)?.name)
      transfer(result.findings.map(({ lines }) => lines.buffer))
      return result
    },
    async stop() {
      stop?.()
    },
  },
  'at-once',
)
