import type { SourceRows } from '@slotdrop/drops'
import { deviceStore } from './deviceStore.ts'

/** Lines and notes of the files that drops of this device were made from. They are kept by `deviceDrops`, with the list. */
export const deviceSources = {
  get: async (dropId: string): Promise<SourceRows | undefined> =>
    (await (await deviceStore()).get('sources', dropId))?.source,
}
