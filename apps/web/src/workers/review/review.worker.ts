import { findChain } from '@slotdrop/chains'
import type { RuntimeConfig } from '@slotdrop/config'
import { distributorAddress } from '@slotdrop/contracts'
import {
  type AuthoriseStep,
  type ChainClient,
  expectSafeTransaction,
  fetchRegisteredDrops,
  fetchSafe,
  findSafeTransaction,
  parseProposal,
  type SafeProposal,
  type SenderDrop,
  sharesApproval,
  toProposedSteps,
} from '@slotdrop/delivery'
import { stepSentence, stepTitle } from '@slotdrop/delivery/sentences'
import { listCid, type Manifest } from '@slotdrop/drops'
import { fetchRuntimeConfig } from '../../chain/runtimeConfig.ts'
import { fetchIsSenderService } from '../fetchIsSenderService.ts'
import { answerRequests } from '../answerRequests.ts'
import { ChainNotOfferedError } from '../drop/ChainNotOfferedError.ts'
import { createChainClients } from '../drop/chainClients.ts'
import { fetchTokenFacts } from './fetchTokenFacts.ts'
import { findFaults, operatorOf } from './findFaults.ts'
import { readListFile } from './readListFile.ts'
import type { Review, ReviewRequests } from './reviewProtocol.ts'
import { saidOf } from '../saidOf.ts'

/** The list that was opened last, and what a proposal makes of it. */
type Opened = { readonly manifest: Manifest; readonly steps: readonly AuthoriseStep[] }

let opened: Opened | undefined

/** What is known of a chain that can't be asked. */
function silent(config: RuntimeConfig | undefined, chainId: number, error: unknown) {
  const chain = findChain(config, chainId)
  return {
    ...{ distributor: undefined, safe: undefined, token: undefined, others: undefined, silence: saidOf(error) },
    ...{ chainName: chain?.name ?? `${chainId}`, coin: chain?.nativeCurrency.symbol ?? '' },
  }
}

/** Other drops of the Safe that share the approval, where the proposal approves more than the list pays. */
async function fetchOthers(
  client: ChainClient,
  { terms, dropId, total }: Manifest,
  proposal: SafeProposal | undefined,
): Promise<readonly SenderDrop[]> {
  const isShared = proposal?.calls.some(
    ({ kind, ...call }) => kind === 'approve' && 'amount' in call && (call.amount ?? 0n) > total,
  )
  if (!isShared) return []
  const { drops } = await fetchRegisteredDrops({ client, terms, known: new Set([dropId]) })
  return drops.filter((drop) => sharesApproval(drop.terms, terms))
}

/** What the chain says of the Safe and the token. The hash says the rest, so a silent chain hides nothing. */
async function askChain(manifest: Manifest, proposal: SafeProposal | undefined) {
  const { chainId, sender } = manifest.terms
  const config = await fetchRuntimeConfig().catch((error: unknown) => silent(undefined, chainId, error))
  if ('silence' in config) return config
  try {
    const clients = createChainClients(config, chainId)
    if (!clients) return silent(config, chainId, new ChainNotOfferedError(chainId))
    const [safe, token, others] = await Promise.all([
      fetchSafe({ client: clients.first, address: sender }),
      fetchTokenFacts(clients.first, manifest),
      fetchOthers(clients.first, manifest, proposal),
    ])
    return {
      ...{ chainName: clients.chainName, coin: clients.symbol, token, others, silence: undefined },
      distributor: config.chains.find(({ id }) => id === chainId)?.distributor ?? distributorAddress,
      safe: safe ?? ('no-safe' as const),
    }
  } catch (error) {
    return silent(config, chainId, error)
  }
}

function toCalls(steps: readonly AuthoriseStep[]): Review['calls'] {
  return steps.map((step) => ({
    title: stepTitle(step),
    text: stepSentence(step),
    to: step.request.to,
    value: step.request.value,
  }))
}

/** Whom a proposal lets send, and whether this site knows the account: what a link says of it is not believed, it is asked by the list's own id. */
async function askOperator(manifest: Manifest, proposal: SafeProposal | undefined): Promise<Review['operator']> {
  const address = operatorOf(manifest, proposal)
  return address && { address, isService: await fetchIsSenderService(manifest.dropId, address) }
}

async function review(manifest: Manifest, proposal: SafeProposal | undefined, steps: readonly AuthoriseStep[]) {
  const { title, terms, token, rowCount, slotCount, total, root, dropId, fingerprint } = manifest
  const [{ digest }, asked, operator] = await Promise.all([
    listCid(manifest),
    askChain(manifest, proposal),
    askOperator(manifest, proposal),
  ])
  const { chainName, coin, safe, silence } = asked
  const list = { title, terms, token, rowCount, slotCount, total, root, dropId, fingerprint }
  const faults = findFaults({ ...asked, manifest, proposal, digest, operator })
  return {
    ...{ list, chainName, coin, faults, silence, operator },
    calls: toCalls(steps),
    safe: safe === 'no-safe' ? undefined : safe,
  } satisfies Omit<Review, 'leftOut'>
}

function callsOf({ manifest: { terms }, steps }: Opened) {
  return { chainId: terms.chainId, safe: terms.sender, calls: steps.map(({ request }) => request) }
}

answerRequests<ReviewRequests>(
  {
    link: async (text) => parseProposal(text),
    async open({ file, link }, { onProgress }) {
      opened = undefined
      const proposal = parseProposal(link)
      const { manifest, leftOut } = await readListFile(file, proposal?.list, { onProgress })
      const config = await fetchRuntimeConfig().catch(() => undefined)
      const chain = findChain(config, manifest.terms.chainId)
      opened = { manifest, steps: proposal ? toProposedSteps(manifest, proposal.calls, chain) : [] }
      return { ...(await review(manifest, proposal, opened.steps)), leftOut }
    },
    async compare({ nonce, version, safeTxHash }) {
      if (!opened || opened.steps.length === 0) return { expected: undefined, found: undefined }
      const asked = { ...callsOf(opened), next: nonce }
      return {
        expected: expectSafeTransaction({ ...asked, version }),
        found: safeTxHash && findSafeTransaction({ ...asked, safeTxHash }),
      }
    },
  },
  'in-turn',
)
