import { createHash } from 'node:crypto'
import { fetchHistory, fetchWords } from '@slotdrop/delivery'
import { createReport, type Hex, type Manifest, reportCsvChunks, type RowTransfer, slotWord } from '@slotdrop/drops'
import { createPublicClient, erc20Abi, http } from 'viem'
import { foundry } from 'viem/chains'
import type { ChainClient } from '@slotdrop/delivery'
import { createLaneJournal } from '../src/store/createLaneJournal.ts'
import type { OperatorDatabase } from '../src/store/OperatorDatabase.ts'

/** A client that waits for a node that has much to do. */
export function patientClient(rpcUrl: string): ChainClient {
  const transport = http(rpcUrl, { timeout: 600_000, retryCount: 0 })
  return createPublicClient({ chain: foundry, transport, cacheTime: 0 }) as ChainClient
}

/** Slots whose word does not say that every row is paid. */
export async function countWrongWords(client: ChainClient, manifest: Manifest): Promise<number> {
  const { terms, rowCount } = manifest
  const words = await fetchWords({ client, manifest })
  return words.filter(
    (word, slot) => word !== slotWord.full(Math.min(terms.slotSize, rowCount - slot * terms.slotSize)),
  ).length
}

/** A contract that is made for one call answers with no more than code may hold (EIP-170). */
const balancesAtOnce = 120

/** Rows whose account does not hold exactly the row's amount. Nobody may have held any before, and no two rows may have one account. */
export async function countWrongBalances(client: ChainClient, manifest: Manifest): Promise<number> {
  const { terms, rowCount } = manifest
  let wrong = 0
  for (let from = 0; from < rowCount; from += balancesAtOnce) {
    const rows = Array.from({ length: Math.min(balancesAtOnce, rowCount - from) }, (_, index) =>
      manifest.rowAt(from + index),
    )
    const held = await client.multicall({
      contracts: rows.map(({ account }) => ({
        ...{ abi: erc20Abi, address: terms.token, functionName: 'balanceOf' as const, args: [account] as const },
      })),
      ...{ deployless: true, allowFailure: false, batchSize: 0 },
    })
    wrong += rows.filter(({ amount }, index) => held[index] !== amount).length
  }
  return wrong
}

/** What some transaction paid of a slot. */
type Payment = { readonly slot: number; readonly hash: Hex; readonly blockNumber: bigint; readonly paid: bigint }

/** A report of payments: its size in bytes, and a digest that tells it from every other. */
async function reportOf(client: ChainClient, manifest: Manifest, payments: readonly Payment[]) {
  const times = new Map<bigint, bigint>()
  for (const { blockNumber } of payments)
    if (!times.has(blockNumber)) times.set(blockNumber, (await client.getBlock({ blockNumber })).timestamp)
  const transfers: RowTransfer[] = []
  for (const { slot, hash, blockNumber, paid } of payments)
    for (const place of slotWord.rowsOf(paid)) {
      const row = slot * manifest.terms.slotSize + place
      const atSeconds = times.get(blockNumber) ?? 0n
      const received = manifest.rowAt(row).amount
      transfers.push({ row, received, transactionHash: hash, blockNumber, atSeconds, isClaim: false })
    }
  const words = await fetchWords({ client, manifest })
  const report = createReport({ manifest, words, transfers })
  const digest = createHash('sha256')
  let bytes = 0
  for (const chunk of reportCsvChunks(report, manifest)) {
    digest.update(chunk)
    bytes += Buffer.byteLength(chunk)
  }
  return { bytes, digest: digest.digest('hex'), named: transfers.length }
}

/**
 * Whether the report of what the service wrote down, over the list that the server keeps, is byte for byte the one that the sealed list and the
 * chain's events give; and whether either names a transaction for every row.
 */
export async function isReportTheChains(
  client: ChainClient,
  db: OperatorDatabase,
  { sealed, kept }: { readonly sealed: Manifest; readonly kept: Manifest },
): Promise<boolean> {
  const entries = await createLaneJournal(db, '').list(sealed.dropId)
  const noted = entries.flatMap(({ slot, stage, hash, receipt }): Payment[] =>
    stage === 'mined' && hash && receipt ? [{ slot, hash, blockNumber: receipt.blockNumber, paid: receipt.paid }] : [],
  )
  const history = await fetchHistory({ client, manifest: sealed, fromBlock: 0n })
  const [ours, theChains] = [await reportOf(client, kept, noted), await reportOf(client, sealed, history)]
  return (
    ours.bytes === theChains.bytes &&
    ours.digest === theChains.digest &&
    ours.named === sealed.rowCount &&
    theChains.named === sealed.rowCount
  )
}
