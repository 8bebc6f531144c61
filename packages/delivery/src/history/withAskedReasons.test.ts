import { reportToJson } from '@slotdrop/drops'
import { startChain, type TestChain } from '@slotdrop/testing'
import { createPublicClient, custom } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asClient, authorise, prepareDrop, sending, setBlocked } from '../../test/support.ts'
import { rowReasonSentence } from '../errors/rowReasonSentence.ts'
import { reconcile } from './reconcile.ts'
import { rebuildReport } from './rebuildReport.ts'
import { leftOutEntry } from '../journal/leftOutEntry.ts'
import { createMemoryJournal } from '../journal/journal.ts'
import type { ChainClient } from '../ports.ts'
import { withAskedReasons } from './withAskedReasons.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

const words = '“DUSD: blocked”'

/** The chain's node, with another answer to some calls; counts those that it gets. */
function nodeThat(refuses: (block: unknown) => boolean) {
  const counted = { calls: 0 }
  const request = ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
    if (method === 'eth_call') {
      counted.calls += 1
      if (refuses(params[1])) return Promise.reject(Object.assign(new Error('missing trie node'), { code: -32_000 }))
    }
    return asClient(chain).request({ method, params } as never)
  }
  const transport = custom({ request: request as never }, { retryCount: 0 })
  return { counted, client: createPublicClient({ chain: foundry, transport, cacheTime: 0 }) as ChainClient }
}

/** A drop of which some rows were refused when they were sent. */
async function prepareRefused(refused: readonly number[], count = 6) {
  const drop = await prepareDrop(chain, { count, tokenIndex: 1 })
  const { manifest } = drop
  const block = async (isBlocked: boolean) => {
    for (const row of refused) await setBlocked(chain, manifest.terms.token, manifest.rowAt(row).account, isBlocked)
  }
  await block(true)
  const journal = createMemoryJournal()
  await sending(chain, drop, { journal }).start()
  const status = await reconcile({ client: asClient(chain), manifest, journal })
  return { drop, manifest, status, block }
}

async function told(
  client: ChainClient,
  { manifest, status }: Pick<Awaited<ReturnType<typeof prepareRefused>>, 'manifest' | 'status'>,
  row: number,
) {
  const reason = (await withAskedReasons(client, manifest, status)).rowReason(row)
  return reason && String(rowReasonSentence(reason))
}

test(
  'a refused row tells the token’s whole text, by a replay before the block of its transaction',
  { tags: ['R8'] },
  async () => {
    const drop = await prepareRefused([1, 4])
    expect(drop.status.rowReason(1)).toEqual({ kind: 'text-not-kept' })
    // What stood in the way was mended since: the replay is of the state that refused the row.
    await drop.block(false)
    expect(await told(asClient(chain), drop, 1)).toBe(words)
    expect(await told(asClient(chain), drop, 0)).toBeUndefined()
  },
)

test('on a node without that state the replay is of now', async () => {
  const drop = await prepareRefused([1])
  const pruned = nodeThat((block) => block !== 'latest')
  expect(await told(pruned.client, drop, 1)).toBe(words)
  await drop.block(false)
  // The others were paid, and the approval was for no more.
  expect(await told(pruned.client, drop, 1)).toBe('the approval is too small')
  await authorise(chain, drop.drop, drop.manifest)
  expect(await told(pruned.client, drop, 1)).toBe('it was refused, but a trial passes now')
})

test('a node that replays nothing is said not to tell', async () => {
  const drop = await prepareRefused([1])
  expect(await told(nodeThat(() => true).client, drop, 1)).toBe('the node could not tell the reason')
})

test('a row that an earlier run left out tells its reason, though the journal holds none', async () => {
  const drop = await prepareDrop(chain, { count: 3, tokenIndex: 1 })
  const { manifest } = drop
  await setBlocked(chain, manifest.terms.token, manifest.rowAt(2).account, true)
  const journal = createMemoryJournal()
  await journal.put(leftOutEntry(manifest, { slot: 0, leftOut: 0b100n, block: 1n, askedAt: 1 }))
  const status = await reconcile({ client: asClient(chain), manifest, journal })
  expect(await told(asClient(chain), { manifest, status }, 2)).toBe(words)
})

test('a drop with many refused rows costs a bounded number of requests, and none again at the next look', async () => {
  const rows = Array.from({ length: 60 }, (_, row) => row)
  const { manifest, status } = await prepareRefused(rows, 80)
  const { client, counted } = nodeThat(() => false)
  const asked = new Map()
  await withAskedReasons(client, manifest, status, asked)
  expect(counted.calls).toBeLessThanOrEqual(80)
  const before = counted.calls
  const again = await withAskedReasons(client, manifest, status, asked)
  expect(counted.calls).toBe(before)
  const known = await withAskedReasons(undefined, manifest, status, asked)
  for (const { rowReason } of [again, known]) expect(rowReason(0)).toMatchObject({ kind: 'text' })
})

test('a report has the token’s words', async () => {
  const { manifest, status } = await prepareRefused([3])
  const { report } = await rebuildReport({ client: asClient(chain), manifest, status })
  expect(reportToJson(report, manifest)).toContain('DUSD: blocked')
})
