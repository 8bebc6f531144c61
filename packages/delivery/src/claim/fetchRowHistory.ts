import { slotDistributorAbi } from '@slotdrop/contracts'
import { type Address, type Hex, type ProvenRow, slotWord } from '@slotdrop/drops'
import { encodeEventTopics, formatLog, type Log, numberToHex, parseEventLogs, type RpcLog } from 'viem'
import { decodeReason, type Reason } from '../errors/index.ts'
import type { ChainClient } from '../ports.ts'
import { askReason } from '../refusals/fetchRowReason.ts'
import type { ClaimableDrop } from './ClaimableDrop.ts'

/** What the logs tell of one row: how it was paid, or why the last attempt was not. */
export type RowHistory =
  | { readonly kind: 'pushed'; readonly transaction: Hex; readonly blockNumber: bigint }
  | { readonly kind: 'claimed'; readonly transaction: Hex; readonly blockNumber: bigint; readonly to: Address }
  | { readonly kind: 'failed'; readonly transaction: Hex; readonly blockNumber: bigint; readonly reason: Reason }
  | { readonly kind: 'nothing' }

/**
 * Looks a row up in the logs of its slot. Best effort: a node that keeps or answers too little gives `nothing`, and the word on
 * chain stays the only truth.
 */
export async function fetchRowHistory({
  client,
  drop,
  row,
  fromBlock,
}: {
  readonly client: ChainClient
  readonly drop: ClaimableDrop
  readonly row: ProvenRow
  readonly fromBlock: bigint
}): Promise<RowHistory> {
  const names = ['SlotSent', 'RowFailed', 'RowClaimed'] as const
  const signatures = names.map((eventName) => encodeEventTopics({ abi: slotDistributorAbi, eventName })[0])
  try {
    // Sound: an answer of `eth_getLogs` is logs, and topics may be lists of topics.
    const logs = (await client.request({
      method: 'eth_getLogs',
      params: [
        {
          address: drop.terms.distributor,
          topics: [signatures as Hex[], drop.dropId, numberToHex(row.slot, { size: 32 })],
          fromBlock: numberToHex(fromBlock),
          toBlock: 'latest',
        },
      ],
    })) as RpcLog[]
    const events = parseEventLogs({
      abi: slotDistributorAbi,
      eventName: [...names],
      // Sound: a mined log, which a node answers here, has a block, a hash and an index.
      logs: logs.map((log) => formatLog(log)) as Log<bigint, number, false>[],
    })
    let found: RowHistory = { kind: 'nothing' }
    for (const { eventName, args, transactionHash: transaction, blockNumber } of events) {
      if (transaction === null || blockNumber === null) continue
      const at = { transaction, blockNumber }
      if (eventName === 'SlotSent' && slotWord.isSet(args.paid, row.row)) found = { kind: 'pushed', ...at }
      if (eventName === 'RowClaimed' && args.row === BigInt(row.row)) found = { kind: 'claimed', ...at, to: args.to }
      if (
        eventName === 'RowFailed' &&
        args.row === BigInt(row.row) &&
        found.kind !== 'pushed' &&
        found.kind !== 'claimed'
      )
        found = { kind: 'failed', ...at, reason: decodeReason(args.reason) }
    }
    if (found.kind !== 'failed' || found.reason.kind !== 'text-not-kept') return found
    return { ...found, reason: await askReason(client, drop, row, found.blockNumber) }
  } catch {
    return { kind: 'nothing' }
  }
}
