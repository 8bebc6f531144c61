import { fetchRegistration, fetchSettled, type LocalSigner, RpcOnOtherChainError } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { isAddressEqual } from 'viem'
import type { OperatorContext } from '../OperatorContext.ts'
import type { SendingOrder } from '../status.ts'
import type { LaneLook } from './nextStep.ts'
import { countSettled, type SettledFigures } from './settledFigures.ts'

/** What the chain says of a drop and of the service's account, and which account that is. */
export type ChainLook = Omit<LaneLook, 'scope'> & {
  readonly account: LocalSigner
  /** Block before which nothing of this was read. */
  readonly block: bigint
  /** Wei. */
  readonly purse: bigint
  readonly settled: SettledFigures & { readonly settledBlock: bigint }
  /** Whether what is settled is so beyond any reorganisation, whatever is open. */
  readonly isPaidFinal: boolean
  /** One a slot, of the latest block. */
  readonly words: readonly bigint[]
  readonly claimsOpen: boolean
}

/**
 * Looks at a drop. The account is the one that the chain names, from the seed of today or a former one; today's where it names neither.
 *
 * @throws RpcOnOtherChainError for a node of another chain, of which nothing is believed; whatever the client throws
 */
export async function fetchLook(
  { keyring, nodesOf }: OperatorContext,
  manifest: Manifest,
  { intent, account: known, namedAtBlock }: Pick<SendingOrder, 'intent' | 'account' | 'namedAtBlock'>,
): Promise<ChainLook> {
  const { terms, dropId } = manifest
  const { client } = nodesOf(terms.chainId)
  const place = { chainId: terms.chainId, dropId }
  const [chainId, block] = await Promise.all([client.getChainId(), client.getBlockNumber({ cacheTime: 0 })])
  if (chainId !== terms.chainId) throw new RpcOnOtherChainError({ expected: terms.chainId, actual: chainId })
  const [{ operator, end, claimsOpen }, { words, finalWords }] = await Promise.all([
    fetchRegistration({ client, manifest }),
    fetchSettled({ client, manifest }),
  ])
  const account = keyring.find(place, operator) ?? (known && keyring.find(place, known)) ?? keyring.accountOf(place)
  const purse = await client.getBalance({ address: account.address })
  const [latest, final] = [countSettled(manifest, words), countSettled(manifest, finalWords)]
  const isNamed = isAddressEqual(operator, account.address)
  return {
    ...{ intent, end, isNamed, account, block, purse },
    // A node that lags behind the block at which the account was named says nothing about what came after.
    wasNamed: namedAtBlock !== undefined && block > namedAtBlock,
    isSettled: latest.settledSlots === manifest.slotCount,
    isFinal: final.settledSlots === manifest.slotCount,
    isEmpty: purse === 0n,
    settled: { ...latest, settledBlock: block },
    isPaidFinal: final.settledRows === latest.settledRows,
    ...{ words, claimsOpen },
  }
}
