import { fetchRegistration, RpcOnOtherChainError } from '@slotdrop/delivery'
import type { OperatorContext } from '../OperatorContext.ts'
import type { LaneHold } from './LaneHold.ts'

/**
 * Whether the chain names no account of this service for a drop, never did, and there is no gas money: then there is nothing to do, and
 * the list need not be read. Anybody may order a drop that is never registered. The account that the sender has to register is written
 * down.
 *
 * @throws RpcOnOtherChainError for a node of another chain; whatever the client throws
 */
export async function isUnnamed({ keyring, nodesOf }: OperatorContext, hold: LaneHold): Promise<boolean> {
  const { dropId, chainId, distributor, namedAtBlock, intent, account: known } = hold.getOrder()
  if (namedAtBlock !== undefined || intent === 'give-back' || distributor === undefined) return false
  const { client } = nodesOf(chainId)
  const actual = await client.getChainId()
  if (actual !== chainId) throw new RpcOnOtherChainError({ expected: chainId, actual })
  const place = { chainId, dropId }
  const { address } = (known && keyring.find(place, known)) ?? keyring.accountOf(place)
  // Whether the drop is closed is seen with its list: until it is registered it does not matter.
  const terms = { distributor, closesAtSeconds: 0n }
  const [{ operator, end }, purse] = await Promise.all([
    fetchRegistration({ client, manifest: { dropId, terms } }),
    client.getBalance({ address }),
  ])
  if (end !== undefined || keyring.find(place, operator) || purse > 0n) return false
  hold.setStatus({ purse, isInDoubt: false })
  await hold.write({ account: address })
  return true
}
