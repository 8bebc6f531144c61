import { queryOptions, skipToken } from '@tanstack/react-query'
import { deviceDrops } from '../../../device/deviceDrops.ts'
import type { DeviceDraft } from '../../../device/deviceStore.ts'

/** The list that a draft was sealed as, as long as it is shown: it may be long. Null where this device does not have it. */
export function sealedListQuery({ isSealed = false, sealedAs }: Pick<DeviceDraft, 'isSealed' | 'sealedAs'>) {
  return queryOptions({
    queryKey: ['device', 'sealed list', isSealed ? (sealedAs ?? null) : null],
    queryFn:
      isSealed && sealedAs !== undefined
        ? async () => (await deviceDrops.load(sealedAs).catch(() => undefined))?.manifest ?? null
        : skipToken,
    // A sealed list never changes.
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
    networkMode: 'always',
  })
}
