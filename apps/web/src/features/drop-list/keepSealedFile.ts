import { deviceCompanions } from '../../device/deviceCompanions.ts'
import { deviceDrops } from '../../device/deviceDrops.ts'
import { openSealedFile } from '../../workers/openSealedFile.ts'

/** Opens a sealed file and keeps its drop on this device, if this browser keeps anything; the drop's id. */
export async function keepSealedFile(file: File, onProgress: (done: number) => void): Promise<string> {
  const { manifest, companion } = await openSealedFile(file, { onProgress })
  const kept = companion ? deviceCompanions.put(manifest, companion) : deviceDrops.put(manifest)
  await kept.catch(() => undefined)
  return manifest.dropId
}
