import { deviceDrops } from '../../src/device/deviceDrops.ts'
import type { DropMode } from '../../src/device/deviceStore.ts'
import type { Manifest } from '@slotdrop/drops'
import type { DropOnChain } from './minedDrop.ts'
import type { World } from './openWorld.ts'
import { sender } from './places.ts'

/** Keeps sealed lists on the device of a story. */
export async function keepDrops(manifests: readonly Manifest[], mode: DropMode = 'push'): Promise<void> {
  for (const manifest of manifests)
    // oxlint-disable-next-line no-await-in-loop -- one after another, as they were sealed
    await deviceDrops.put(manifest, { mode })
}

/** The sender’s page of a drop that is on this device, or a page below it. */
export function senderWorld(
  drop: DropOnChain,
  { page = '', ...world }: Partial<World> & { readonly page?: string } = {},
): World {
  const { manifest } = drop
  const { token } = manifest.terms
  return {
    path: `/drops/${manifest.dropId}${page}`,
    wallet: sender,
    chain: {
      drops: [drop],
      balances: { [token]: { [sender]: manifest.total } },
      allowances: { [token]: { [sender]: manifest.total } },
    },
    prepare: () => keepDrops([manifest]),
    ...world,
  }
}
