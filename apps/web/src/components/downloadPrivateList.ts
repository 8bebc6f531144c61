import { type Manifest, privateListChunks } from '@slotdrop/drops'
import { deviceCompanions } from '../device/deviceCompanions.ts'
import { companionChunks } from '../workers/companion/companionJson.ts'
import { downloadChunks } from './download.ts'

/** Hands the private form of a sealed list over: one file with the list and what its sender keeps beside it on this device. */
export async function downloadPrivateList(manifest: Manifest): Promise<void> {
  const { dropId, fingerprint } = manifest
  const companion = (await deviceCompanions.get(dropId)) ?? { mode: 'push', setAside: [] }
  const chunks = privateListChunks(manifest, companionChunks(companion))
  await downloadChunks(`${fingerprint}-private.json`, chunks, 'application/json')
}
