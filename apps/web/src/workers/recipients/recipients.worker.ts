import { createNodeTransport, getChainFacts, getRpcUrls, toOfferedChains } from '@slotdrop/chains'
import {
  type ChainClient,
  checkRecipients,
  type RecipientCheck,
  type SurveyedChain,
  systemClock,
} from '@slotdrop/delivery'
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
  const { sanctionsOracle } = getChainFacts(chainId)
  const others = offered.filter((chain) => chain !== here)
  return [
    { ...openChain(here, isCompared), oracle: sanctionsOracle },
    ...others.map((chain) => openChain(chain, isCompared)),
  ]
}

/** The last check that ended. The oracle is read on the drop's chain alone, so a check for another one starts over. */
let last: { readonly chainId: number; readonly at: number; readonly check: RecipientCheck } | undefined
let running: AbortController | undefined

answerRequests<RecipientsRequests>(
  {
    async check(parameters, { onProgress, transfer }) {
      running?.abort()
      const { signal } = (running = new AbortController())
      const { chainId, payable, labels } = parameters
      const at = systemClock.now()
      const isRecent = last?.chainId === chainId && at - last.at < hour
      // A call that is under way has no signal, and may take long to fail.
      const aborted = new Promise<never>((_, reject) => {
        // Sound: `abort` without a reason has a DOMException.
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      })
      const checked = checkRecipients({
        accounts: toPackedAccounts(payable.accounts),
        // A check within the hour keeps the comparison of the first.
        chains: openChains(parameters, !isRecent),
        clock: systemClock,
        labels,
        signal,
        earlier: isRecent ? last?.check : undefined,
        onProgress: (done, all) => onProgress(done / all),
      })
      const check = await Promise.race([checked, aborted])
      last = { chainId, at: isRecent && last ? last.at : at, check }
      const result = toCheckedRecipients(check, payable, chainId)
      transfer(result.findings.map(({ lines }) => lines.buffer))
      return result
    },
    async stop() {
      running?.abort()
    },
  },
  'at-once',
)
