import { setTimeout as sleep } from 'node:timers/promises'
import type { ChainClient } from '@slotdrop/delivery'
import type { Address } from '@slotdrop/drops'
import { sentence } from '@slotdrop/messages'
import { CommandError } from '../errors.ts'
import { exitCodes } from '../exitCodes.ts'
import type { Host } from '../host.ts'
import * as messages from '../messages.generated.ts'

/**
 * Waits until an account has no pending transactions: they may pay rows of another drop, and the chain tells that only once they are mined.
 *
 * @throws CommandError if nothing is to be waited for, or waiting is interrupted
 */
export async function awaitMined({
  client,
  account,
  host,
  doesWait,
}: {
  readonly client: ChainClient
  readonly account: Address
  readonly host: Host
  readonly doesWait: boolean
}): Promise<void> {
  const stop = new AbortController()
  const off = host.onInterrupt(() => stop.abort())
  try {
    for (let isSaid = false; ; isSaid = true) {
      // oxlint-disable-next-line no-await-in-loop -- one look after another
      const [mined, all] = await Promise.all(
        (['latest', 'pending'] as const).map((blockTag) => client.getTransactionCount({ address: account, blockTag })),
      )
      const count = (all ?? 0) - (mined ?? 0)
      if (count <= 0) return
      if (!doesWait || stop.signal.aborted)
        throw new CommandError(sentence(messages.pendingTransactions, { account, count }), exitCodes.unfinished)
      if (!isSaid) host.note(`${sentence(messages.pendingAwaited, { account, count })}\n`)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await sleep(client.pollingInterval, undefined, { signal: stop.signal }).catch(() => undefined)
    }
  } finally {
    off()
  }
}
