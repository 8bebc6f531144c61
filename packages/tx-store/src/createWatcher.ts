import type { Address, Client } from 'viem'
import { getChainId } from 'viem/actions'
import { fetchChainHead, type ChainHead, type Finality } from './chainHead.ts'
import { getBackOffMs, type Clock } from './clock.ts'
import { NoClientError, WrongChainError } from './errors.ts'
import type { Observation } from './observation.ts'
import { observeSafeTransaction, type ResolveSafeTransaction } from './observeSafeTransaction.ts'
import { observeTransaction } from './observeTransaction.ts'
import type { TransactionRecord } from './transaction.ts'

/** A record and where it belongs. */
export type Watched = { readonly address: Address; readonly chainId: number; readonly record: TransactionRecord }

/** What a watcher is made of. */
export type WatcherParameters = {
  readonly getClient: (chainId: number) => Client | undefined
  readonly getFinality: (chainId: number) => Finality
  readonly resolveSafeTransaction: ResolveSafeTransaction
  readonly clock: Clock
  /** Milliseconds between looks at what is not yet mined. */
  readonly pollingIntervalMs: number
  /** Milliseconds between looks at what is mined and not yet final. */
  readonly recheckIntervalMs: number
  /** What has to be watched on a chain now. */
  readonly getWatched: (chainId: number) => readonly Watched[]
  readonly onObservation: (watched: Watched, observation: Observation) => void
  /** A chain went out of reach, or came back. */
  readonly onReach: (chainId: number, isReachable: boolean) => void
}

/** Looks at chains, one loop a chain, for as long as there is something to watch. */
export type Watcher = {
  /** Looks at a chain as soon as possible; its back-off is forgotten. */
  readonly poke: (chainId: number) => void
  readonly stop: () => void
}

/** One failure may be a hiccup; the second says that the chain is out of reach. */
const failuresUntilUnreachable = 2

type Loop = { timer: unknown; isRunning: boolean; isPoked: boolean; failures: number; trusted: Client | undefined }

/** Creates a watcher. It keeps the chain's answers to nobody but `onObservation`. */
export function createWatcher(parameters: WatcherParameters): Watcher {
  const { clock, getWatched } = parameters
  const loops = new Map<number, Loop>()
  const checkedAt = new Map<string, number>()
  let isStopped = false

  const schedule = (chainId: number, loop: Loop, delayMs: number) => {
    clock.clearTimeout(loop.timer)
    loop.timer = clock.setTimeout(() => void run(chainId, loop), delayMs)
  }

  const run = async (chainId: number, loop: Loop) => {
    if (loop.isRunning || isStopped) return
    loop.isRunning = true
    loop.isPoked = false
    const hasAnswered = await look(chainId, loop)
    loop.isRunning = false
    if (isStopped) return
    loop.failures = hasAnswered ? 0 : loop.failures + 1
    if (hasAnswered) parameters.onReach(chainId, true)
    else if (loop.failures >= failuresUntilUnreachable) parameters.onReach(chainId, false)

    const watched = getWatched(chainId)
    if (watched.length === 0) return
    if (loop.isPoked) schedule(chainId, loop, 0)
    else if (!hasAnswered) schedule(chainId, loop, getBackOffMs(loop.failures))
    else schedule(chainId, loop, Math.min(...watched.map((item) => getWaitMs(item.record))))
  }

  const getWaitMs = (record: TransactionRecord) => {
    const intervalMs = record.block ? parameters.recheckIntervalMs : parameters.pollingIntervalMs
    const lastMs = checkedAt.get(record.id)
    return lastMs === undefined ? 0 : Math.max(lastMs + intervalMs - clock.now(), 0)
  }

  /** Looks at everything that is due. Whether the chain answered at all. */
  const look = async (chainId: number, loop: Loop): Promise<boolean> => {
    const due = getWatched(chainId).filter((watched) => getWaitMs(watched.record) === 0)
    if (due.length === 0) return true
    try {
      const client = await getTrustedClient(chainId, loop)
      const head = await fetchChainHead(client, parameters.getFinality(chainId))
      const results = await Promise.allSettled(due.map((watched) => observe(client, head, watched)))
      const hasAnswered = results.some((result) => result.status === 'fulfilled')
      // One that alone fails waits its turn like the others; the chain is within reach.
      if (hasAnswered) for (const { record } of due) checkedAt.set(record.id, clock.now())
      return hasAnswered
    } catch {
      return false
    }
  }

  const getTrustedClient = async (chainId: number, loop: Loop): Promise<Client> => {
    const client = parameters.getClient(chainId)
    if (!client) throw new NoClientError(chainId)
    if (loop.trusted === client && loop.failures === 0) return client
    const actual = await getChainId(client)
    if (actual !== chainId) throw new WrongChainError({ expected: chainId, actual })
    loop.trusted = client
    return client
  }

  const observe = async (client: Client, head: ChainHead, watched: Watched) => {
    const { address: account, chainId, record } = watched
    const resolve = () => parameters.resolveSafeTransaction({ chainId, safe: account, safeTxHash: record.id })
    const observation =
      record.kind === 'safe'
        ? await observeSafeTransaction({ client, head, account, record, resolve })
        : await observeTransaction({ client, head, account, record })
    if (!isStopped) parameters.onObservation(watched, observation)
  }

  return {
    poke(chainId) {
      let loop = loops.get(chainId)
      if (!loop) {
        loop = { timer: undefined, isRunning: false, isPoked: false, failures: 0, trusted: undefined }
        loops.set(chainId, loop)
      }
      for (const { record } of getWatched(chainId)) checkedAt.delete(record.id)
      if (loop.isRunning) loop.isPoked = true
      else schedule(chainId, loop, 0)
    },
    stop() {
      isStopped = true
      for (const loop of loops.values()) clock.clearTimeout(loop.timer)
      loops.clear()
    },
  }
}
