import { createNodeTransport, findChain, getChainFacts, getRpcUrls, toOfferedChains } from '@slotdrop/chains'
import {
  type ChainClient,
  checkRecipients,
  fetchPaidAccounts,
  type PaidAccounts,
  type RecipientCheck,
  type SurveyedChain,
  systemClock,
} from '@slotdrop/delivery'
import type { Address } from '@slotdrop/drops'
import { type Chain, createPublicClient, http, type Transport } from 'viem'
import { toPackedAccounts } from '../../device/packedAccounts.ts'
import { answerRequests } from '../answerRequests.ts'
import { ChainNotOfferedError } from '../drop/ChainNotOfferedError.ts'
import { toCheckedRecipients } from './toCheckedRecipients.ts'
import type { RecipientsRequests } from './recipientsProtocol.ts'

/** Milliseconds for which an answer of a chain is used. */
const hour = 3_600_000

type Parameters = RecipientsRequests['check']['parameters']

/** @param isCompared whether a sample of the answers is compared with another node */
function openChain(chain: Chain, isCompared: boolean): SurveyedChain {
  // Sound: viem's client, whose type names one chain.
  const open = (transport: Transport) => createPublicClient({ chain, transport, cacheTime: 0 }) as ChainClient
  const other = isCompared ? getRpcUrls(chain)[1] : undefined
  return {
    chainId: chain.id,
    client: open(createNodeTransport(chain)),
    otherClient: other === undefined ? undefined : open(http(other)),
  }
}

/** The offered chains, the drop's first. */
function openChains({ config, chainId }: Parameters, isCompared: boolean): [SurveyedChain, ...SurveyedChain[]] {
  const offered = toOfferedChains(config)
  const here = offered.find(({ id }) => id === chainId)
  if (!here) throw new ChainNotOfferedError(chainId)
  const sanctionsOracle = config.sanctionsCheck === false ? undefined : getChainFacts(chainId).sanctionsOracle
  const others = offered.filter((chain) => chain !== here)
  return [
    { ...openChain(here, isCompared), oracle: sanctionsOracle },
    ...others.map((chain) => openChain(chain, isCompared)),
  ]
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

/** The last check that ended. The oracle is read on the drop's chain alone, so a check for another one starts over. */
let last:
  | {
      readonly chainId: number
      readonly sender: Address | undefined
      readonly at: number
      readonly check: RecipientCheck
      readonly paid: PaidAccounts | undefined
    }
  | undefined
let running: AbortController | undefined

answerRequests<RecipientsRequests>(
  {
    async check(parameters, { onProgress, transfer }) {
      running?.abort()
      const { signal } = (running = new AbortController())
      const { chainId, payable, labels, sender } = parameters
      const at = systemClock.now()
      const recent = last?.chainId === chainId && at - last.at < hour ? last : undefined
      // A call that is under way has no signal, and may take long to fail.
      const aborted = new Promise<never>((_, reject) => {
        // Sound: `abort` without a reason has a DOMException.
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      })
      // A check within the hour keeps the comparison of the first.
      const chains = openChains(parameters, !recent)
      const paid = recent?.sender === sender ? Promise.resolve(recent?.paid) : fetchPaid(parameters, chains[0], signal)
      // It is awaited after the accounts: aborted before, it fails alone.
      paid.catch(() => {})
      const checked = checkRecipients({
        accounts: toPackedAccounts(payable.accounts),
        chains,
        clock: systemClock,
        labels,
        paid,
        signal,
        earlier: recent?.check,
        onProgress: (done, all) => onProgress(done / all),
      })
      const check = await Promise.race([checked, aborted])
      last = { chainId, sender, at: recent?.at ?? at, check, paid: await paid }
      const result = toCheckedRecipients(check, payable, chainId, (id) => findChain(parameters.config, id)?.name)
      transfer(result.findings.map(({ lines }) => lines.buffer))
      return result
    },
    async stop() {
      running?.abort()
    },
  },
  'at-once',
)
