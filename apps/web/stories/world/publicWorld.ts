import type { Manifest } from '@slotdrop/drops'
import { getAddress } from 'viem'
import type { DropOnChain } from './minedDrop.ts'
import type { World } from './openWorld.ts'
import { makeAccounts, sealDrop } from './sealDrop.ts'

/** A recipient of public drops, and one beside. */
export const person = getAddress('0x00000000000000000000000000000000000f00d1')
export const other = getAddress('0x00000000000000000000000000000000000b0bb2')
/** The account that sends them. */
export const [publisher = person] = makeAccounts(1, 990)

/** The public page of a drop of another account, for an address. */
export function publicWorld(drop: DropOnChain, address?: string, world: Partial<World> = {}): World {
  const { manifest } = drop
  const { token } = manifest.terms
  return {
    path: `/d/${manifest.dropId}${address === undefined ? '' : `?address=${address}`}`,
    published: [manifest],
    chain: {
      drops: [{ claimsOpen: true, ...drop }],
      balances: { [token]: { [publisher]: manifest.total } },
      allowances: { [token]: { [publisher]: manifest.total } },
    },
    ...world,
  }
}

/** A public drop for the two. */
export function sealPublic(terms: Parameters<typeof sealDrop>[1] = {}): Promise<Manifest> {
  return sealDrop([person, other], { sender: publisher, ...terms })
}
