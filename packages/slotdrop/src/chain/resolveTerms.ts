import { distributorAddress } from '@slotdrop/contracts'
import { type DropTerms, maxSlotSize } from '@slotdrop/drops'
import { sentence } from '@slotdrop/messages'
import type { Address } from '@slotdrop/drops'
import type { Arguments } from '../arguments/parseArguments.ts'
import { UsageError } from '../errors.ts'
import * as messages from '../messages.generated.ts'
import type { ListToken } from './resolveToken.ts'

/**
 * The terms of a drop from options. The same options give the same terms, so that a list that is sealed again is the same drop.
 *
 * @param chainId as the node tells it
 * @param signer who sends, where no option says it
 * @throws UsageError naming what is missing
 */
export function resolveTerms(
  given: Arguments,
  { token, standard }: ListToken,
  chainId: number | undefined,
  signer?: Address,
): DropTerms {
  const missing = (option: string): never => {
    throw new UsageError(sentence(messages.optionMissing, { option }))
  }
  return {
    chainId: given.integer('chain', { min: 1 }) ?? chainId ?? missing('--chain'),
    distributor: given.address('distributor') ?? distributorAddress,
    sender: given.address('sender') ?? signer ?? missing('--sender'),
    token: token ?? missing('--token'),
    standard,
    policy: given.flag('strict') ? 'strict' : 'skip',
    safeTransfer: given.flag('safe-transfer'),
    direct: given.flag('direct'),
    opensAtSeconds: given.time('opens') ?? 0n,
    closesAtSeconds: given.time('closes') ?? 0n,
    round: BigInt(given.integer('round') ?? 1),
    slotSize: given.integer('slot-size', { min: 1, max: maxSlotSize[standard] }) ?? maxSlotSize[standard],
  }
}
