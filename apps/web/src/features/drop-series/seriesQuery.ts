import { queryOptions, skipToken } from '@tanstack/react-query'
import { deviceDrafts } from '../../device/deviceDrafts.ts'
import type { DeviceDraft } from '../../device/deviceStore.ts'

/** The drafts of the series that a draft is one of, in its order; asked anew when the draft changes. */
export function seriesQuery(draft: DeviceDraft | undefined) {
  const { key, series, isSealed = false } = draft ?? {}
  return queryOptions({
    queryKey: ['device', 'drafts', 'series', series?.id, key, isSealed],
    queryFn: series ? () => deviceDrafts.listSeries(series.id) : skipToken,
    gcTime: 0,
    networkMode: 'always',
  })
}

/** The draft of this device that became a drop; null for none. Nothing is asked where the draft is known. */
export function draftOfDropQuery(dropId: string | undefined) {
  return queryOptions({
    queryKey: ['device', 'drafts', 'sealed as', dropId ?? null],
    queryFn:
      dropId === undefined
        ? skipToken
        : async () => (await deviceDrafts.list()).find(({ sealedAs }) => sealedAs === dropId) ?? null,
    gcTime: 0,
    networkMode: 'always',
  })
}
