import { ANYONE } from '@slotdrop/contracts'
import { getChainFacts } from '@slotdrop/chains'
import {
  auditKeys,
  chainFaults,
  createRandom,
  feeCeiling as ceiling,
  type FaultStage,
  lowBaseFee as low,
  type Random,
  fetchRowPayments,
  type TestChain,
  urgentFees,
} from '@slotdrop/testing'
import type { Address } from 'viem'
import { createMemoryJournal, type LocalSigner, reconcile, type Sender, type SendState } from '../../src/index.ts'
import {
  asClient,
  balanceOf,
  mortal,
  pipelining,
  type PreparedDrop,
  prepareDrop,
  registerOperator,
  setBlocked,
  setOperator,
  wordsOf,
} from '../support.ts'
import { blockSeconds, createWorld, type World } from './createWorld.ts'
import { costlyFaults, type FaultName, faultNames } from './faults.ts'

/** Chain time in seconds for which nothing may be paid while nothing keeps it from being paid. */
const maxIdleSeconds = 300
/** How often it is sent on by hand: rows that were left out are asked for again. */
const maxRetries = 40

/** What one run found. */
export type SeedResult = {
  readonly seed: number
  readonly faults: readonly FaultName[]
  readonly crashes: number
  readonly blocks: number
  readonly transactions: number
  /** Transactions that paid nobody, as the chain shows, and as the pipelines counted. */
  readonly wasted: number
  readonly wastedCounted: number
  /** Longest chain time without a payment, while nothing kept anybody from paying. */
  readonly idleSeconds: number
  /** What is not as it must be. */
  readonly findings: readonly string[]
}

/** A process that ends at one of its steps, or never. */
type Process = { readonly step: number; readonly when: 'before' | 'after' }

function planCrashes(random: Random): Process[] {
  const count = random.chance(0.7) ? 1 + random.below(3) : 0
  return Array.from({ length: count }, () => ({
    step: 1 + random.below(160),
    when: random.chance(0.5) ? ('before' as const) : ('after' as const),
  }))
}

/** Where a device sends. */
type Site = { readonly chain: TestChain; readonly drop: PreparedDrop; readonly world: World }

/** Everything that one key does on one device: processes that end one after another, with the same journal. */
function createDevice(site: Site, signer: LocalSigner, transactionGasCap: bigint) {
  const { chain, drop, world } = site
  const journal = createMemoryJournal()
  const facts = { ...getChainFacts(31_337), transactionGasCap }
  let current: Sender | undefined
  let [crashes, wasted] = [0, 0]
  const open = (process: Process | undefined) => {
    let end: () => void = () => {}
    const died = new Promise<void>((resolve) => (end = resolve))
    const { client, journal: kept } = process
      ? mortal({ client: world }, journal, { ...process, onEnd: () => end() })
      : { client: world.client, journal }
    const pipeline = pipelining(
      chain,
      { ...drop, signer },
      { client, journal: kept, facts, clock: world.clock, maxInFlight: 8, pollMilliseconds: 2000, fees: { ceiling } },
    )
    current = pipeline
    return { pipeline, died }
  }
  const countWaste = ({ pace }: SendState) => void (wasted += pace?.wasted ?? 0)
  return {
    journal,
    getState: () => current?.getState(),
    crashes: () => crashes,
    wasted: () => wasted,
    /** Sends until it stops by itself; killed on the way as planned. */
    async send(processes: readonly Process[] = []): Promise<Sender> {
      for (const process of processes) {
        const { pipeline, died } = open(process)
        let isDead = false
        await Promise.race([pipeline.start(), died.then(() => (isDead = true))])
        countWaste(pipeline.getState())
        pipeline.dispose()
        if (!isDead) break
        crashes += 1
      }
      const { pipeline } = open(undefined)
      await pipeline.start()
      countWaste(pipeline.getState())
      return pipeline
    },
    /** Somebody asks for what is still open. */
    async retry(pipeline: Sender): Promise<void> {
      for (const { index, fullMask, word } of pipeline.getState().slots) {
        if ((fullMask & ~word) === 0n) continue
        await pipeline.retry(index)
        countWaste(pipeline.getState())
      }
    },
  }
}

type Device = ReturnType<typeof createDevice>

function chooseFaults(random: Random): FaultName[] {
  const chosen = random.pick(faultNames, 1 + random.below(3))
  // Who changes the operator names one, not anybody.
  return chosen.includes('two keys') ? chosen.filter((name) => name !== 'operator changed') : chosen
}

/** Chain time without a payment, but for what is nobody's fault. */
function createWatch(chain: TestChain, drop: PreparedDrop) {
  let [settled, idle, longest] = [0n, 0, 0]
  return {
    longest: () => longest,
    async look(isHindered: boolean) {
      const words = await wordsOf(chain, drop.manifest)
      const sum = words.reduce((a, b) => a + b, 0n)
      idle = isHindered || sum !== settled ? 0 : idle + blockSeconds
      settled = sum
      longest = Math.max(longest, idle)
    },
  }
}

/** What a pipeline says at its end, against what the chain shows. */
async function checkEnd(chain: TestChain, { manifest }: PreparedDrop, device: Device): Promise<string[]> {
  const words = await wordsOf(chain, manifest)
  const state = device.getState()
  const open = state?.slots.filter(({ fullMask, index }) => (fullMask & ~(words[index] ?? 0n)) !== 0n) ?? []
  const findings: string[] = []
  if ((state?.phase === 'complete') !== (open.length === 0))
    findings.push(`says ${state?.phase}, with ${open.length} slots open`)
  if (open.length > 0 && state?.problem === undefined) findings.push('stopped without a reason')
  if (state?.waiting || state?.isInDoubt) findings.push('still waits or doubts at its end')
  const status = await reconcile({ client: asClient(chain), manifest, journal: device.journal })
  const sent = status.slots.filter(({ stage }) => stage === 'broadcast' || stage === 'unknown' || stage === 'signing')
  if (sent.length > 0) findings.push(`${sent.length} slots stay under way in the journal`)
  if (status.totals.open > 0n && open.length === 0) findings.push('the journal makes paid rows open')
  return findings
}

async function prepareStage(chain: TestChain, seed: number) {
  const random = createRandom(seed)
  const faults = chooseFaults(random)
  await chain.client.setAutomine(true)
  await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: low })
  const tokenIndex = faults.includes('row begins to refuse') || random.chance(0.3) ? 1 : 0
  const fromBlock = await chain.client.getBlockNumber({ cacheTime: 0 })
  const drop = await prepareDrop(chain, { count: 60 + random.below(60), slotSize: 5, tokenIndex })
  const keys = [await registerOperator(chain, drop)]
  const isForAnyone = faults.includes('two keys')
  if (isForAnyone || faults.includes('operator changed')) {
    const [first] = keys
    keys.push(await registerOperator(chain, drop))
    if (first) await setOperator(drop, isForAnyone ? ANYONE : first.address)
  }
  await chain.client.setAutomine(false)
  // So that a node that lags knows the drop.
  await chain.client.mine({ blocks: 25 })
  await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: low })
  return {
    random,
    faults,
    drop,
    keys,
    fromBlock,
    gasCap: random.pick([260_000n, 260_000n, 400_000n, 560_000n, 2n ** 24n], 1)[0] ?? 0n,
  }
}

/** Sends by one key after the other, or by both at once, until everything is paid. */
async function sendAll(
  devices: readonly Device[],
  crashes: readonly Process[],
  isAtOnce: boolean,
  onStopped: () => Promise<void>,
) {
  const [first, second] = devices
  if (!first) return
  const senders =
    isAtOnce && second ? await Promise.all([first.send(crashes), second.send()]) : [await first.send(crashes)]
  if (!isAtOnce && second && first.getState()?.phase !== 'complete') senders.push(await second.send())
  const last = senders.at(-1)
  const device = senders.length > 1 ? second : first
  for (let count = 0; last && device && last.getState().phase !== 'complete' && count < maxRetries; count++) {
    await onStopped()
    await device.retry(last)
  }
  // Whoever looks once more sees what the others did.
  for (const sender of senders) await sender.refresh()
}

/** What the faults act on. */
function toStage({ chain, drop, world }: Site, random: Random, devices: readonly Device[], keys: readonly Address[]) {
  const getState = () => devices.map((device) => device.getState()).findLast((state) => state?.pace !== undefined)
  const stage: FaultStage = {
    ...{ client: chain.client, manifest: drop.manifest, node: world.faults, random, refusing: new Set() },
    getKeys: () => keys,
    isPurseDry: () => getState()?.waiting?.reason === 'purse',
    async fillPurse() {
      for (const address of keys) await chain.client.setBalance({ address, value: 10n ** 19n })
    },
    countInFlight: () => getState()?.pace?.inFlight ?? 0,
    async changeOperator() {
      const [, second] = keys
      if (second) await setOperator(drop, second, { fees: urgentFees })
    },
  }
  return stage
}

/** Lets those who refuse receive again. */
async function unblock({ chain, drop: { manifest } }: Site, { refusing }: FaultStage): Promise<void> {
  for (const row of refusing) await setBlocked(chain, manifest.terms.token, manifest.rowAt(row).account, false)
  refusing.clear()
}

/** One run: faults, crashes and their times are the seed's. */
export async function runSeed(chain: TestChain, seed: number): Promise<SeedResult> {
  const { random, faults, drop, keys, fromBlock, gasCap } = await prepareStage(chain, seed)
  const watch = createWatch(chain, drop)
  let acts: readonly ((block: number) => Promise<boolean>)[] = []
  const world: World = createWorld(chain, async (block) => {
    const hinders: boolean[] = []
    for (const act of acts) hinders.push(await act(block))
    await watch.look(hinders.includes(true))
  })
  const site = { chain, drop, world }
  const addresses = keys.map(({ address }) => address)
  const devices = keys.map((signer) => createDevice(site, signer, gasCap))
  const stage = toStage(site, random, devices, addresses)
  acts = faults.flatMap((name) => (name === 'two keys' ? [] : [chainFaults[name](stage)]))
  for (const act of acts) await act(0)
  const isAtOnce = faults.includes('two keys')
  await sendAll(devices, planCrashes(random), isAtOnce, async () => {
    await chain.client.setAutomine(true)
    await unblock(site, stage)
    await chain.client.setAutomine(false)
    // Nobody asks again at once, and a node that lags has to see it.
    await world.clock.sleep(10_000)
  })
  const payments = await fetchRowPayments(chain.client, drop.manifest, fromBlock)
  const counted = devices.reduce((sum, device) => sum + device.wasted(), 0)
  const { transactions, wasted } = await auditKeys(chain.client, { keys: addresses, fromBlock })
  const findings: string[] = []
  const wrong = payments.filter(({ count, isExact }) => count !== 1 || !isExact).length
  if (wrong > 0) findings.push(`${wrong} rows not paid exactly once`)
  const left = await balanceOf(chain, drop.manifest.terms.token, drop.manifest.terms.distributor)
  if (left !== 0n) findings.push(`${left} stayed in the contract`)
  for (const device of devices) if (device.getState()) findings.push(...(await checkEnd(chain, drop, device)))
  if (watch.longest() > maxIdleSeconds) findings.push(`nothing was paid for ${watch.longest()} s`)
  const crashes = devices.reduce((sum, device) => sum + device.crashes(), 0)
  const isCostly = faults.some((name) => costlyFaults.has(name))
  if (wasted > 0 && !isCostly) findings.push(`${wasted} transactions wasted`)
  if (crashes === 0 && counted !== wasted) findings.push(`${counted} counted as wasted, of ${wasted}`)
  return {
    ...{ seed, faults, crashes, blocks: world.blocks(), transactions, wasted, wastedCounted: counted },
    ...{ idleSeconds: watch.longest(), findings },
  }
}
