import { ANYONE } from '@slotdrop/contracts'
import { isUnwrapped } from '@slotdrop/drops'
import { isAddressEqual, zeroAddress } from 'viem'
import {
  type DeliveryError,
  NotApprovedError,
  OperatorChangedError,
  RevertedError,
  ShortAllowanceError,
  ShortBalanceError,
  WrongAccountError,
} from '../errors/index.ts'
import { needsOf, totalOf } from '../authorise/needs.ts'
import type { ChainView } from './ChainView.ts'
import type { PipelineContext } from './pipelineContext.ts'

const registered = 1
const cancelled = 2

/**
 * Why this signer may not send the drop now; undefined when it may.
 *
 * @param hasSent it was allowed to before
 */
export function findBar(
  { manifest, signer }: PipelineContext,
  { block, drop }: ChainView,
  hasSent: boolean,
): DeliveryError | undefined {
  const { terms, dropId } = manifest
  if (drop.status === cancelled) return new RevertedError({ errorName: 'AlreadyCancelled', args: [dropId] })
  if (terms.closesAtSeconds !== 0n && block.timestamp >= terms.closesAtSeconds)
    return new RevertedError({ errorName: 'Closed', args: [terms.closesAtSeconds] })
  if (isAddressEqual(signer.address, terms.sender)) return undefined
  const isNamed = isAddressEqual(drop.operator, signer.address) || isAddressEqual(drop.operator, ANYONE)
  const isInTime = drop.operatorUntil === 0n || block.timestamp < drop.operatorUntil
  if (drop.status === registered && isNamed && isInTime) return undefined
  const isNobody = !isInTime || isAddressEqual(drop.operator, zeroAddress)
  const { address: account } = signer
  if (hasSent)
    return new OperatorChangedError({ account, operator: isNobody ? undefined : drop.operator, sender: terms.sender })
  return new WrongAccountError({ expected: terms.sender, actual: signer.address })
}

/**
 * Why the sender's tokens do not suffice for some rows; undefined when they do.
 *
 * @param masks rows under way and those to be sent: all of them take from the same balance and allowance
 */
export function findShortage(
  { manifest }: PipelineContext,
  { funds }: ChainView,
  masks: ReadonlyMap<number, bigint>,
): DeliveryError | undefined {
  const { terms, token } = manifest
  // Coins that go along with the call are the purse's business.
  if (isUnwrapped(terms)) return undefined
  if (funds.allowance === 0n) return new NotApprovedError({ token })
  const needs = totalOf(needsOf(manifest, masks))
  if (funds.balance < needs) return new ShortBalanceError({ token, has: funds.balance, needs })
  if (funds.allowance < needs) return new ShortAllowanceError({ token, has: funds.allowance, needs })
  return undefined
}
