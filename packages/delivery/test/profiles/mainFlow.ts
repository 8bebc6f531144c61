import { batchingHttp, getChain, getChainFacts } from '@slotdrop/chains'
import { makeManifest, makeRows, type Network, testAccount, type TestChain } from '@slotdrop/testing'
import {
  createPublicClient,
  defineChain,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseGwei,
  type TransactionReceipt,
} from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import {
  broadcastOffered,
  type ChainClient,
  type Clock,
  createMemoryJournal,
  estimateSending,
  fetchAuthoriseSteps,
  fetchOffer,
  rebuildReport,
  type SendState,
  toDeliveryError,
  type TransactionRequest,
} from '../../src/index.ts'
import { createPipeline, giveBack } from '../../src/engine.ts'
import { feeOfReceipt } from '../../src/network/fetchL1Fee.ts'
import { ifKnown } from '../../src/follow/ifKnown.ts'
import { createFakeClock } from '../support.ts'

/** Rounds after which a flow is stuck. */
const mostRounds = 400

/** A clock whose sleeps are instant, and in which the network mines its blocks in time. */
export function createNetworkClock() {
  let network: Network | undefined
  let [rounds, mined] = [0, 0]
  const watchers = new Set<() => Promise<void>>()
  const begun = createFakeClock().now()
  const clock: Clock = createFakeClock(async (now) => {
    rounds += 1
    if (rounds > mostRounds) throw new Error('It is stuck.')
    if (!network) return
    const due = Math.floor((now - begun) / network.blockMilliseconds)
    for (; mined < due; mined++) await network.mine()
    for (const watch of watchers) await watch()
  })
  return {
    ...clock,
    watchers,
    connect(connected: Network) {
      network = connected
      mined = Math.floor((clock.now() - begun) / connected.blockMilliseconds)
    },
  }
}

export type NetworkClock = ReturnType<typeof createNetworkClock>

/** A client as the app connects, without pauses of its own. */
function createNetworkClient({ rpcUrl, chainId }: Network): ChainClient {
  const chain =
    getChain(chainId) ??
    defineChain({
      id: chainId,
      name: `Chain ${chainId}`,
      nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
      rpcUrls: { default: { http: [] } },
    })
  // Sound: viem's client, whose type names one chain.
  return createPublicClient({
    chain,
    transport: batchingHttp(rpcUrl, { retryCount: 2 }),
    cacheTime: 0,
  }) as unknown as ChainClient
}

type Means = { readonly client: ChainClient; readonly clock: NetworkClock; readonly ceiling: bigint }

/** Repeats what a node refuses for being asked too often, as a user would. */
async function patiently<T>({ clock }: Pick<Means, 'clock'>, act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (toDeliveryError(error).name !== 'RpcRateLimitedError') throw error
      await clock.sleep(2000)
    }
  }
}

async function waitForReceipt({ client, clock }: Means, hash: Hex): Promise<TransactionReceipt> {
  for (;;) {
    const receipt = await patiently({ clock }, () => ifKnown(client.getTransactionReceipt({ hash })))
    if (receipt) return receipt
    await clock.sleep(2000)
  }
}

/** Signs as the command does: with the fees of `fetchOffer`, once they are below the ceiling. */
async function sendAs(
  means: Means,
  account: PrivateKeyAccount,
  { to, data, value }: TransactionRequest,
  leastNonce: number,
) {
  const { client, clock, ceiling } = means
  for (;;) {
    const offer = await fetchOffer(client, ceiling)
    if (offer.kind === 'too-high') {
      await clock.sleep(2000)
      continue
    }
    const [gas, pending, chainId] = await Promise.all([
      client.estimateGas({ account: account.address, to, data, value }),
      client.getTransactionCount({ address: account.address, blockTag: 'pending' }),
      client.getChainId(),
    ])
    const nonce = Math.max(pending, leastNonce)
    const call = { chainId, to, data, value, nonce, gas: (gas * 12n) / 10n }
    const { fees } = offer
    const serializedTransaction = await ('gasPrice' in fees
      ? account.signTransaction({ type: 'legacy', ...call, ...fees })
      : account.signTransaction({ type: 'eip1559', ...call, ...fees }))
    const hash = await broadcastOffered(client, serializedTransaction, fees)
    if (hash) return hash
  }
}

/** Transactions that a state reports as broadcast and the chain does not have. */
async function findUnknown(chain: TestChain, { slots }: SendState): Promise<Hex[]> {
  const hashes = slots.flatMap((slot) => (slot.stage === 'broadcast' && slot.hash ? [slot.hash] : []))
  const found = await Promise.all(
    [...new Set(hashes)].map(async (hash) => ((await ifKnown(chain.client.getTransaction({ hash }))) ? [] : [hash])),
  )
  return found.flat()
}

const mintAbi = parseAbi(['function mint(address to, uint256 value)'])
let lists = 7000

/** A list of ten slots whose sender has the tokens, and native currency for fees. */
async function seal(chain: TestChain, network: Network, sender: Hex) {
  const [token] = chain.tokens
  if (!token) throw new Error('No demo token.')
  const { chainId } = network
  const manifest = await makeManifest(makeRows(100, { seed: lists++ }), {
    terms: { chainId, distributor: chain.distributor, sender, token: token.address, slotSize: 10 },
  })
  await chain.client.setBalance({ address: sender, value: 10n ** 20n })
  const data = encodeFunctionData({ abi: mintAbi, functionName: 'mint', args: [sender, manifest.total] })
  const minter = testAccount(0)
  const nonce = await chain.client.getTransactionCount({ address: minter.address })
  const serializedTransaction = await minter.signTransaction({
    ...{ type: 'eip1559', chainId, nonce, to: token.address, data, gas: 100_000n },
    ...{ maxFeePerGas: parseGwei('1000'), maxPriorityFeePerGas: parseGwei('1') },
  })
  await chain.client.sendRawTransaction({ serializedTransaction })
  // The tokens came some time before the drop.
  for (let block = 0; block < 5; block++) await network.mine()
  return manifest
}

/** Approves, registers a key with gas money, sends ten slots, takes the rest of the money back and rebuilds the report. */
export async function runMainFlow(chain: TestChain, network: Network, clock: NetworkClock, ceiling: bigint) {
  const client = createNetworkClient(network)
  const means = { client, clock, ceiling }
  const account = privateKeyToAccount(generatePrivateKey())
  const signer = privateKeyToAccount(generatePrivateKey())
  const manifest = await seal(chain, network, account.address)
  const { gasMoney } = await patiently(means, () => estimateSending({ client, manifest, fees: { ceiling } }))
  const registration = { operator: signer.address, claimsOpen: false, mayLeaveOpen: true, gasMoney }
  const steps = await patiently(means, () => fetchAuthoriseSteps({ client, manifest, registration }))
  for (const [place, { request }] of steps.entries()) {
    const hash = await patiently(means, () => sendAs(means, account, request, place))
    const { status } = await waitForReceipt(means, hash)
    if (status !== 'success') throw new Error('A step reverted.')
  }
  const unknown: Hex[] = []
  const waits: { at: number; wait: SendState['waiting'] & object }[] = []
  const pipeline = createPipeline({
    ...{ client, signer, manifest, clock },
    facts: { ...getChainFacts(network.chainId), transactionGasCap: 1_200_000n },
    fees: { ceiling },
    journal: createMemoryJournal(),
    onChange(state) {
      if (state.waiting) waits.push({ at: clock.now(), wait: state.waiting })
    },
  })
  const check = async () => void unknown.push(...(await findUnknown(chain, pipeline.getState())))
  clock.watchers.add(check)
  await pipeline.start()
  clock.watchers.delete(check)
  const { chainId } = network
  const refund = await patiently(means, () =>
    giveBack({ client, signer, clock, chainId, to: account.address, fees: { ceiling } }),
  )
  const refundFee = refund && feeOfReceipt(await waitForReceipt(means, refund.hash))
  const left = await chain.client.getBalance({ address: signer.address })
  const report = await patiently(means, () => rebuildReport({ client, manifest }))
  return {
    ...{ manifest, waits, unknown, report, gasMoney },
    steps: steps.map(({ kind }) => kind),
    state: pipeline.getState(),
    refund: { value: refund?.value ?? 0n, fee: refundFee ?? 0n, left },
  }
}
