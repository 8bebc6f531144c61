import type { Hex } from 'viem'
import type { ApiContext } from '../../context.ts'
import type { SentDrop } from '../../sending.ts'
import { actsAs } from '../../session.ts'
import type { DropRecord } from '../drops/dropRecord.ts'
import { getDrop } from '../drops/getDrop.ts'

/** A drop for its signed-in sender; `null` looks the same for unknown and forbidden. */
export async function getOwnDrop(context: ApiContext, id: Hex): Promise<DropRecord | null> {
  const drop = await getDrop(context, id)
  return drop && actsAs(await context.getSession(), drop.sender, drop.chainId) ? drop : null
}

/** A drop as the sender service is asked about it. */
export function toSentDrop({ id, chainId, sender, distributor, slotCount, rowCount }: DropRecord): SentDrop {
  return { id, chainId, sender, distributor, slotCount, rowCount }
}
